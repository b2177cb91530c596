/** The Medicare levy surcharge, by the income of a couple where there is one. */
import { amountOf } from '../amounts.ts';
import { chargeOn, type WholeCharge } from '../charge.ts';
import type { MedicareLevySurcharge } from '../rules/rule-set.ts';
import type { IncomeYear } from './income-year.ts';
import { shareOfDays } from './residence.ts';

/** The surcharge for the days without cover, of those on which the levy is owed, in dollars a year. */
export function surchargeOf(
  { charges, facts, incomes, exact, year }: IncomeYear,
  months: number,
): number {
  if (charges.medicareLevySurcharge === undefined) return 0;
  const ofWholeYear = surchargeOn(charges.medicareLevySurcharge, {
    income: incomes.surchargeIncome,
    base: incomes.taxableWithFringeBenefits,
    spouseIncome: facts.spouse && amountOf(facts.spouse.income),
    children: amountOf(facts.dependentChildren),
  });
  const days = amountOf(facts.daysWithoutCover);
  return exact(shareOfDays(ofWholeYear, months, year.label, days));
}

export interface SurchargePayer {
  /** Income for surcharge purposes, in dollars a year. */
  readonly income: number;
  /** Taxable income and reportable fringe benefits, in dollars a year. */
  readonly base: number;
  /** The spouse's income for surcharge purposes; undefined without a spouse. */
  readonly spouseIncome: number | undefined;
  readonly children: number;
}

/**
 * The surcharge of a year without private hospital cover, in dollars. The tier goes by the couple's income, the rate falls on
 * one's own. Source: Medicare Levy Act 1986, ss 8B to 8D.
 */
export function surchargeOn(surcharge: MedicareLevySurcharge, payer: SurchargePayer): number {
  const { tiers, income, raised, ownIncomeFloor } = surchargeTestOf(surcharge, payer);
  if (ownIncomeFloor !== undefined && payer.income <= ownIncomeFloor) return 0;
  return chargeOn(tiers, income - raised, payer.base);
}

/** By which tier a surcharge goes. Amounts are in dollars a year. */
export interface SurchargeTest {
  readonly tiers: WholeCharge;
  /** One's own, or that of a couple. */
  readonly income: number;
  /** Added to each threshold for children. */
  readonly raised: number;
  readonly isOfFamily: boolean;
  /** An own income up to this, of a partner, pays none. */
  readonly ownIncomeFloor: number | undefined;
}

export function surchargeTestOf(
  { single, family }: MedicareLevySurcharge,
  { income, spouseIncome, children }: SurchargePayer,
): SurchargeTest {
  if (family === undefined || (spouseIncome === undefined && children === 0)) {
    return { tiers: single, income, raised: 0, isOfFamily: false, ownIncomeFloor: undefined };
  }
  return {
    tiers: family.tiers,
    income: income + (spouseIncome ?? 0),
    raised: family.perLaterChild * Math.max(0, children - 1),
    isOfFamily: true,
    ownIncomeFloor: spouseIncome === undefined ? undefined : family.ownIncomeFloor.amount,
  };
}
