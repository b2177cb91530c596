import { salaryPath } from '../site/paths.ts';
import type { SalaryLink } from '../words/salary-links.ts';

/** Links to salary pages, in rising order: `own` is the place of the one that the visitor is on. With `inSevens` a row has seven. */
export function AmountLinks({
  links,
  own,
  inSevens = false,
}: {
  links: readonly SalaryLink[];
  own?: number;
  inSevens?: boolean;
}) {
  return (
    <ul className={inSevens ? 'links links-sevens' : 'links'}>
      {links.map(({ amount, text }, index) => (
        <li key={amount}>
          <a href={salaryPath(amount)} aria-current={index === own ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
