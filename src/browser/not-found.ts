/**
 * The script of the 404 page: logs the path. For a path under `/salary/` it goes to the page of that salary, or says
 * that the amount is not available and what is. An amount in another path is offered to the calculator. Text from the address
 * is only ever set as text.
 */
import { missingPage } from '../pages/missing-page.ts';

const path = location.pathname;
const missing = missingPage(path);

console.error('404', path);

// Calculator is highlighted on every path under /salary/ (docs/product.md, Shared layout).
if (path.startsWith('/salary/')) {
  for (const link of all('nav [href="/"]')) link.setAttribute('aria-current', 'true');
}

if (typeof missing === 'string') {
  location.replace(missing);
} else if (missing) {
  fill('[hidden],[data-salary]', missing);
  document.title = document.title.replace('Page', 'Salary Amount');
} else {
  const [amount] = /\d{5,}/.exec(path) ?? [];
  if (amount) fill('.main', [BigInt(amount)]);
}

/** Shows the elements of `selector` with `amounts` in their texts and addresses. */
function fill(selector: string, amounts: readonly (bigint | number)[]): void {
  const texts = amounts.map((amount) => amount.toLocaleString('en-AU'));
  for (const element of all(selector)) {
    const { salary, path } = element.dataset;
    element.hidden = false;
    if (salary) element.textContent = filled(salary, texts);
    if (path) element.href = filled(path, amounts);
  }
}

/** `text` with `amounts` in place of their numbers in braces. */
function filled(text: string, amounts: readonly unknown[]): string {
  return text.replace(/{(.)}/g, (_, index) => amounts[index] as string);
}

function all(selector: string): NodeListOf<HTMLAnchorElement> {
  return document.querySelectorAll(selector);
}
