/** The pay that the entries of the calculator come to, and one of the pays of its year. */
import { type PayQuery, payCalculator } from '../../pay/pay.ts';
import { perPeriod } from '../../pay/periods.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { type Payslip, payslipOf } from '../../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import { dollarsAYear, numberIn } from '../../words/entered-text.ts';
import { sumShown } from '../../words/money.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { refundBeside } from '../../words/tax-time.ts';
import { otherJobPayIn, payIn } from '../form/pay.tsx';
import type { HomeEntries } from './form.ts';

export type Calculation = ReturnType<typeof calculated>;

/** `entries` are those that count, and `fragment` theirs: other pages have the same names for them. */
export function calculated(entries: HomeEntries, rules: RuleSet, fragment = '') {
  const entered = payIn(entries);
  const otherJobPay = otherJobPayIn(entries);
  const dependentChildren = numberIn(entries.children);
  const query = {
    annualSalary: entered.annual,
    taxYear: entries.year,
    options: optionsIn(entries.options),
    customSuperRate: entered.customSuperRate,
    ...(otherJobPay > 0 && { otherJobPay }),
    ...(dependentChildren > 0 && { dependentChildren }),
    ...(entries.family !== '' && { spouse: { income: dollarsAYear(entries.partner) } }),
  };
  const taxYear = taxYearOf(rules, entries.year);
  return { rules, taxYear, fragment, entered, query, pay: payCalculator(rules)(query) };
}

/** Whether the pays of the year have withholding schedules: then they are no shares of its take-home pay. */
export function hasSchedules({ taxYear }: Calculation): boolean {
  return taxYear.withholding !== undefined;
}

/** Whether the year's tax on the pay is known: that of a second job depends on the other one. */
export function hasYear(calculation: Calculation): boolean {
  const { options, otherJobPay } = calculation.query;
  return otherJobPay !== undefined || withholdingScale(options) !== 1 || !hasSchedules(calculation);
}

/** The dollars that land in the account each period; where the year has no schedules, the share of its take-home pay. */
export function paidOut(calculation: Calculation, period: WithholdingPeriod): number {
  return hasSchedules(calculation)
    ? payslip(calculation, period).netPay
    : perPeriod(calculation.pay.netAnnual, period);
}

/** One pay of a year that has schedules. */
export function payslip({ rules, query, pay }: Calculation, period: WithholdingPeriod): Payslip {
  const { taxYear, options } = query;
  const { studentLoan } = options;
  return payslipOf(pay, { period, taxYear, scale: withholdingScale(options), studentLoan }, rules);
}

/**
 * Dollars that come back at tax time after a year of pays each `period`, or are to pay if below 0; undefined where the year is not
 * known. With one job they are made of the figures beside them: the pays, and the year that these come to.
 */
export function refundOf(calculation: Calculation, period: WithholdingPeriod): number | undefined {
  const { query, rules } = calculation;
  return query.otherJobPay
    ? taxTimeOf(query, period, rules)?.refund
    : hasYear(calculation)
      ? refundBeside(payslip(calculation, period), period, keptInYear(calculation))
      : undefined;
}

/** Take-home pay of the year in whole dollars, with the offsets that come with the tax return. */
export function keptInYear({ query, rules, pay }: Calculation): number {
  return sumShown([pay.netAnnual, offsetsLater(query, rules)]);
}

/** Dollars of offsets that the pay of `query` has only with the tax return. */
export function offsetsLater(query: PayQuery, rules: RuleSet): number {
  if (!query.options?.withholdTaxOffsets) return 0;
  const options = { ...query.options, withholdTaxOffsets: false };
  return payCalculator(rules)({ ...query, options }).taxOffsets;
}
