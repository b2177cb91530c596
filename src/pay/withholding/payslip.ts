/** The payslip of one pay, and withholding from a year of equal pays beside the year's tax. */
import { snapToMicrodollar } from '../amounts.ts';
import type { PayOptions, PayResult } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../periods.ts';
import type { RuleSet, WithholdingScale } from '../rules/rule-set.ts';
import { centsOf, type Withheld, type WithholdingQuery, withheldPerPeriod } from './regular-pay.ts';
import { withheldFromWorkingHolidayMaker } from './working-holiday.ts';

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
  /** From all pays of the year. */
  readonly withheldInYear: number;
  /** How far that is above {@link taxCoveredByWithholding}; below 0 where tax is left to pay. */
  readonly estimatedRefund: number;
}

/**
 * The payslip of each of the year's pays, which come to `pay`, by the schedules of `rules`; throws as they do. The refund is the
 * year's where `pay` is as assessed: with the option `withholdTaxOffsets` it lacks the offsets.
 */
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
  const covered = taxCoveredByWithholding(pay, studentLoan);
  return {
    tax: first.tax,
    studentLoan: first.studentLoan,
    total: first.total,
    gross: perPay(pay.grossAnnual),
    netPay: snapToMicrodollar(earnings - first.total, earnings),
    superannuation: perPay(pay.superannuation),
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

/** By which an employer withholds: a scale of Schedules 1 and 8, or Schedule 15. */
export type PayslipScale = WithholdingScale | 'workingHoliday';

export interface PaysQuery<Label extends string = string>
  extends Omit<WithholdingQuery<Label>, 'scale'> {
  readonly scale: PayslipScale;
  /** How many pays there are in the year. Absent: 52, 26 or 12. */
  readonly pays?: number | undefined;
}

/** From the `pay`th of the year's pays on, `total` dollars are withheld. */
export interface WithholdingChange {
  readonly pay: number;
  readonly total: number;
}

export interface WithheldFromPays {
  readonly first: Withheld;
  readonly changes: readonly WithholdingChange[];
  readonly withheldInYear: number;
}

/** From the pays of a year; throws as {@link withheldPerPeriod} does. */
export function withheldFromPays(query: PaysQuery, rules: RuleSet): WithheldFromPays {
  const { earnings, period, taxYear, scale, studentLoan } = query;
  const { pays = PERIODS_PER_YEAR[period] } = query;
  if (scale === 'workingHoliday') return withheldBySchedule15(earnings, pays, taxYear, rules);
  const first = withheldPerPeriod({ earnings, period, taxYear, scale, studentLoan }, rules);
  return { first, changes: NO_CHANGES, withheldInYear: first.total * pays };
}

const NO_CHANGES: readonly WithholdingChange[] = [];

/**
 * One employer's equal pays from the year's first on: before each of them, the earlier ones were paid. The schedule has no
 * part for study and training loans.
 */
function withheldBySchedule15(
  earnings: number,
  pays: number,
  taxYear: string,
  rules: RuleSet,
): WithheldFromPays {
  const cents = centsOf(earnings);
  const totals = Array.from({ length: Math.ceil(pays) }, (_, before) =>
    withheldFromWorkingHolidayMaker(
      { earnings, paidBefore: (cents * before) / 100, taxYear },
      rules,
    ),
  );
  const [tax = 0] = totals;
  return {
    first: { tax, studentLoan: 0, total: tax },
    changes: totals.flatMap((total, before) =>
      total === (totals[before - 1] ?? tax) ? [] : [{ pay: before + 1, total }],
    ),
    // The last may be a part of one.
    withheldInYear: totals.reduce(
      (sum, total, before) => sum + total * Math.min(1, pays - before),
      0,
    ),
  };
}
