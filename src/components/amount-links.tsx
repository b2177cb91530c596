import { salaryPath } from '../site/paths.ts';
import type { AmountLink } from '../words/amount-links.ts';

interface AmountLinksProps {
  /** In rising order. */
  links: readonly AmountLink[];
  /** The place of the one that the visitor is on. */
  own?: number;
  /** Whether a row has seven. */
  inSevens?: boolean;
  pathOf?: (amount: string) => string;
}

/** Links to the pages of salaries, or of what is at `pathOf`. */
export function AmountLinks({ links, own, inSevens, pathOf = salaryPath }: AmountLinksProps) {
  return (
    <ul className={inSevens ? 'links sevens' : 'links'}>
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
