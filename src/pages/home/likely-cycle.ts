/** Whether an amount was likely meant for another pay cycle than the one that is chosen. */
import type { PayCycle } from '../../words/pay-cycles.ts';

/** Dollars beyond any pay. */
const BEYOND = 1_000_000;

/** By the chosen pay cycle: from so many dollars on, the cycle that is likelier; none where it is left out. */
const LIKELIER: Readonly<
  Record<PayCycle, readonly (readonly [from: number, likelier?: PayCycle])[]>
> = {
  hourly: [[200, 'weekly'], [10_000, 'annually'], [BEYOND]],
  weekly: [[20_000, 'annually'], [BEYOND]],
  fortnightly: [[40_000, 'annually'], [BEYOND]],
  monthly: [[40_000, 'annually'], [BEYOND]],
  // 5,000 is the lowest salary that has a page, which leads to the calculator.
  annually: [[15, 'hourly'], [100, 'weekly'], [2_000, 'fortnightly'], [4_000, 'monthly'], [5_000]],
};

/** The pay cycle that `amount` dollars are more likely paid by than by `cycle`; undefined if there is none. */
export function likelyCycle(amount: number, cycle: PayCycle): PayCycle | undefined {
  return LIKELIER[cycle].findLast(([from]) => amount >= from)?.[1];
}
