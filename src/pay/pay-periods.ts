/** How a year is cut into periods of pay (spec §9), as periods in a year. */
export const PERIODS_PER_YEAR = { weekly: 52, fortnightly: 26, monthly: 12, annually: 1 } as const;

/** Days of a week that a day's pay is a share of (spec §9). */
export const WORKING_DAYS_PER_WEEK = 5;

/** The periods that pay can be entered for, in the order of the radios (spec §2). */
export const PAY_CYCLES = ['weekly', 'monthly', 'annually'] as const;

export type PayCycle = (typeof PAY_CYCLES)[number];

export const DEFAULT_PAY_CYCLE: PayCycle = 'annually';

/** Dollars a year that `amount` dollars a pay cycle come to (spec §4). */
export function annualSalary(amount: number, cycle: PayCycle): number {
  return amount * PERIODS_PER_YEAR[cycle];
}
