import { formatDollars } from '../site/money.ts';
import { salaryPath } from '../site/paths.ts';

/** Links to salary pages, a list item each; `current` is the page's own amount, shown but marked. */
export function AmountLinks({
  amounts,
  current,
}: {
  amounts: readonly number[];
  current?: number;
}) {
  return (
    <ul className="amounts">
      {amounts.map((amount) => (
        <AmountLink key={amount} amount={amount} isCurrent={amount === current} />
      ))}
    </ul>
  );
}

/** One item of {@link AmountLinks}. */
export function AmountLink({ amount, isCurrent }: { amount: number; isCurrent: boolean }) {
  return (
    <li>
      <a href={salaryPath(amount)} aria-current={isCurrent ? 'page' : undefined}>
        {formatDollars(amount)}
      </a>
    </li>
  );
}
