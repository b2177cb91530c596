import { salaryPath } from '../site/paths.ts';
import type { AmountLink } from '../words/amount-links.ts';

/** Links to the pages of salaries, or of what is at `pathOf`, in rising order: `own` is the place of the one that the visitor is on. With `inSevens` a row has seven. */
export function AmountLinks({
  links,
  own,
  inSevens = false,
  pathOf = salaryPath,
}: {
  links: readonly AmountLink[];
  own?: number;
  inSevens?: boolean;
  pathOf?: (amount: string) => string;
}) {
  return (
    <ul className={inSevens ? 'links links-sevens' : 'links'}>
      {links.map(({ amount, text }, index) => (
        <li key={amount}>
          <a href={pathOf(amount)} aria-current={index === own ? 'page' : undefined}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
