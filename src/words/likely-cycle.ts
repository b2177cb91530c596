/** The pay cycle that an amount looks like it belongs to, for the question about an unlikely one. */
import type { PayCycle } from './pay-cycles.ts';

/** The pay cycle that `amount` dollars are more likely paid by than by `cycle`; undefined if there is none. */
export function likelyCycle(amount: number, cycle: PayCycle): PayCycle | undefined {
  const likelier = Object.entries(LIKELIER[cycle]);
  return likelier.findLast(([from]) => amount >= Number(from))?.[1];
}

/** For each pay cycle, the amounts from which another one is more likely. The integer keys of a record are in rising order. */
const LIKELIER: Readonly<Record<PayCycle, Readonly<Record<number, PayCycle | undefined>>>> = {
  hourly: { 200: 'weekly', 10000: 'annually' },
  weekly: { 20000: 'annually' },
  fortnightly: { 40000: 'annually' },
  monthly: { 40000: 'annually' },
  // 5,000 is the lowest salary that has a page, which leads to the calculator.
  annually: { 15: 'hourly', 100: 'weekly', 2000: 'fortnightly', 4000: 'monthly', 5000: undefined },
};
