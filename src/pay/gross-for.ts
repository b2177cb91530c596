/** Grosses up a take-home pay. */

import { incomeEdges } from './charge-lines.ts';
import { type PayQuery, payCalculator } from './pay.ts';
import { payCharges } from './pay-charges.ts';
import { type PayPeriod, PERIODS_PER_YEAR } from './periods.ts';
import { snapToMicrodollar } from './rounding.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';

export interface WantedPay<Label extends string = string>
  extends Pick<PayQuery<Label>, 'taxYear' | 'options' | 'customSuperRate'> {
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
 * one above it. Throws `Tax year {year} not found`.
 */
export function grossFor<Label extends string>(
  wanted: WantedPay<NoInfer<Label>>,
  rules: RuleSet<Label>,
): number | undefined {
  const { takeHome, period, taxYear, options = {}, customSuperRate } = wanted;
  const calculate = payCalculator(rules);
  const payOf = (annualSalary: number) =>
    calculate({ annualSalary, taxYear, options, customSuperRate });
  const annual = takeHome * PERIODS_PER_YEAR[period];
  const wantedNet = snapToMicrodollar(annual);
  const isEnough = (salary: number) => payOf(salary).netAnnual >= wantedNet;

  const charges = payCharges(taxYearOf(rules, taxYear), options);
  const highest = payOf(HIGHEST_SALARY).taxableIncome;
  // Between two edges take-home pay never falls. An edge may belong to either side: the dollars around it are ranges to themselves.
  let below = -1;
  for (const edge of incomeEdges(charges)) {
    if (edge > highest) break;
    const isPast = (salary: number) => payOf(salary).taxableIncome >= edge;
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
