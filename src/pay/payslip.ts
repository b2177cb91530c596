/** What a payslip says of one pay, and what such pays come to in a year beside the year's tax. */
import { withoutNoise } from './binary-noise.ts';
import type { PayResult } from './calculate-pay.ts';
import { PERIODS_PER_YEAR, perPeriod } from './pay-periods.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { type Withheld, type WithholdingQuery, withheldPerPeriod } from './withholding.ts';

/** In dollars; of one pay but for the last two. */
export interface Payslip extends Withheld {
  /** Before salary sacrifice, which bears no withholding. */
  readonly gross: number;
  /** What is left of the gross after salary sacrifice and withholding. */
  readonly inAccount: number;
  /** The employer's contribution; salary sacrifice is not in it. */
  readonly superannuation: number;
  /** From the 52, 26 or 12 pays of a year. */
  readonly withheldInYear: number;
  /** How far that is above the tax that it is for, {@link scheduledTax}; below 0 where it falls short. */
  readonly aboveTax: number;
}

/** The payslip of each `period` whose pays come to `pay` in a year, by the schedules of `rules`; throws as they do. */
export function payslipOf(
  pay: PayResult,
  { period, taxYear, scale, studentLoan }: Omit<WithholdingQuery, 'earnings'>,
  rules: RuleSet,
): Payslip {
  const earnings = perPeriod(pay.taxableIncome, period);
  // Named one by one: salary pages ask three times each, and spreading an object takes longer than the rest.
  const withheld = withheldPerPeriod({ earnings, period, taxYear, scale, studentLoan }, rules);
  const withheldInYear = withheld.total * PERIODS_PER_YEAR[period];
  return {
    tax: withheld.tax,
    studentLoan: withheld.studentLoan,
    total: withheld.total,
    gross: perPeriod(pay.grossAnnual, period),
    inAccount: earnings - withheld.total,
    superannuation: perPeriod(pay.superannuation, period),
    withheldInYear,
    aboveTax: withoutNoise(withheldInYear - scheduledTax(pay, studentLoan), pay.grossAnnual),
  };
}

/**
 * The part of a year's tax that the schedules withhold for, in dollars: not the Medicare levy surcharge, and the repayment of
 * a study or training loan only with `studentLoan`.
 */
export function scheduledTax(pay: PayResult, studentLoan: boolean): number {
  const { incomeTax, medicareLevy, studentLoanRepayment, grossAnnual } = pay;
  return withoutNoise(
    incomeTax + medicareLevy + (studentLoan ? studentLoanRepayment : 0),
    grossAnnual,
  );
}
