/** The facts of a person's year for the reference, and what its jobs pay. Imports nothing of the product. */
import {
  add,
  compare,
  divide,
  least,
  most,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from './rational.ts';
import type { ReferenceYear, SeniorKind } from './reference-years.ts';

/** Dollars, for the year; a text is the decimal that it spells, a number the one that it prints as. */
export type Amount = number | string;

export interface ReferenceFacts {
  readonly taxYear: string;
  readonly residency?: 'resident' | 'foreign' | 'workingHoliday' | undefined;
  readonly residentMonths?: number | undefined;
  readonly jobs: readonly ReferenceJob[];
  readonly otherIncome?: Amount | undefined;
  readonly workExpenses?: Amount | undefined;
  readonly otherDeductions?: Amount | undefined;
  readonly spouse?: { readonly income: Amount; readonly senior?: boolean | undefined } | undefined;
  readonly dependentChildren?: number | undefined;
  readonly senior?: SeniorKind | undefined;
  readonly daysWithoutCover?: number | undefined;
  readonly studentLoan?: boolean | undefined;
}

export interface ReferenceJob {
  readonly pay: Amount;
  readonly includesSuper?: boolean | undefined;
  /** A fraction; 0 or none means the guarantee. */
  readonly superRate?: Amount | undefined;
  readonly salarySacrifice?: Amount | undefined;
  readonly fringeBenefits?: Amount | undefined;
}

const ONE = rational('1');

/** Exactly `amount`; 0 for none, for less than 0 and for what is not finite. */
export function amountOf(amount: Amount | undefined): Rational {
  if (amount === undefined || !Number.isFinite(Number(amount))) return ZERO;
  return most(ZERO, rational(String(amount)));
}

/** A job's pay without super and before sacrifice, and what goes into super. */
export function jobOf(job: ReferenceJob, { superPercent, law }: ReferenceYear) {
  const agreed = amountOf(job.superRate);
  const isAgreed = compare(agreed, ZERO) > 0;
  const rate = isAgreed ? agreed : divide(rational(superPercent), rational('100'));
  const given = amountOf(job.pay);
  let pay = job.includesSuper ? divide(given, add(ONE, rate)) : given;
  let superannuation = multiply(pay, rate);
  const base = isAgreed ? undefined : contributionBase(law?.superBase);
  if (base !== undefined && compare(pay, base) > 0) {
    superannuation = multiply(base, rate);
    pay = job.includesSuper ? subtract(given, superannuation) : given;
  }
  return { pay, superannuation, sacrificed: least(pay, amountOf(job.salarySacrifice)) };
}

/** The year's earnings at one employer that the guarantee is owed on at most. */
function contributionBase(
  base: { readonly quarter: string } | { readonly year: string } | undefined,
): Rational | undefined {
  if (base === undefined) return undefined;
  return 'year' in base ? rational(base.year) : multiply(rational('4'), rational(base.quarter));
}
