/** How two pays differ, in words: the sentences of an answer and of the notes below it share these. */
import type { PayComparison } from '../pay/compare-pay.ts';
import type { PayResult } from '../pay/pay.ts';
import { snapToMicrodollar } from '../pay/rounding.ts';
import { formatCents, formatDollars, isNothing, sumShown } from './money.ts';

/** Tax and student loan are more than a salary sacrifice leaves, so there is no net pay to show. */
export function isShort({ netAnnual }: PayResult): boolean {
  return netAnnual < 0 && !isNothing(netAnnual);
}

/** Both pays have the same salary sacrifice. */
export function isSameSacrifice({ now, offer }: PayComparison): boolean {
  return isNothing(offer.sacrificed - now.sacrificed);
}

/** The employer's contribution and what is sacrificed, in dollars a year. */
function paidIntoSuper(pay: PayResult): number {
  return snapToMicrodollar(pay.superannuation + pay.sacrificed);
}

/** Dollars of these contributions that are left after the fund's tax, which is a fraction of them. */
export function superAfterTax(pay: PayResult, contributionsTax: number): number {
  return snapToMicrodollar(paidIntoSuper(pay) * (1 - contributionsTax));
}

/** The change in a figure, as a table shows both pays. A change of a few dollars stays exact, because its sentence has cents. */
export function shownChange(
  { now, offer }: PayComparison,
  figureOf: (pay: PayResult) => number,
): number {
  const [before, after] = [figureOf(now), figureOf(offer)];
  const exact = snapToMicrodollar(after - before, now.grossAnnual + offer.grossAnnual);
  return Math.abs(exact) < FEW_DOLLARS ? exact : sumShown([after, -before]);
}

/** Such as `$10,200 more`. */
export function moreOrLess(difference: number): string {
  return `${amountText(difference)} ${difference > 0 ? 'more' : 'less'}`;
}

/** Without its sign; with cents where whole dollars would say little. */
export function amountText(difference: number): string {
  const amount = Math.abs(difference);
  return amount < FEW_DOLLARS ? formatCents(amount) : formatDollars(amount);
}

const FEW_DOLLARS = 10;
