/** Finds the salary that leaves a wanted pay, by trying salaries. Imports nothing of the product. */
import type { Rational } from './rational.ts';

/** The highest salary that is tried, in dollars a year. */
export const HIGHEST_SALARY = 15_000_000;

/**
 * Withholding is rounded to a dollar a week, for tax and for a loan alike, and a row of a schedule may end with a dollar less. A higher salary
 * may therefore leave up to this many dollars a year more than it is higher.
 */
const ROUNDED_IN_YEAR = 120;

/**
 * The least whole salary, in dollars a year, that leaves at least `wanted` dollars a year; undefined if none up to {@link HIGHEST_SALARY} does.
 * What a salary leaves may fall where a charge starts. It rises by no more than the salary does, apart from rounding, so each step that the
 * missing amount is long passes over no salary that leaves enough.
 */
export function referenceSalaryFor(
  wanted: Rational,
  leaves: (salary: number) => Rational,
): number | undefined {
  for (let salary = 0; salary <= HIGHEST_SALARY; ) {
    const missing = wanted.minus(leaves(salary));
    if (!missing.isAbove(0)) return salary;
    salary += Math.max(1, Number(missing.above(ROUNDED_IN_YEAR).ceiling()));
  }
  return undefined;
}
