/** Which offsets make up `taxOffsets` of a pay. */
import { withoutNoise } from './binary-noise.ts';
import type { PayResult } from './calculate-pay.ts';
import type { TaxYear } from './rules/rule-set.ts';
import { chargeOn } from './scale.ts';

export interface UsedOffset {
  /** As running text has it, such as 'low income tax offset'. */
  readonly name: string;
  /** Dollars a year, above 0. */
  readonly amount: number;
}

/** The offsets that `pay` of `taxYear` has used, in the order of the year: where the tax was too low for all, the last have less. */
export function usedOffsets(pay: PayResult, { taxOffsets = [] }: TaxYear): UsedOffset[] {
  let left = pay.taxOffsets;
  return taxOffsets.flatMap(({ name, bands }) => {
    const offset = withoutNoise(chargeOn(bands, pay.taxableIncome), pay.taxableIncome);
    const amount = Math.min(left, Math.max(0, offset));
    left -= amount;
    return amount > 0 ? { name, amount } : [];
  });
}
