/** The offsets that make up `taxOffsets` of a pay. */
import type { PayResult } from './calculate-pay.ts';
import { offsetOn } from './offsets.ts';
import type { TaxOffset, TaxYear } from './rules/rule-set.ts';

export interface UsedOffset {
  readonly code: TaxOffset['code'];
  /** Dollars a year, above 0. */
  readonly used: number;
}

/** The offsets by income that `pay` of `taxYear` has used, in the order of the year: where the tax was too low for all, the last have less. */
export function usedOffsets(pay: PayResult, { offsets }: TaxYear): UsedOffset[] {
  let left = pay.taxOffsets;
  return offsets.flatMap((offset) => {
    const used = Math.min(left, offsetOn(offset, pay.taxableIncome, pay.grossAnnual));
    left -= used;
    return used > 0 ? [{ code: offset.code, used }] : [];
  });
}
