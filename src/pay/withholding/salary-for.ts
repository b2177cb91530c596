/** The salary whose pays leave a wanted amount in the account. */
import { HIGHEST_SALARY, type WantedPay } from '../gross-for.ts';
import { payCalculator } from '../pay.ts';
import { PERIODS_PER_YEAR } from '../periods.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { payslipOf } from './payslip.ts';
import type { WithholdingPeriod } from './regular-pay.ts';
import { withholdingScale } from './scale.ts';

export interface WantedLanding<Label extends string = string>
  extends Pick<WantedPay<Label>, 'taxYear' | 'options' | 'customSuperRate'> {
  /** Dollars of one `period` that reach the account. */
  readonly lands: number;
  readonly period: WithholdingPeriod;
}

/**
 * The least salary, in whole dollars a year as it is entered (superannuation still in it, if included), whose pay of a period
 * leaves at least `lands` after withholding; undefined where no salary up to {@link HIGHEST_SALARY} does. Of a working holiday
 * maker, the year's first pay. Throws as {@link payslipOf} does.
 */
export function salaryFor<Label extends string>(
  { lands, period, taxYear, options = {}, customSuperRate }: WantedLanding<NoInfer<Label>>,
  rules: RuleSet<Label>,
): number | undefined {
  const calculate = payCalculator(rules);
  const query = {
    period,
    taxYear,
    scale: withholdingScale(options),
    studentLoan: options.studentLoan === true,
  };
  const payslip = (annualSalary: number) =>
    payslipOf(calculate({ annualSalary, taxYear, options, customSuperRate }), query, rules);
  if (!(payslip(HIGHEST_SALARY).netPay >= lands)) return undefined;

  // Withholding does not fall as pay rises, so each step stays below the salary that is sought.
  let salary = 0;
  for (let shortfall = lands; shortfall > 0; ) {
    salary += Math.ceil(shortfall * PERIODS_PER_YEAR[period]);
    shortfall = lands - payslip(salary).netPay;
  }
  // But by a dollar, where one row of a schedule ends and the next begins.
  let least = Math.max(0, salary - DOUBTFUL_DOLLARS * PERIODS_PER_YEAR[period]);
  while (payslip(least).netPay < lands) least++;
  return least;
}

/** Of a pay: the amount by which rounding may take less from more. */
const DOUBTFUL_DOLLARS = 2;
