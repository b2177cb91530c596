/**
 * The script of the 404 page: logs the path. For a path under `/salary/` or `/hour/` it goes to the page of that amount, or says
 * that the amount is not available and what is. An amount in another path is offered to the calculator. Text from the address
 * is only ever set as text.
 */
import { missingPage } from '../pages/missing-page.ts';
import { MOST_DOLLARS } from '../words/entered-text.ts';

const path = location.pathname;
const missing = missingPage(path);
const family = /^\/(salary|hour)\//.exec(path)?.[1];

console.error('404', path);

// Calculator is highlighted on every path of a family (docs/product.md, Shared layout).
if (family) {
  for (const link of all('nav [href="/"]')) link.setAttribute('aria-current', 'true');
}

if (typeof missing === 'string') {
  location.replace(missing);
} else if (missing && family) {
  fill(family, missing);
  for (const donation of all('.donation')) donation.hidden = false;
  document.title = document.title.replace('Page', family === 'hour' ? 'Rate' : 'Salary Amount');
} else {
  const [amount] = /\d{5,}/.exec(path) ?? [];
  if (amount) fill('any', [BigInt(amount)]);
}

/** Shows the elements that have words for `kind` with `amounts` in their texts and addresses. */
function fill(kind: string, amounts: readonly (bigint | number | string)[]): void {
  const texts = amounts.map((amount) =>
    typeof amount === 'string' ? amount : amount.toLocaleString('en-AU'),
  );
  const [asked] = amounts;
  const isPay = Number(asked) > 0 && Number(asked) <= MOST_DOLLARS;
  for (const element of all(`[data-${kind}]`)) {
    const { [kind]: words, path } = element.dataset;
    element.hidden = false;
    // The calculator takes only what may be a pay. A path without a number asks for a rate of 0: that is no rate to name.
    if (path?.includes('{0}') ? !isPay : asked === 0 && words?.includes('{0}')) continue;
    if (words) element.textContent = filled(words, texts).replace('$-', '-$');
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
