/** A person's standing in a year, by residence and age. Only what assesses a whole person loads it: a pay goes by the usual one. */

import { amountOf } from '../amounts.ts';
import { type MarginalCharge, marginal } from '../charge.ts';
import type { Facts } from '../facts.ts';
import { MONTHS_PER_YEAR } from '../rules/every-year.ts';
import type { TaxYear } from '../rules/rule-set.ts';
import { claimedOffsets } from './beneficiary-offset.ts';
import { type IncomeYear, type Standing, usualStanding } from './income-year.ts';
import { seniorsEntitlementsOf } from './seniors-offset.ts';

/** The standing by months of residence, age and benefits. `standingOnLeaving` counts payments on leaving a job too. */
export function standingOf(incomeYear: IncomeYear): Standing {
  const { charges, facts, year } = incomeYear;
  const months = residentMonths(facts, year);
  const incomeTax = partYearTax(charges.incomeTax, months, year);
  const seniorsOffset = seniorsEntitlementsOf(incomeYear);
  return {
    ...usualStanding(incomeYear),
    incomeTax,
    months,
    seniorsOffset,
    claimed: claimedOffsets(incomeYear, seniorsOffset.own),
  };
}

/** Months of the year as a resident; all of them where they change nothing: for foreign residents, or by the year's rules. */
function residentMonths(facts: Facts, year: TaxYear): number {
  const { residency = 'resident', residentMonths: months } = facts;
  if (residency !== 'resident' || year.partYearThreshold === undefined || months === undefined) {
    return MONTHS_PER_YEAR;
  }
  return Math.min(MONTHS_PER_YEAR, amountOf(months));
}

/** `charge` of a resident of `months`: the first rate starts at a lower threshold, the others where they always do. */
function partYearTax(charge: MarginalCharge, months: number, year: TaxYear): MarginalCharge {
  const { partYearThreshold } = year;
  if (partYearThreshold === undefined || months === MONTHS_PER_YEAR) return charge;
  const { flat, prorated } = partYearThreshold;
  return startingAt(charge, flat + (prorated * months) / MONTHS_PER_YEAR);
}

/** `charge` with its first rate above 0 from another income on; the bases follow. */
function startingAt({ steps }: MarginalCharge, start: number): MarginalCharge {
  const [first, ...others] = steps.filter(({ rate }) => rate > 0);
  if (first === undefined) return { kind: 'marginal', steps };
  const kept = others.map(({ above, rate }) => [above, rate] as const);
  return marginal([[start, first.rate], ...kept]);
}
