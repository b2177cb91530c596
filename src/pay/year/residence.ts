/** The days of a year on which a charge is owed. */

export const MONTHS = 12;
/** By which months away are counted in days, in leap years too. */
const USUAL_DAYS = 365;

/** `charge` of a whole year for `months` of residence, of which at most `days` count. */
export function shareOfDays(
  charge: number,
  months: number,
  label: string,
  days = Number.POSITIVE_INFINITY,
): number {
  if (months === MONTHS && days === Number.POSITIVE_INFINITY) return charge;
  const inYear = daysOf(label);
  const resident = inYear - Math.round((USUAL_DAYS * (MONTHS - months)) / MONTHS);
  const counted = Math.min(days, resident);
  return counted === inYear ? charge : (charge * counted) / inYear;
}

/** Days of the income year under `label`, such as `'2023-24'`, which has 29 February 2024. */
export function daysOf(label: string): number {
  const lastYear = Number.parseInt(label, 10) + 1;
  const isLeap = lastYear % 4 === 0 && (lastYear % 100 !== 0 || lastYear % 400 === 0);
  return isLeap ? USUAL_DAYS + 1 : USUAL_DAYS;
}

/** Days of the year under `label` that so many `months` of residence count as. */
export function residentDaysOf(label: string, months: number): number {
  const days = daysOf(label);
  return Math.round(shareOfDays(days, months, label));
}
