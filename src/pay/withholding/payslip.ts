/** The payslip of one pay, and the part of the year's tax that the schedules withhold for. */
import type { PayResult } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../periods.ts';
import { snapToMicrodollar } from '../rounding.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { type PaysQuery, type WithholdingChange, withheldFromPays } from './equal-pays.ts';
import type { Withheld } from './regular-pay.ts';

export type PayslipQuery<Label extends string = string> = Omit<PaysQuery<Label>, 'earnings'>;

/** In dollars. All but the last two members are those of the year's first pay. */
export interface Payslip extends Withheld {
  /** Before salary sacrifice, which bears no withholding. */
  readonly gross: number;
  /** The pay that reaches the account: the gross less salary sacrifice and withholding. */
  readonly netPay: number;
  /** The employer's contribution; salary sacrifice is not in it. */
  readonly superannuation: number;
  /** Later pays from which another amount is withheld: a working holiday maker's rate rises with what was paid before. */
  readonly changes: readonly WithholdingChange[];
  /** From all pays of the year. */
  readonly withheldInYear: number;
}

/** The payslip of each of the year's pays, which come to `pay`, by the schedules of `rules`. Throws as they do. */
export function payslipOf<Label extends string>(
  pay: PayResult,
  query: PayslipQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Payslip {
  const { period, taxYear, scale, studentLoan, pays = PERIODS_PER_YEAR[period] } = query;
  const perPay = (annual: number) => snapToMicrodollar(annual / pays, Math.abs(annual));
  // Net pay and tax are what was paid out: salary sacrifice is in neither.
  const earnings = perPay(pay.netAnnual + pay.totalTax);
  // Named one by one: salary pages ask three times each, and spreading an object takes longer than the rest.
  const withheld = withheldFromPays({ earnings, period, taxYear, scale, studentLoan, pays }, rules);
  const { first, changes, withheldInYear } = withheld;
  return {
    tax: first.tax,
    studentLoan: first.studentLoan,
    total: first.total,
    gross: perPay(pay.grossAnnual),
    netPay: snapToMicrodollar(earnings - first.total, earnings),
    superannuation: perPay(pay.superannuation),
    changes,
    withheldInYear,
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
