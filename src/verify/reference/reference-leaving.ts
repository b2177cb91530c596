/**
 * A second, separately written account of what is withheld from what is paid on leaving a job (ATO Schedules 7 and 11), in
 * exact fractions. Imports nothing of the product.
 */
import { LEAVING, MEDICARE_LEVY } from './every-year.ts';
import { type Rational, rational, sum, ZERO } from './rational.ts';
import type { Amount, ReferenceFacts } from './reference-facts.ts';
import { inCents, referenceTaxWithheld } from './reference-withholding.ts';
import { legislatedYear } from './reference-years.ts';

/** Amounts are dollars and cents as text. */
export interface ReferenceLeavingQuery {
  readonly taxYear: string;
  readonly period: 'weekly' | 'fortnightly' | 'monthly';
  /** Of a usual pay. */
  readonly earnings: string;
  readonly scale: 1 | 2 | 3;
  readonly isForeign: boolean;
  readonly reason: 'redundancy' | 'invalidity' | 'other';
  readonly reachedPreservationAge: boolean;
  /** On the day of the dismissal. */
  readonly reachedPensionAge: boolean;
  /** As a decimal; only complete years count. */
  readonly yearsOfService: string;
  readonly redundancyPay: string;
  /** Pay in lieu of notice, a gratuity and their like. */
  readonly otherPayments: string;
  readonly annualLeave: string;
  readonly longServiceLeave: string;
  /** Wages of the tax year so far. */
  readonly incomeOfYear: string;
}

const PAYS = { weekly: 52n, fortnightly: 26n, monthly: 12n } as const;

export function referenceLeavingLimits(taxYear: string, yearsOfService: string) {
  const [cap, base, each] = legislatedYear(taxYear).law.leaving;
  const years = rational(yearsOfService).floor();
  return { cap: rational(cap), taxFree: rational(each).times(years).plus(base) };
}

export function referenceWithheldOnLeaving(query: ReferenceLeavingQuery) {
  const { reason } = query;
  const limits = referenceLeavingLimits(query.taxYear, query.yearsOfService);
  const redundancyPay = rational(query.redundancyPay);
  const otherPayments = rational(query.otherPayments);
  const leave = rational(query.annualLeave).plus(query.longServiceLeave);

  // Whoever has reached the pension age has no genuine redundancy, but what would have been one is under the cap of the year alone.
  const isGenuine = reason === 'redundancy' && !query.reachedPensionAge;
  const taxFree = isGenuine ? redundancyPay.cappedAt(limits.taxFree) : ZERO;
  // What is no genuine redundancy is severance pay, as any other.
  const excluded = reason === 'other' ? ZERO : redundancyPay.minus(taxFree);
  const other = reason === 'other' ? redundancyPay.plus(otherPayments) : otherPayments;

  const capLeft = limits.cap.above(excluded);
  const taxedBefore = rational(query.incomeOfYear).plus(leave);
  const wholeOfIncomeLeft = rational(LEAVING.wholeOfIncomeCap).above(taxedBefore);

  const parts = {
    excluded: { taxable: excluded, withheld: fromTermination(excluded, limits.cap, query) },
    other: {
      taxable: other,
      withheld: fromTermination(other, capLeft.cappedAt(wholeOfIncomeLeft), query),
    },
    leave: { taxable: leave, withheld: fromLeave(leave, query) },
  };
  const total = sum(Object.values(parts).map(({ withheld }) => withheld));
  const paid = sum([redundancyPay, otherPayments, leave]);
  return { taxFree, ...parts, total, lands: paid.minus(total) };
}

/** Schedule 11, to the nearest dollar. Foreign residents bear no levy. */
function fromTermination(
  payment: Rational,
  cap: Rational,
  { isForeign, reachedPreservationAge }: ReferenceLeavingQuery,
): Rational {
  const { ceilingPercent, laterCeilingPercent, remainderPercent } = LEAVING;
  const levy = isForeign ? 0 : MEDICARE_LEVY.percent;
  const ceiling = reachedPreservationAge ? laterCeilingPercent : ceilingPercent;
  const within = payment.cappedAt(cap).percent(ceiling + levy);
  const above = payment.above(cap).percent(remainderPercent + levy);
  return nearest(within.plus(above));
}

/** Unused leave is taxed at the flat rate on a genuine redundancy and for invalidity. */
export function isLeaveFlat({ reason, reachedPensionAge }: ReferenceLeavingQuery): boolean {
  return reason === 'invalidity' || (reason === 'redundancy' && !reachedPensionAge);
}

/** Schedule 7, of leave that came after 17 August 1993. */
function fromLeave(leave: Rational, query: ReferenceLeavingQuery): Rational {
  const flat = nearest(leave.percent(LEAVING.flatPercent));
  if (isLeaveFlat(query)) return flat;
  const pays = PAYS[query.period];
  const share = leave.over(pays).floor();
  const withShare = inCents(rational(query.earnings).plus(share));
  const more =
    referenceTaxWithheld({ ...query, earnings: withShare }) - referenceTaxWithheld(query);
  const bySteps = rational(more * pays);
  return leave.isBelow(LEAVING.smallLeave) ? bySteps.cappedAt(flat) : bySteps;
}

function nearest(amount: Rational): Rational {
  return rational(amount.rounded());
}

const WEEKS = 52;

export interface ReferenceLeavingYearQuery
  extends ReferenceLeavingQuery,
    Pick<ReferenceFacts, 'senior' | 'studentLoan' | 'daysWithoutCover'> {
  /** Weeks since 1 July, in which `incomeOfYear` was earned. */
  readonly weeksWorked: number;
  /** Pay in another job, in the weeks that are left of the year. */
  readonly laterPay?: Amount | undefined;
}

/** The year in which someone leaves a job, as facts for its assessment. Super on pay in lieu of notice is left out. */
export function referenceLeavingYear(query: ReferenceLeavingYearQuery): ReferenceFacts {
  const { excluded, other, leave } = referenceWithheldOnLeaving(query);
  const worked = rational(query.weeksWorked);
  const left = rational(WEEKS).above(worked);
  return {
    taxYear: query.taxYear,
    residency: query.isForeign ? 'foreign' : 'resident',
    jobs: [
      { pay: query.incomeOfYear, shareOfYear: worked.over(WEEKS) },
      { pay: query.laterPay ?? 0, shareOfYear: left.over(WEEKS) },
    ],
    senior: query.senior,
    studentLoan: query.studentLoan,
    daysWithoutCover: query.daysWithoutCover,
    leaving: {
      excluded: excluded.taxable,
      other: other.taxable,
      unusedLeave: leave.taxable,
      leaveAtFlatRate: isLeaveFlat(query),
      reachedPreservationAge: query.reachedPreservationAge,
    },
  };
}
