/** Residence for a part of the year. */
import { amountOf } from './amount.ts';
import { type MarginalCharge, marginal } from './charge.ts';
import type { Facts } from './facts.ts';
import { daysOf, MONTHS, shareOfDays } from './resident-days.ts';
import type { TaxYear } from './rules/rule-set.ts';

/** Months of the year as a resident; all of them where they change nothing: for foreign residents, or by the year's rules. */
export function residentMonths(facts: Facts, year: TaxYear): number {
  const { residency = 'resident', residentMonths: months } = facts;
  if (residency !== 'resident' || year.partYearThreshold === undefined || months === undefined) {
    return MONTHS;
  }
  return Math.min(MONTHS, amountOf(months));
}

/** Days of the year under `label` that so many `months` of residence count as. */
export function residentDaysOf(label: string, months: number): number {
  const days = daysOf(label);
  return Math.round(shareOfDays(days, months, label));
}

/** `charge` of a resident of `months`: the first rate starts at a lower threshold, the others where they always do. */
export function partYearTax(charge: MarginalCharge, months: number, year: TaxYear): MarginalCharge {
  const { partYearThreshold } = year;
  if (partYearThreshold === undefined || months === MONTHS) return charge;
  const { flat, prorated } = partYearThreshold;
  return startingAt(charge, flat + (prorated * months) / MONTHS);
}

/** `charge` with its first rate above 0 from another income on; the bases follow. */
function startingAt({ steps }: MarginalCharge, start: number): MarginalCharge {
  const [first, ...others] = steps.filter(({ rate }) => rate > 0);
  if (first === undefined) return { kind: 'marginal', steps };
  const kept = others.map(({ above, rate }) => [above, rate] as const);
  return marginal([[start, first.rate], ...kept]);
}
