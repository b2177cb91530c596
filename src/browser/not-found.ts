/**
 * Completes the page of unknown paths: logs the path, and where it asks for a salary goes to the page that
 * was meant or says that the amount is not available. What comes from the address is only ever set as text.
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
  // As on every other salary path (spec §2), the calculator is the part of the site that the visitor is in.
  for (const link of document.querySelectorAll('header li a[href="/"]')) {
    link.setAttribute('aria-current', 'true');
  }
  document.title = document.querySelector('h1')?.textContent as string;
}
