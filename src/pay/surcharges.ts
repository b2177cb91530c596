/** The Medicare levy surcharge and Division 293 tax. */
import { chargeOn, type WholeCharge } from './charge.ts';
import type { MedicareLevySurcharge, Superannuation } from './rules/rule-set.ts';

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

/**
 * Tax on the `contributions` within the concessional cap that, on top of `income`, are above the threshold, in dollars a year.
 * Source: Income Tax Assessment Act 1997, Division 293.
 */
export function division293On(
  { division293 }: Superannuation,
  income: number,
  contributions: number,
): number {
  if (division293 === undefined) return 0;
  const above = income + contributions - division293.threshold;
  return division293.rate * Math.max(0, Math.min(contributions, above));
}
