/** Links to the pages of salaries, of hourly rates and of tax tables as texts. */

import { rateDigits } from '../site/hourly-rates.ts';
import { SALARY_STEP } from '../site/salary-amounts.ts';
import { formatDollars, formatMoney } from './money.ts';

export interface AmountLink {
  /** The digits of the salary or the rate, as the address has them. */
  readonly amount: string;
  /** The same as money. */
  readonly text: string;
}

/** The link to the page of `amount` dollars a year. */
export function salaryLink(amount: number): AmountLink {
  // The remainder by a power of two, without a division.
  const place = (amount / SALARY_STEP) & (RECENT_LINKS - 1);
  const recent = recentLinks[place];
  if (recent?.dollars === amount) return recent.link;
  const link = { amount: `${amount}`, text: formatDollars(amount) };
  recentLinks[place] = { dollars: amount, link };
  return link;
}

/** The link to the page of `cents` an hour. */
export function rateLink(cents: number): AmountLink {
  return { amount: rateDigits(cents), text: formatMoney(cents / 100) };
}

const RECENT_LINKS = 4_096;
/** A page has 58 links, nearly all of which other pages have too: kept, they take a third of the time. */
const recentLinks = Array.from(
  { length: RECENT_LINKS },
  (): { readonly dollars: number; readonly link: AmountLink } | undefined => undefined,
);

/** The tables of withholding by name, in the order of their links. */
export const TAX_TABLES = [
  { amount: 'weekly', text: 'Weekly' },
  { amount: 'fortnightly', text: 'Fortnightly' },
  { amount: 'monthly', text: 'Monthly' },
] as const satisfies AmountLink[];
