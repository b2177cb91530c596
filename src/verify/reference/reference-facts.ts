/** The facts of a person's year for the reference, and what its jobs pay. Imports nothing of the product. */
import { type Exact, Rational, rational, sum, ZERO } from './rational.ts';
import type { ReferenceYear, SeniorKind } from './reference-years.ts';

/** Dollars, for the year; a text is the decimal that it spells, a number the one that it prints as. */
export type Amount = number | string;

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
  readonly excluded?: Exact | undefined;
  /** Pay in lieu of notice and its like. */
  readonly other?: Exact | undefined;
  readonly unusedLeave?: Exact | undefined;
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
  readonly shareOfYear?: Exact | undefined;
  readonly fringeBenefits?: Amount | undefined;
}

/** Exactly `amount`; 0 for none, for less than 0 and for what is not finite. */
export function amountOf(amount: Exact = 0): Rational {
  const isExact = amount instanceof Rational || Number.isFinite(Number(amount));
  return isExact ? rational(amount).above(0) : ZERO;
}

/** A job's pay without super and before sacrifice, and what goes into super. */
export function jobOf(job: ReferenceJob, { superPercent, law }: ReferenceYear) {
  const agreed = amountOf(job.superRate);
  const isAgreed = agreed.isAbove(0);
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
          partOf(paid, base.quarter, terms),
        )
      : [partOf(given.plus(bonus), base?.year, terms)];
  const pay = sum(parts.map((part) => part.pay));
  return {
    pay,
    superannuation: sum(parts.map((part) => part.superannuation)),
    sacrificed: pay.cappedAt(amountOf(job.salarySacrifice)),
  };
}

/** The pay of each quarter of a job; a bonus comes in the first. */
function paidInQuarters(given: Rational, bonus: Rational, shareOfYear: Rational): Rational[] {
  const worked = shareOfYear.times(4).cappedAt(4);
  if (worked.isAtMost(0)) return [given.plus(bonus)];
  return [0, 1, 2, 3].map((index) => {
    const part = given.times(worked.above(index).cappedAt(1)).over(worked);
    return index === 0 ? part.plus(bonus) : part;
  });
}

/** Pay and super of what is `given` in a year or a quarter; `base` is the most pay that super is owed on. */
function partOf(
  given: Rational,
  base: string | undefined,
  { rate, includesSuper }: { readonly rate: Rational; readonly includesSuper: boolean },
): { pay: Rational; superannuation: Rational } {
  const pay = includesSuper ? given.over(rate.plus(1)) : given;
  if (base === undefined || pay.isAtMost(base)) {
    return { pay, superannuation: pay.times(rate) };
  }
  const superannuation = rate.times(base);
  return { pay: includesSuper ? given.minus(superannuation) : given, superannuation };
}
