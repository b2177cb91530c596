/** What residence for a part of the year changes. */
import { amountOf } from './amount.ts';
import { type MarginalCharge, startingAt } from './charge.ts';
import type { Facts } from './facts.ts';
import type { TaxYear } from './rules/rule-set.ts';

const MONTHS = 12;
/** By which months away are counted in days, in leap years too. */
const USUAL_DAYS = 365;

/** Months of the year as a resident; all of them where the year has no rule for fewer. */
export function residentMonths(facts: Facts, year: TaxYear): number {
  if (year.partYearThreshold === undefined || facts.residentMonths === undefined) return MONTHS;
  return Math.min(MONTHS, amountOf(facts.residentMonths));
}

/** `charge` of a resident of `months`: the first rate starts at a lower threshold, the others where they always do. */
export function partYearTax(charge: MarginalCharge, months: number, year: TaxYear): MarginalCharge {
  const { partYearThreshold } = year;
  if (partYearThreshold === undefined || months === MONTHS) return charge;
  const { flat, prorated } = partYearThreshold;
  return startingAt(charge, flat + (prorated * months) / MONTHS);
}

/** Days of the year as a resident. */
export function residentDays(months: number, label: string): number {
  return daysOf(label) - Math.round((USUAL_DAYS * (MONTHS - months)) / MONTHS);
}

/** Days of the income year under `label`, such as `'2023-24'`, which has 29 February 2024. */
export function daysOf(label: string): number {
  const leapDay = new Date(Date.UTC(Number.parseInt(label, 10) + 1, 1, 29));
  return leapDay.getUTCDate() === 29 ? USUAL_DAYS + 1 : USUAL_DAYS;
}
