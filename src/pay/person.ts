/** The facts of a person's year, and the first steps from them. */
import { amountOf } from './amount.ts';
import type { MarginalCharge } from './charge.ts';
import { type Charges, chargesFor } from './charges.ts';
import { type BonusJob, type Earnings, earningsOf } from './earnings.ts';
import type { Facts } from './facts.ts';
import { type Incomes, incomesOf } from './incomes.ts';
import { MONTHS } from './resident-days.ts';
import type { TaxYear } from './rules/rule-set.ts';

/** Declarations to the payer, where a year's tax is to follow them. */
export interface Declaration {
  /** Counts where the set has a charge for it. */
  readonly noTaxFreeThreshold?: boolean | undefined;
  /** Offsets are left for the tax return. */
  readonly withholdTaxOffsets?: boolean | undefined;
}

/** Facts whose jobs may have a bonus. */
export interface YearFacts extends Facts {
  readonly jobs: readonly BonusJob[];
}

export interface Person {
  readonly facts: YearFacts;
  readonly declaration: Declaration;
  readonly year: TaxYear;
  readonly scaleOfError: number;
  readonly charges: Charges;
  readonly earnings: Earnings;
  readonly incomes: Incomes;
}

export function personOf(
  facts: YearFacts,
  year: TaxYear,
  declaration: Declaration = NOTHING_DECLARED,
): Person {
  const { residency, studentLoan } = facts;
  const { noTaxFreeThreshold } = declaration;
  const withoutCover = amountOf(facts.daysWithoutCover) > 0;
  const scaleOfError = sumOfAmounts(facts);
  const earnings = earningsOf(facts.jobs, year, scaleOfError);
  return {
    facts,
    declaration,
    year,
    scaleOfError,
    charges: chargesFor(year, { residency, studentLoan, withoutCover, noTaxFreeThreshold }),
    earnings,
    incomes: incomesOf(facts, earnings, year, scaleOfError),
  };
}

const NOTHING_DECLARED: Declaration = {};

/** The sum of all that is earned: sums and shares of it are no larger, nor is their error. */
export function sumOfAmounts({ jobs, otherIncome, spouse }: YearFacts): number {
  let sum = amountOf(otherIncome) + amountOf(spouse?.income);
  for (const { pay, bonus, fringeBenefits } of jobs) {
    sum += amountOf(pay) + amountOf(bonus) + amountOf(fringeBenefits);
  }
  return sum;
}

/** What an assessment goes by besides incomes and a family. */
export interface Standing {
  /** The scale of income tax. */
  readonly incomeTax: MarginalCharge;
  /** Of residence, 12 where they change nothing. */
  readonly months: number;
  readonly seniorsOffset: SeniorsEntitlements;
}

/** The seniors' offset of both partners, in dollars; undefined of whoever is not entitled by age. */
export interface SeniorsEntitlements {
  readonly own: number | undefined;
  readonly ofSpouse: number | undefined;
}

export const NO_SENIORS: SeniorsEntitlements = { own: undefined, ofSpouse: undefined };

/** Below the seniors' age, and a resident all year or not at all. */
export function usualStanding({ charges }: Person): Standing {
  return { incomeTax: charges.incomeTax, months: MONTHS, seniorsOffset: NO_SENIORS };
}
