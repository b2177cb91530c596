/** Backwards: what to earn for a wanted take-home pay. */
import { withoutNoise } from './binary-noise.ts';
import { type PayQuery, payCalculator, superTermsOf } from './calculate-pay.ts';
import { type PayPeriod, PERIODS_PER_YEAR } from './pay-periods.ts';
import { type RuleSet, type TaxYear, taxYearOf } from './rules/rule-set.ts';

export interface WantedPay extends Pick<PayQuery, 'taxYear' | 'options' | 'customSuperRate'> {
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
export function grossFor(wanted: WantedPay, rules: RuleSet): number | undefined {
  const { takeHome, period, taxYear, options = {}, customSuperRate } = wanted;
  const year = taxYearOf(rules, taxYear);
  const calculate = payCalculator(rules);
  const annual = takeHome * PERIODS_PER_YEAR[period];
  const wantedNet = withoutNoise(annual, annual);
  const isEnough = (annualSalary: number) =>
    calculate({ annualSalary, taxYear, options, customSuperRate }).netAnnual >= wantedNet;

  const { superRate, superBase } = superTermsOf(year, customSuperRate);
  const salaryOf = (gross: number) =>
    options.includesSuperannuation ? gross + superRate * Math.min(gross, superBase) : gross;

  let below = -1;
  for (const end of rangeEnds(edgesOf(year).map(salaryOf))) {
    if (isEnough(end)) return leastBetween(below, end, isEnough);
    below = end;
  }
  return undefined;
}

/** The incomes at which some charge of `year` changes its line, in dollars a year. */
function edgesOf(year: TaxYear): number[] {
  const tables = [
    year.taxBrackets,
    year.nonResidentBrackets,
    year.workingHolidayBrackets,
    year.medicareLevySurcharge,
    year.studentLoan,
    ...(year.taxOffsets ?? []).map(({ bands }) => bands),
  ];
  const ends = tables.flat().map((band) => ('below' in band ? band.below : band.max));
  return [year.medicareThreshold, ...ends].filter((end) => end !== null);
}

/**
 * The whole salaries, rising, that end ranges in which take-home pay never falls. An edge need not be a whole dollar of
 * salary, and may belong to either side: the dollars around it are ranges to themselves.
 */
function rangeEnds(edges: readonly number[]): number[] {
  const ends = edges.flatMap((edge) => [-1, 0, 1].map((step) => Math.floor(edge) + step));
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
