import { salaryPath } from '../site/paths.ts';
import type { SalaryLink } from '../words/salary-links.ts';

/** Links to salary pages, in rising order. */
export function AmountLinks({ links }: { links: readonly SalaryLink[] }) {
  return (
    <ul className="links">
      {links.map(({ amount, text }) => (
        <AmountLink key={amount} amount={amount} text={text} />
      ))}
    </ul>
  );
}

/** A link to a salary page, as a list item; `isCurrent` marks the page that the visitor is on. */
export function AmountLink({
  amount,
  text,
  isCurrent = false,
}: SalaryLink & { isCurrent?: boolean }) {
  return (
    <li>
      <a href={salaryPath(amount)} aria-current={isCurrent ? 'page' : undefined}>
        {text}
      </a>
    </li>
  );
}
