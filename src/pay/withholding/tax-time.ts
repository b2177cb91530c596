/** The year's tax return: what was withheld from a year of equal pays beside the tax that is owed. */
import { amountOf } from '../amounts.ts';
import { type PayQuery, type PayResult, payCalculator } from '../pay.ts';
import { snapToMicrodollar } from '../rounding.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { type Settlement, settle } from '../settle.ts';
import { payslipOf } from './payslip.ts';
import type { WithholdingPeriod } from './regular-pay.ts';
import { type PayslipScale, withholdingScale } from './scale.ts';

/**
 * The tax return after a year of equal pays a `period`, with those of the query's other job, whose employer withholds at
 * scale 2. Undefined for a second job whose other job is not known: both are taxed together. Throws where the tax year is not
 * in the set, or has no schedules there.
 */
export function taxTimeOf<Label extends string>(
  query: PayQuery<NoInfer<Label>>,
  period: WithholdingPeriod,
  rules: RuleSet<Label>,
): Settlement | undefined {
  const { options = {}, taxYear } = query;
  const scale = withholdingScale(options);
  const otherJobPay = amountOf(query.otherJobPay);
  if (isBesideUnknownJob(query)) return undefined;
  const calculate = payCalculator(rules);
  const withheldFrom = (pay: PayResult, by: PayslipScale) =>
    payslipOf(pay, { period, taxYear, scale: by, studentLoan: options.studentLoan === true }, rules)
      .withheldInYear;
  // Offsets that no employer took off come with the tax return.
  const pay = calculate({ ...query, options: { ...options, withholdTaxOffsets: false } });
  let withheld = withheldFrom(pay, scale);
  let owed = pay.totalTax;
  if (scale === 1) {
    const other = calculate(otherJobAlone(query, otherJobPay));
    withheld += withheldFrom(other, 2);
    owed = snapToMicrodollar(owed + other.totalTax, pay.grossAnnual + otherJobPay);
  }
  return settle(withheld, owed);
}

/** Whether the tax-free threshold is claimed at another job, with which this pay is taxed, and that is not known. */
export function isBesideUnknownJob({ options = {}, otherJobPay }: PayQuery): boolean {
  return withholdingScale(options) === 1 && amountOf(otherJobPay) === 0;
}

/** The other job of `query` by itself, of the same person. */
function otherJobAlone<Label extends string>(
  { taxYear, options = {}, spouse, dependentChildren }: PayQuery<Label>,
  annualSalary: number,
): PayQuery<Label> {
  const { noPrivateHospitalCover, studentLoan } = options;
  return {
    annualSalary,
    taxYear,
    options: {
      noPrivateHospitalCover: noPrivateHospitalCover === true,
      studentLoan: studentLoan === true,
    },
    spouse,
    dependentChildren,
  };
}
