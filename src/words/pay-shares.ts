/** The parts of a pay as shares of its gross, which add up to 100.0% where they are shown together (docs/product.md, ruling 21). */
import type { PayResult } from '../pay/pay.ts';

/** In tenths of a percent of the gross. All are 0 of no pay. */
export interface PayShares {
  readonly net: number;
  readonly incomeTax: number;
  readonly medicareLevy: number;
  readonly surcharge: number;
  readonly studentLoan: number;
  /** All taxes together: the effective tax rate. */
  readonly totalTax: number;
  readonly sacrificed: number;
}

/**
 * Rounds cumulative totals, so that the shares add up to 100%. Salary sacrifice and net pay come last, so that the effective
 * rate is rounded alone, and income tax after the levy, whose share is mostly a rate that readers know.
 */
export function payShares({
  grossAnnual,
  medicareLevy,
  medicareLevySurcharge,
  studentLoanRepayment,
  totalTax,
  sacrificed,
}: PayResult): PayShares {
  if (grossAnnual === 0) return NO_SHARES;
  const levy = tenths(medicareLevy, grossAnnual);
  const levies = tenths(medicareLevy + medicareLevySurcharge, grossAnnual);
  const charges = tenths(medicareLevy + medicareLevySurcharge + studentLoanRepayment, grossAnnual);
  const total = tenths(totalTax, grossAnnual);
  const allButNet = tenths(totalTax + sacrificed, grossAnnual);
  return {
    net: 1_000 - allButNet,
    incomeTax: total - charges,
    medicareLevy: levy,
    surcharge: levies - levy,
    studentLoan: charges - levies,
    totalTax: total,
    sacrificed: allButNet - total,
  };
}

const NO_SHARES: PayShares = {
  net: 0,
  incomeTax: 0,
  medicareLevy: 0,
  surcharge: 0,
  studentLoan: 0,
  totalTax: 0,
  sacrificed: 0,
};

function tenths(amount: number, gross: number): number {
  return Math.round((amount / gross) * 1_000 + TIE);
}

/** Above the error of the division, and below the distance of any other share of a whole salary from half a tenth. */
const TIE = 1e-9;

/** `tenths` of a percent as text: 205 is `20.5%`. */
export function formatTenths(tenths: number): string {
  return `${Math.floor(tenths / 10)}.${tenths % 10}%`;
}
