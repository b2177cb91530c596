/** Grosses up a take-home pay. */

import { amountOf } from './amounts.ts';
import { incomeEdges } from './charge-lines.ts';
import { incomeYearOfPay, type PayQuery, payCalculator } from './pay.ts';
import { payCharges } from './pay-charges.ts';
import { type PayPeriod, PERIODS_PER_YEAR } from './periods.ts';
import { snapToMicrodollar } from './rounding.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';
import { withOtherJob } from './year/year-figures.ts';

export interface WantedPay<Label extends string = string>
  extends Pick<PayQuery<Label>, 'taxYear' | 'options' | 'customSuperRate' | 'otherJobPay'> {
  /** Take-home pay, in dollars a `period`. */
  readonly takeHome: number;
  readonly period: PayPeriod;
}

/** The highest salary that is looked at, in dollars a year: more than people are paid. */
export const HIGHEST_SALARY = 15_000_000;

/**
 * The least salary, in whole dollars a year as it is entered (superannuation still in it, if included), whose take-home pay
 * is at least the wanted; undefined where no salary up to {@link HIGHEST_SALARY} gives as much.
 * More gross can leave less at the steps of surcharge and student loan: a salary below such a step is found before a higher
 * one above it. Beside another job, what this one adds to the take-home pay of both counts. Throws `Tax year {year} not found`.
 */
export function grossFor<Label extends string>(
  wanted: WantedPay<NoInfer<Label>>,
  rules: RuleSet<Label>,
): number | undefined {
  const { takeHome, period, taxYear, options = {}, customSuperRate, otherJobPay } = wanted;
  const calculate = payCalculator(rules);
  const queryOf = (annualSalary: number) => ({
    annualSalary,
    taxYear,
    options,
    customSuperRate,
    otherJobPay,
  });
  const annual = takeHome * PERIODS_PER_YEAR[period];
  const wantedNet = snapToMicrodollar(annual);
  const isEnough = (salary: number) => calculate(queryOf(salary)).netAnnual >= wantedNet;

  const year = taxYearOf(rules, taxYear);
  // The other job is assessed with this one, and its own tax is the same for every salary.
  const taxableWith = (salary: number) =>
    withOtherJob(incomeYearOfPay(queryOf(salary), year), amountOf(otherJobPay)).incomes
      .taxableIncome;
  const charges = payCharges(year, options);
  const highest = taxableWith(HIGHEST_SALARY);
  // Between two edges take-home pay never falls. An edge may belong to either side: the dollars around it are ranges to themselves.
  let below = -1;
  for (const edge of incomeEdges(charges)) {
    if (edge > highest) break;
    const isPast = (salary: number) => taxableWith(salary) >= edge;
    const step = leastBetween(Math.max(-1, below - 2), HIGHEST_SALARY, isPast);
    for (const end of [step - 1, step, Math.min(step + 1, HIGHEST_SALARY)]) {
      if (end <= below) continue;
      if (isEnough(end)) return leastBetween(below, end, isEnough);
      below = end;
    }
  }
  return isEnough(HIGHEST_SALARY) ? leastBetween(below, HIGHEST_SALARY, isEnough) : undefined;
}

/** The least whole number above `below`, up to `end`, that is enough: `end` is, and so is all after the first. */
function leastBetween(below: number, end: number, isEnough: (salary: number) => boolean): number {
  let low = below + 1;
  let high = end;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isEnough(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
