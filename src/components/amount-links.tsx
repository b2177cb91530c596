import { formatDollars } from '../site/money.ts';
import { salaryPath } from '../site/paths.ts';

/**
 * Links to salary pages, a list item each; `current` is the page's own amount, shown but marked.
 *
 * The items are written as text because a salary page has about fifty of them: as React elements they took
 * a quarter of its render. Nothing but digits, `$` and `,` goes in, so there is nothing to escape.
 */
export function AmountLinks({
  amounts,
  current,
}: {
  amounts: readonly number[];
  current?: number;
}) {
  let items = '';
  for (const amount of amounts) items += amountLink(amount, amount === current);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of numbers alone
  return <ul dangerouslySetInnerHTML={{ __html: items }} />;
}

function amountLink(amount: number, isCurrent: boolean): string {
  const current = isCurrent ? ' aria-current="page"' : '';
  return `<li><a href="${salaryPath(amount)}"${current}>${formatDollars(amount)}</a></li>`;
}
