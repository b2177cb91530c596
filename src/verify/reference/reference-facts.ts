/** The facts of a person's year for the reference, and what its jobs pay. Imports nothing of the product. */
import { least, most, type Rational, rational, sum, ZERO } from './rational.ts';
import type { ReferenceYear, SeniorKind } from './reference-years.ts';

/** Dollars, for the year; a text is the decimal that it spells, a number the one that it prints as. */
export type Amount = number | string;

export type ExactAmount = Amount | Rational;

export interface ReferenceFacts {
  readonly taxYear: string;
  readonly residency?: 'resident' | 'foreign' | 'workingHoliday' | undefined;
  readonly residentMonths?: number | undefined;
  readonly jobs: readonly ReferenceJob[];
  readonly otherIncome?: Amount | undefined;
  /** JobSeeker and other payments that have the beneficiary tax offset. */
  readonly benefits?: Amount | undefined;
  readonly agePension?: Amount | undefined;
  readonly workExpenses?: Amount | undefined;
  readonly otherDeductions?: Amount | undefined;
  readonly spouse?: { readonly income: Amount; readonly senior?: boolean | undefined } | undefined;
  readonly dependentChildren?: number | undefined;
  readonly senior?: SeniorKind | undefined;
  readonly daysWithoutCover?: number | undefined;
  readonly studentLoan?: boolean | undefined;
  readonly leaving?: ReferenceLeavingPayments | undefined;
}

/** What is taxed of a payout on leaving a job. */
export interface ReferenceLeavingPayments {
  /** Payments on a genuine redundancy or for invalidity. */
  readonly excluded?: ExactAmount | undefined;
  /** Pay in lieu of notice and its like. */
  readonly other?: ExactAmount | undefined;
  readonly unusedLeave?: ExactAmount | undefined;
  readonly leaveAtFlatRate?: boolean | undefined;
  readonly reachedPreservationAge?: boolean | undefined;
}

export interface ReferenceJob {
  readonly pay: Amount;
  /** On top of `pay`, in one quarter of the year; it includes super if the pay does. */
  readonly bonus?: Amount | undefined;
  readonly includesSuper?: boolean | undefined;
  /** A fraction; 0 or none means the guarantee. */
  readonly superRate?: Amount | undefined;
  readonly salarySacrifice?: Amount | undefined;
  /** The part of the year that it paid in, evenly: whole quarters but for one. Absent: all of it. */
  readonly shareOfYear?: ExactAmount | undefined;
  readonly fringeBenefits?: Amount | undefined;
}

const ONE = rational(1);
const FOUR = rational(4);

/** Exactly `amount`; 0 for none, for less than 0 and for what is not finite. */
export function amountOf(amount: ExactAmount | undefined): Rational {
  if (typeof amount === 'object') return most(ZERO, amount);
  if (amount === undefined || !Number.isFinite(Number(amount))) return ZERO;
  return most(ZERO, rational(amount));
}

/** A job's pay without super and before sacrifice, and what goes into super. */
export function jobOf(job: ReferenceJob, { superPercent, law }: ReferenceYear) {
  const agreed = amountOf(job.superRate);
  const isAgreed = agreed.isAbove(ZERO);
  const terms = {
    rate: isAgreed ? agreed : rational(superPercent).over(100),
    includesSuper: job.includesSuper === true,
  };
  const given = amountOf(job.pay);
  const bonus = amountOf(job.bonus);
  const base = isAgreed ? undefined : law?.superBase;
  const parts =
    base !== undefined && 'quarter' in base
      ? paidInQuarters(given, bonus, amountOf(job.shareOfYear ?? 1)).map((paid) =>
          partOf(paid, rational(base.quarter), terms),
        )
      : [partOf(given.plus(bonus), base && rational(base.year), terms)];
  const pay = sum(parts.map((part) => part.pay));
  return {
    pay,
    superannuation: sum(parts.map((part) => part.superannuation)),
    sacrificed: least(pay, amountOf(job.salarySacrifice)),
  };
}

/** The pay of each quarter of a job; a bonus comes in the first. */
function paidInQuarters(given: Rational, bonus: Rational, shareOfYear: Rational): Rational[] {
  const worked = least(FOUR, FOUR.times(shareOfYear));
  if (worked.isAtMost(ZERO)) return [given.plus(bonus)];
  return [0, 1, 2, 3].map((index) => {
    const left = worked.minus(index);
    const part = given.times(most(ZERO, least(ONE, left))).over(worked);
    return index === 0 ? part.plus(bonus) : part;
  });
}

/** Pay and super of what is `given` in a year or a quarter; `base` is the most pay that super is owed on. */
function partOf(
  given: Rational,
  base: Rational | undefined,
  { rate, includesSuper }: { readonly rate: Rational; readonly includesSuper: boolean },
): { pay: Rational; superannuation: Rational } {
  const pay = includesSuper ? given.over(ONE.plus(rate)) : given;
  if (base === undefined || pay.isAtMost(base)) {
    return { pay, superannuation: pay.times(rate) };
  }
  const superannuation = base.times(rate);
  return { pay: includesSuper ? given.minus(superannuation) : given, superannuation };
}
