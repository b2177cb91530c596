/** The days of a year on which a charge is owed. */
import { DAYS_PER_LEAP_YEAR, DAYS_PER_YEAR, MONTHS_PER_YEAR } from '../rules/every-year.ts';

/** `charge` of a whole year for `months` of residence, of which at most `days` count. */
export function shareOfDays(
  charge: number,
  months: number,
  label: string,
  days = Number.POSITIVE_INFINITY,
): number {
  if (months === MONTHS_PER_YEAR && days === Number.POSITIVE_INFINITY) return charge;
  const inYear = daysOf(label);
  // Months away are counted in days of a usual year, in leap years too.
  const away = (DAYS_PER_YEAR * (MONTHS_PER_YEAR - months)) / MONTHS_PER_YEAR;
  const resident = inYear - Math.round(away);
  const counted = Math.min(days, resident);
  return counted === inYear ? charge : (charge * counted) / inYear;
}

/** Days of the income year under `label`, such as `'2023-24'`, which has 29 February 2024. */
export function daysOf(label: string): number {
  const lastYear = Number.parseInt(label, 10) + 1;
  const isLeap = lastYear % 4 === 0 && (lastYear % 100 !== 0 || lastYear % 400 === 0);
  return isLeap ? DAYS_PER_LEAP_YEAR : DAYS_PER_YEAR;
}

/** Days of the year under `label` that so many `months` of residence count as. */
export function residentDaysOf(label: string, months: number): number {
  const days = daysOf(label);
  return Math.round(shareOfDays(days, months, label));
}
