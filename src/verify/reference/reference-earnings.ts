/**
 * Earnings of people in Australia, typed a second time, and what it says of a salary, in exact arithmetic. Imports nothing of
 * the product.
 */
import { type Rational, rational } from './rational.ts';

/**
 * Thousands of full-time employees for each $100 a week, the last for $5,000 and more. Source: ABS, Employee Earnings, August
 * 2025, Table 7.
 */
const THOUSANDS =
  `5.495 8.794 14.816 15.504 44.768 60.15 69.297 135.38 148.542 303.17 405.824 464.819 468.424 505.482 387.443 575.635
  351.148 468.431 286.646 344.856 381.476 221.975 354.652 202.733 155.675 245.806 123.397 261.319 99.331 75.589 138.914
  64.754 153.555 53.931 62.04 74.826 55.002 35.846 37.116 35.983 48.472 27.682 26.476 22.516 19.141 27.327 16.988 9.744
  112.557 9.941 230.656`.split(/\s+/);

/** In people. */
const COUNTS = THOUSANDS.map((thousands) => rational(thousands).times(1_000).floor());
const PEOPLE = COUNTS.reduce((sum, count) => sum + count, 0n);

/** Dollars a year of 52 weeks. */
export const EARNINGS: Readonly<Record<'median' | 'average', Rational>> = {
  median: rational(1_741).times(52),
  /** Of May 2026. Source: ABS, Average Weekly Earnings. */
  average: rational('2083.7').times(52),
};

/** The national minimum wage a week from 1 July of each year. Source: Fair Work Commission. */
const MINIMUM_WAGES: Readonly<Record<number, string>> = { 2026: '1004.9', 2025: '948' };
const OLDEST_WAGE = 2025;

/** A year of the minimum wage at the start of the tax year; before the oldest that was read, of that one. */
export function minimumWage(taxYear: string): { readonly year: Rational; readonly from: string } {
  const start = Math.max(Number.parseInt(taxYear, 10), OLDEST_WAGE);
  const week = MINIMUM_WAGES[start];
  if (week === undefined) {
    throw new Error(
      `The reference has no minimum wage of ${taxYear}: src/verify/reference/reference-earnings.ts`,
    );
  }
  return { year: rational(week).times(52), from: `1 July ${start}` };
}

/** Of 100 full-time employees, the whole number who earn less than `salary` dollars a year; undefined from 260,000 on. */
export function hundredthsBelow(salary: number): bigint | undefined {
  if (salary >= 260_000) return undefined;
  // In people times 5,200, the dollars a year of a band.
  let below = 0n;
  COUNTS.forEach((count, band) => {
    below += count * BigInt(Math.min(Math.max(salary - band * 5_200, 0), 5_200));
  });
  return (100n * below) / (PEOPLE * 5_200n);
}

/** How pages put `salary` beside a published figure: `12% less`, `2.2 times as much`. */
export function besidePublished(salary: Rational, published: Rational): string {
  const ratio = salary.over(published);
  if (ratio.isAtLeast(2)) {
    const tenths = ratio.times(10).rounded();
    return `${tenths / 10n}.${tenths % 10n} times as much`;
  }
  const isLess = ratio.isBelow(1);
  const distance = isLess ? rational(1).minus(ratio) : ratio.minus(1);
  const percent = distance.times(100).rounded();
  return percent === 0n ? 'about the same' : `${percent}% ${isLess ? 'less' : 'more'}`;
}
