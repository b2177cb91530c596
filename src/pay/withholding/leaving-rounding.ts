/** How the amounts and rates of a payout are rounded. */
import { snapToMicrodollar } from '../amounts.ts';

/** To the nearest dollar, 50 cents up. */
export function nearest(dollars: number): number {
  return Math.floor(snapToMicrodollar(dollars, dollars) + 0.5);
}

/** Without the error of binary fractions, for amounts of a payout and rates alike. */
export function exact(dollars: number): number {
  return snapToMicrodollar(dollars, 1e9);
}
