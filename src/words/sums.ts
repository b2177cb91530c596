/** Figures that add up as they are shown. Cards need them, which load late: `money.ts` has what an answer needs. */
import type { Settlement } from '../pay/settle.ts';
import { type Shown, shownDollars } from './money.ts';

/** The `parts` of a `total` that is shown, which add up to it: what rounding leaves goes to the largest. */
export function partsShown(
  total: number,
  parts: readonly number[],
  shown: Shown = shownDollars,
): number[] {
  const rounded = parts.map(shown);
  const rest = shown(rounded.reduce((left, part) => left - part, total));
  // Salary pages have whole dollars, nearly all of them.
  if (rest === 0) return rounded;
  const largest = parts.indexOf(Math.max(...parts));
  return rounded.map((part, at) => (at === largest ? shown(part + rest) : part));
}

/**
 * A settlement in whole dollars whose refund is the difference of the other two. Half a dollar of tax is dropped, because take-home pay,
 * the rest of the gross, is rounded up.
 */
export function settlementShown({ withheld: exact, owed }: Omit<Settlement, 'refund'>): Settlement {
  const withheld = shownDollars(exact);
  const refund = Math.round(withheld - owed);
  return { withheld, owed: withheld - refund, refund };
}
