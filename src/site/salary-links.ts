/** Links to salary pages as texts. */
import { formatDollars } from './money.ts';

export interface SalaryLink {
  /** The salary's digits, as its address has them. */
  readonly amount: string;
  /** The salary as money. */
  readonly text: string;
}

/** The link to the page of `amount` dollars a year. */
export function salaryLink(amount: number): SalaryLink {
  let link = recentLinks.get(amount);
  if (link === undefined) {
    if (recentLinks.size === RECENT_LINKS) recentLinks.clear();
    link = { amount: `${amount}`, text: formatDollars(amount) };
    recentLinks.set(amount, link);
  }
  return link;
}

/** A page has 58 links, nearly all of which other pages have too: kept, they take a third of the time. */
const recentLinks = new Map<number, SalaryLink>();
const RECENT_LINKS = 5_000;
