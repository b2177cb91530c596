/** The rule behind the Medicare levy surcharge. */
import { amountOf } from '../amounts.ts';
import { snapToMicrodollar } from '../rounding.ts';
import type { IncomeYear } from '../year/income-year.ts';
import { daysOf, residentDaysOf } from '../year/residence.ts';
import { surchargeTestOf } from '../year/surcharge.ts';
import { bandOf } from './band.ts';
import type { None, SurchargeExplained } from './explanation.ts';

export function surchargeExplained(
  { charges, facts, incomes, year }: IncomeYear,
  months: number,
  amount: number,
): SurchargeExplained {
  const { medicareLevySurcharge: surcharge, label } = year;
  const { tiers, income, raised, isOfFamily, ownIncomeFloor } = surchargeTestOf(surcharge, {
    income: incomes.surchargeIncome,
    base: incomes.taxableWithFringeBenefits,
    spouseIncome: facts.spouse && amountOf(facts.spouse.income),
    children: amountOf(facts.dependentChildren),
  });
  const band = bandOf(tiers, income - raised);
  // Where no tier is reached, the band has the limit of the first.
  const tier = band.kind === 'whole' ? { above: band.above + raised, rate: band.rate } : undefined;
  const days = Math.min(amountOf(facts.daysWithoutCover), residentDaysOf(label, months));
  const none = (): None => {
    if ((facts.residency ?? 'resident') !== 'resident') return { because: 'notResident' };
    if (charges.medicareLevySurcharge === undefined) return { because: 'covered' };
    if (band.kind === 'upTo') return { because: 'upTo', limit: band.limit + raised };
    if (ownIncomeFloor !== undefined && incomes.surchargeIncome <= ownIncomeFloor) {
      return { because: 'ownIncome', limit: ownIncomeFloor };
    }
    return { because: 'noIncome' };
  };
  return {
    amount,
    none: amount === 0 ? none() : undefined,
    source: surcharge.source,
    base: incomes.taxableWithFringeBenefits,
    income,
    isOfFamily,
    tier,
    days,
    daysInYear: daysOf(label),
    perDay: days === 0 ? 0 : snapToMicrodollar(amount / days, amount),
  };
}
