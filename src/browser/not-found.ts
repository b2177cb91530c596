/**
 * The script of the 404 page: logs the path. For a path under `/salary/` it goes to the page of that salary, or says
 * that the amount is not available. Text from the address is only ever set as text.
 */
import { missingPage } from '../site/missing-page.ts';

const path = location.pathname;
const missing = missingPage(path);

console.error('404', path);

if (typeof missing === 'string') {
  location.replace(missing);
} else if (missing !== undefined) {
  const amount = missing.toLocaleString('en-AU');
  for (const element of document.querySelectorAll('[data-salary]')) {
    element.textContent = element.getAttribute('data-salary')?.replace('{amount}', amount) ?? '';
  }
  // Calculator is highlighted on every path under /salary/ (docs/product.md, Shared layout).
  for (const link of document.querySelectorAll('header li a[href="/"]')) {
    link.setAttribute('aria-current', 'true');
  }
  document.title = document.querySelector('h1')?.textContent as string;
}
