/** How a year is cut into periods of pay, and the pay of an hour or of a year that is not worked in full. */
import { amountOf } from './amounts.ts';
import { snapToMicrodollar } from './rounding.ts';
import {
  DAYS_PER_WEEK,
  FORTNIGHTS_PER_YEAR,
  HOURS_PER_WEEK,
  MONTHS_PER_YEAR,
  WEEKS_PER_YEAR,
} from './rules/every-year.ts';

export const PERIODS_PER_YEAR = {
  daily: WEEKS_PER_YEAR * DAYS_PER_WEEK,
  weekly: WEEKS_PER_YEAR,
  fortnightly: FORTNIGHTS_PER_YEAR,
  monthly: MONTHS_PER_YEAR,
  annually: 1,
} as const;

export type PayPeriod = keyof typeof PERIODS_PER_YEAR;

/** The share that one `period` has of a figure of `annual` dollars a year, in dollars; of a difference, it may be below 0. */
export function perPeriod(annual: number, period: PayPeriod): number {
  return snapToMicrodollar(annual / PERIODS_PER_YEAR[period], Math.abs(annual));
}

/** How an hourly worker's year is counted: a full-time week, all year. */
export const DEFAULT_WORKING_TIME = {
  hoursPerWeek: HOURS_PER_WEEK,
  weeksPerYear: WEEKS_PER_YEAR,
} as const;

export interface WorkingTime {
  readonly hoursPerWeek: number;
  /** Weeks that are paid. */
  readonly weeksPerYear: number;
}

/**
 * Dollars a year that `amount` dollars a period, or an hour, come to in the paid weeks of the year. A month is a twelfth of
 * the year however many weeks are paid. Negative amounts and times count as 0.
 */
export function annualEarnings(
  amount: number,
  period: PayPeriod | 'hourly',
  workingTime: WorkingTime = DEFAULT_WORKING_TIME,
): number {
  const weeks = amountOf(workingTime.weeksPerYear);
  const periods = {
    hourly: hoursPerYear(workingTime),
    daily: DAYS_PER_WEEK * weeks,
    weekly: weeks,
    fortnightly: weeks / 2,
    monthly: PERIODS_PER_YEAR.monthly,
    annually: PERIODS_PER_YEAR.annually,
  }[period];
  const annual = amountOf(amount) * periods;
  return snapToMicrodollar(annual);
}

/** The pay of an hour, in dollars, out of `annual` dollars a year; 0 where no hour is worked. */
export function perHour(annual: number, workingTime: WorkingTime = DEFAULT_WORKING_TIME): number {
  return snapToMicrodollar(amountOf(annual / hoursPerYear(workingTime)), annual);
}

function hoursPerYear({ hoursPerWeek, weeksPerYear }: WorkingTime): number {
  return amountOf(hoursPerWeek) * amountOf(weeksPerYear);
}
