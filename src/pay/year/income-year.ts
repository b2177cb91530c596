/** A person's income year: the facts, the figures that apply to them, and the first steps from them. */
import { amountOf } from '../amounts.ts';
import type { MarginalCharge } from '../charge.ts';
import type { Facts } from '../facts.ts';
import { type Exact, exactUpTo } from '../rounding.ts';
import { MONTHS_PER_YEAR } from '../rules/every-year.ts';
import type {
  BeneficiaryOffset,
  MedicareLevy,
  MedicareLevySurcharge,
  SeniorsOffset,
  TaxOffset,
  TaxYear,
} from '../rules/rule-set.ts';
import { type BonusJob, type Earnings, earningsOf } from './earnings.ts';
import { type Incomes, incomesOf, leavingIncome, otherIncomeOf } from './incomes.ts';

/** Declarations to the payer, where a year's tax is to follow them. */
export interface Declaration {
  /** Counts where the set has a charge for it. */
  readonly noTaxFreeThreshold?: boolean | undefined;
  /** Offsets are left for the tax return. */
  readonly withholdTaxOffsets?: boolean | undefined;
}

export interface IncomeYear {
  readonly facts: Facts<string, BonusJob>;
  readonly declaration: Declaration;
  readonly year: TaxYear;
  /** For amounts of this year. */
  readonly exact: Exact;
  readonly charges: Charges;
  readonly earnings: Earnings;
  readonly incomes: Incomes;
}

export function incomeYearOf(
  facts: Facts<string, BonusJob>,
  year: TaxYear,
  declaration: Declaration = NOTHING_DECLARED,
): IncomeYear {
  const exact = exactUpTo(sumOfAmounts(facts));
  const earnings = earningsOf(facts.jobs, year, exact);
  return {
    facts,
    declaration,
    year,
    exact,
    charges: chargesFor(year, facts, declaration),
    earnings,
    incomes: incomesOf(facts, earnings, year, exact),
  };
}

const NOTHING_DECLARED: Declaration = {};

/** The sum of all that is earned: sums and shares of it are no larger, nor is their error. */
export function sumOfAmounts(facts: Facts<string, BonusJob>): number {
  const { jobs, spouse, leaving } = facts;
  let sum = otherIncomeOf(facts) + amountOf(spouse?.income) + leavingIncome(leaving);
  for (const { pay, bonus, fringeBenefits } of jobs) {
    sum += amountOf(pay) + amountOf(bonus) + amountOf(fringeBenefits);
  }
  return sum;
}

/** The facts that an assessment goes by besides incomes and a family. */
export interface Standing {
  /** The scale of income tax. */
  readonly incomeTax: MarginalCharge;
  /** Of residence, 12 where they change nothing. */
  readonly months: number;
  readonly seniorsOffset: SeniorsEntitlements;
  /** The offset by age and that for benefits, in the order of use. */
  readonly claimed: readonly ClaimedOffset[];
  readonly heldParts: readonly HeldPart[];
  /** Absent while no payment on leaving a job is above its cap. */
  readonly aboveCaps: AboveCaps | undefined;
}

/** The part of employment termination payments above their caps, in dollars, which the scale does not apply to. */
export interface AboveCaps {
  readonly part: number;
  /** A fraction. */
  readonly rate: number;
}

/** Dollars a year. */
export interface ClaimedOffset {
  readonly code: 'seniors' | 'beneficiary';
  readonly entitled: number;
}

/** A part of income, in dollars, whose tax an offset holds to a rate: of what is paid on leaving a job. */
export interface HeldPart {
  readonly code: 'unusedLeave' | 'terminationPayments';
  readonly part: number;
  readonly ceiling: number;
  /** Income tax on the part, before offsets. */
  readonly tax: number;
  /** What the tax on the part is above the ceiling. */
  readonly entitled: number;
}

/** The seniors' offset of both partners, in dollars; undefined of whoever is not entitled by age. */
export interface SeniorsEntitlements {
  readonly own: number | undefined;
  readonly ofSpouse: number | undefined;
}

const NOTHING_CLAIMED: readonly ClaimedOffset[] = [];
const NOTHING_HELD: readonly HeldPart[] = [];

export const NO_SENIORS: SeniorsEntitlements = { own: undefined, ofSpouse: undefined };

/** Below the seniors' age, a resident all year or not at all, and without benefits or payments on leaving a job. */
export function usualStanding({ charges }: IncomeYear): Standing {
  return {
    incomeTax: charges.incomeTax,
    months: MONTHS_PER_YEAR,
    seniorsOffset: NO_SENIORS,
    claimed: NOTHING_CLAIMED,
    heldParts: NOTHING_HELD,
    aboveCaps: undefined,
  };
}

/** The charges that apply; the others are undefined. */
export interface Charges {
  readonly incomeTax: MarginalCharge;
  /** On top of `incomeTax`. */
  readonly withoutTaxFreeThreshold: MarginalCharge | undefined;
  readonly seniorsOffset: SeniorsOffset | undefined;
  readonly beneficiaryOffset: BeneficiaryOffset | undefined;
  readonly offsets: readonly TaxOffset[];
  /** Of excess concessional contributions, a fraction; of every individual. Source: Income Tax Assessment Act 1997, s 291-15. */
  readonly excessOffsetRate: number;
  readonly medicareLevy: MedicareLevy | undefined;
  readonly medicareLevySurcharge: MedicareLevySurcharge | undefined;
  readonly studentLoan: TaxYear['studentLoan'] | undefined;
}

/** The charges of `year` that apply by some facts and by a declaration. */
export function chargesFor(
  year: TaxYear,
  facts: Pick<Facts, 'residency' | 'studentLoan' | 'daysWithoutCover'>,
  { noTaxFreeThreshold }: Declaration,
): Charges {
  const { residency = 'resident', studentLoan, daysWithoutCover } = facts;
  const isResident = residency === 'resident';
  return {
    incomeTax: year.incomeTax[residency],
    withoutTaxFreeThreshold:
      isResident && noTaxFreeThreshold ? year.withoutTaxFreeThreshold : undefined,
    seniorsOffset: isResident ? year.seniorsOffset : undefined,
    beneficiaryOffset: isResident ? year.beneficiaryOffset : undefined,
    offsets: isResident ? year.offsets : NO_OFFSETS,
    excessOffsetRate: year.superannuation.concessionalCap?.excessOffsetRate ?? 0,
    medicareLevy: isResident ? year.medicareLevy : undefined,
    medicareLevySurcharge:
      isResident && amountOf(daysWithoutCover) > 0 ? year.medicareLevySurcharge : undefined,
    studentLoan: studentLoan && residency !== 'workingHoliday' ? year.studentLoan : undefined,
  };
}

const NO_OFFSETS: readonly TaxOffset[] = [];
