/** Whether an amount was likely meant for another pay cycle than the one that is chosen. */
import type { PayCycle } from '../../words/pay-cycles.ts';

/** Dollars a pay cycle that few people earn, and that are usual pay by the year. */
const MANY_A_WEEK = 20_000;
const MANY_A_MONTH = 40_000;
const BEYOND_ANY_PAY = 1_000_000;

/** Dollars a year that few people earn, and that are usual pay by the week or, from `USUAL_A_MONTH`, by the month. */
const FEW_A_YEAR = 100;
const USUAL_A_MONTH = 3_000;
/** The lowest salary that has a page, which leads to the calculator. */
const ENOUGH_A_YEAR = 5_000;

/** The pay cycle that `amount` dollars are more likely paid by than by `cycle`; undefined if there is none. */
export function likelyCycle(amount: number, cycle: PayCycle): PayCycle | undefined {
  if (cycle === 'annually') {
    if (amount < FEW_A_YEAR || amount >= ENOUGH_A_YEAR) return undefined;
    return amount < USUAL_A_MONTH ? 'weekly' : 'monthly';
  }
  const many = cycle === 'weekly' ? MANY_A_WEEK : MANY_A_MONTH;
  return amount >= many && amount < BEYOND_ANY_PAY ? 'annually' : undefined;
}
