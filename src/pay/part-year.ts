/** Residence for a part of the year. */
import { amountOf } from './amount.ts';
import { type MarginalCharge, startingAt } from './charge.ts';
import type { Facts } from './facts.ts';
import type { TaxYear } from './rules/rule-set.ts';

export const MONTHS = 12;
/** By which months away are counted in days, in leap years too. */
const USUAL_DAYS = 365;

/** Months of the year as a resident; all of them where they change nothing: for foreign residents, or by the year's rules. */
export function residentMonths(facts: Facts, year: TaxYear): number {
  const { residency = 'resident', residentMonths: months } = facts;
  if (residency !== 'resident' || year.partYearThreshold === undefined || months === undefined) {
    return MONTHS;
  }
  return Math.min(MONTHS, amountOf(months));
}

/** `charge` of a resident of `months`: the first rate starts at a lower threshold, the others where they always do. */
export function partYearTax(charge: MarginalCharge, months: number, year: TaxYear): MarginalCharge {
  const { partYearThreshold } = year;
  if (partYearThreshold === undefined || months === MONTHS) return charge;
  const { flat, prorated } = partYearThreshold;
  return startingAt(charge, flat + (prorated * months) / MONTHS);
}

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
