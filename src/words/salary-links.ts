/** Links to salary pages as texts. */

import { SALARY_STEP } from '../site/salary-amounts.ts';
import { formatDollars } from './money.ts';

export interface SalaryLink {
  /** The salary's digits, as its address has them. */
  readonly amount: string;
  /** The salary as money. */
  readonly text: string;
}

/** The link to the page of `amount` dollars a year. */
export function salaryLink(amount: number): SalaryLink {
  // The remainder by a power of two, without a division.
  const place = (amount / SALARY_STEP) & (RECENT_LINKS - 1);
  const recent = recentLinks[place];
  if (recent?.dollars === amount) return recent.link;
  const link = { amount: `${amount}`, text: formatDollars(amount) };
  recentLinks[place] = { dollars: amount, link };
  return link;
}

const RECENT_LINKS = 4_096;
/** A page has 58 links, nearly all of which other pages have too: kept, they take a third of the time. */
const recentLinks = Array.from(
  { length: RECENT_LINKS },
  (): { readonly dollars: number; readonly link: SalaryLink } | undefined => undefined,
);
