/** Grosses up a take-home pay. */
import { type PayQuery, payCalculator, residencyOf } from './calculate-pay.ts';
import { chargesFor, incomeEdges } from './charges.ts';
import { type PayPeriod, PERIODS_PER_YEAR } from './pay-periods.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

export interface WantedPay<Label extends string = string>
  extends Pick<PayQuery<Label>, 'taxYear' | 'options' | 'customSuperRate'> {
  /** Take-home pay, in dollars a `period`. */
  readonly takeHome: number;
  readonly period: PayPeriod;
}

/** The highest salary that is looked at, in dollars a year: that of the last salary page. */
export const HIGHEST_SALARY = 15_000_000;

/**
 * The least salary, in whole dollars a year as it is entered (superannuation still in it, if included), whose take-home pay
 * is at least the wanted; undefined where no salary up to {@link HIGHEST_SALARY} gives as much, as for what is infinite or no number.
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
  const wantedNet = snapToMicrodollar(annual, annual);
  const isEnough = (salary: number) => payOf(salary).netAnnual >= wantedNet;

  const charges = chargesFor(taxYearOf(rules, taxYear), {
    residency: residencyOf(options),
    withoutCover: options.noPrivateHospitalCover,
    studentLoan: options.studentLoan,
    noTaxFreeThreshold: options.noTaxFreeThreshold,
  });
  const highest = payOf(HIGHEST_SALARY).taxableIncome;
  const steps = incomeEdges(charges)
    .filter((edge) => edge <= highest)
    .map((edge) =>
      leastBetween(-1, HIGHEST_SALARY, (salary) => payOf(salary).taxableIncome >= edge),
    );
  let below = -1;
  for (const end of rangeEnds(steps)) {
    if (isEnough(end)) return leastBetween(below, end, isEnough);
    below = end;
  }
  return undefined;
}

/**
 * The whole salaries, rising, that end ranges in which take-home pay never falls. `steps` are the first at or above an edge,
 * which may belong to either side: the dollars around it are ranges to themselves.
 */
function rangeEnds(steps: readonly number[]): number[] {
  const ends = steps.flatMap((step) => [step - 1, step, step + 1]);
  return [...new Set([...ends, HIGHEST_SALARY])]
    .filter((end) => end >= 0 && end <= HIGHEST_SALARY)
    .sort((one, other) => one - other);
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
