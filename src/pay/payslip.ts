/** The payslip of one pay, and a year of equal pays beside the year's tax. */
import type { PayResult } from './calculate-pay.ts';
import type { PayOptions } from './options.ts';
import { perPeriod } from './pay-periods.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';
import type { Withheld } from './withholding/regular-pay.ts';
import {
  type PayslipScale,
  type PaysQuery,
  type WithholdingChange,
  withheldFromPays,
} from './withholding/year-of-pays.ts';

export type PayslipQuery<Label extends string = string> = Omit<PaysQuery<Label>, 'earnings'>;

/** In dollars, of the year's first pay but for the last three. */
export interface Payslip extends Withheld {
  /** Before salary sacrifice, which bears no withholding. */
  readonly gross: number;
  /** The pay that reaches the account: the gross less salary sacrifice and withholding. */
  readonly netPay: number;
  /** The employer's contribution; salary sacrifice is not in it. */
  readonly superannuation: number;
  /** Later pays from which another amount is withheld: a working holiday maker's rate rises with what was paid before. */
  readonly changes: readonly WithholdingChange[];
  /** From the 52, 26 or 12 pays of a year. */
  readonly withheldInYear: number;
  /** How far that is above {@link taxCoveredByWithholding}; below 0 where tax is left to pay. */
  readonly estimatedRefund: number;
}

/**
 * The payslip of each `period` whose pays come to `pay` in a year, by the schedules of `rules`; throws as they do. The refund
 * is the year's where `pay` is as assessed: with the option `withholdTaxOffsets` it lacks the offsets.
 */
export function payslipOf<Label extends string>(
  pay: PayResult,
  query: PayslipQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Payslip {
  const { period, taxYear, scale, studentLoan } = query;
  // Net pay and tax are what was paid out: salary sacrifice is in neither.
  const earnings = perPeriod(pay.netAnnual + pay.totalTax, period);
  // Named one by one: salary pages ask three times each, and spreading an object takes longer than the rest.
  const withheld = withheldFromPays({ earnings, period, taxYear, scale, studentLoan }, rules);
  const { first, changes, withheldInYear } = withheld;
  const covered = taxCoveredByWithholding(pay, studentLoan);
  return {
    tax: first.tax,
    studentLoan: first.studentLoan,
    total: first.total,
    gross: perPeriod(pay.grossAnnual, period),
    netPay: earnings - first.total,
    superannuation: perPeriod(pay.superannuation, period),
    changes,
    withheldInYear,
    estimatedRefund: snapToMicrodollar(withheldInYear - covered, pay.grossAnnual),
  };
}

/**
 * The part of a year's tax that the schedules withhold for, in dollars: the repayment of a study or training loan only with
 * `studentLoan`, the Medicare levy surcharge never.
 */
export function taxCoveredByWithholding(pay: PayResult, studentLoan: boolean): number {
  const { incomeTax, medicareLevy, studentLoanRepayment, grossAnnual } = pay;
  return snapToMicrodollar(
    incomeTax + medicareLevy + (studentLoan ? studentLoanRepayment : 0),
    grossAnnual,
  );
}

/** The scale that goes with `options`. */
export function withholdingScale(options: Partial<PayOptions>): PayslipScale {
  if (options.nonResident) return 3;
  if (options.workingHolidayVisa) return 'workingHoliday';
  return options.noTaxFreeThreshold ? 1 : 2;
}
