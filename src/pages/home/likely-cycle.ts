/** Whether an amount was likely meant for another pay cycle than the one that is chosen. */
import type { PayCycle } from '../../pay/index.ts';

/** From `least` and below `beyond` dollars a pay cycle, which few people earn, the amount is usual pay for `likely`. */
const UNLIKELY_PAY: Record<PayCycle, readonly UnlikelyPay[]> = {
  weekly: [{ least: 20_000, beyond: 1_000_000, likely: 'annually' }],
  monthly: [{ least: 40_000, beyond: 1_000_000, likely: 'annually' }],
  // 5,000 is the lowest salary that has a page, which leads to the calculator.
  annually: [
    { least: 100, beyond: 3_000, likely: 'weekly' },
    { least: 3_000, beyond: 5_000, likely: 'monthly' },
  ],
};

interface UnlikelyPay {
  readonly least: number;
  readonly beyond: number;
  readonly likely: PayCycle;
}

/** The pay cycle that `amount` dollars are more likely paid by than by `cycle`; undefined if there is none. */
export function likelyCycle(amount: number, cycle: PayCycle): PayCycle | undefined {
  return UNLIKELY_PAY[cycle].find(({ least, beyond }) => amount >= least && amount < beyond)
    ?.likely;
}
