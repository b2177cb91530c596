/** How a year is cut into periods of pay. */
import { snapToMicrodollar } from './snap.ts';

const WEEKS_PER_YEAR = 52;

/** Days of a week that a day's pay is a share of. */
export const WORKING_DAYS_PER_WEEK = 5;

export const PERIODS_PER_YEAR = {
  daily: WEEKS_PER_YEAR * WORKING_DAYS_PER_WEEK,
  weekly: WEEKS_PER_YEAR,
  fortnightly: 26,
  monthly: 12,
  annually: 1,
} as const;

export type PayPeriod = keyof typeof PERIODS_PER_YEAR;

/** The share that one `period` has of a figure of `annual` dollars a year, in dollars; of a difference, it may be below 0. */
export function perPeriod(annual: number, period: PayPeriod): number {
  return snapToMicrodollar(annual / PERIODS_PER_YEAR[period], Math.abs(annual));
}
