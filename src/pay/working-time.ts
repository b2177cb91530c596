/** Pay of an hour, and of a year that is not worked in full. */
import { withoutNoise } from './binary-noise.ts';
import { type PayPeriod, PERIODS_PER_YEAR, WORKING_DAYS_PER_WEEK } from './pay-periods.ts';

/** How an hourly worker's year is counted: 38 hours is the full-time week of the National Employment Standards. */
export const DEFAULT_WORKING_TIME = { hoursPerWeek: 38, weeksPerYear: 52 } as const;

export interface WorkingTime {
  readonly hoursPerWeek: number;
  /** Weeks that are paid. */
  readonly weeksPerYear: number;
}

/**
 * Dollars a year that `amount` dollars a period, or an hour, come to in the paid weeks of the year. A month is a twelfth of
 * the year however many weeks are paid.
 */
export function annualEarnings(
  amount: number,
  period: PayPeriod | 'hourly',
  { hoursPerWeek, weeksPerYear }: WorkingTime = DEFAULT_WORKING_TIME,
): number {
  const periods = {
    hourly: hoursPerWeek * weeksPerYear,
    daily: WORKING_DAYS_PER_WEEK * weeksPerYear,
    weekly: weeksPerYear,
    fortnightly: weeksPerYear / 2,
    monthly: PERIODS_PER_YEAR.monthly,
    annually: PERIODS_PER_YEAR.annually,
  }[period];
  return withoutNoise(amount * periods, amount * periods);
}

/** The pay of an hour, in dollars, out of `annual` dollars a year. */
export function perHour(
  annual: number,
  { hoursPerWeek, weeksPerYear }: WorkingTime = DEFAULT_WORKING_TIME,
): number {
  return withoutNoise(annual / (hoursPerWeek * weeksPerYear), annual);
}
