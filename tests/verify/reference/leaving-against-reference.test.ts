/** What is withheld on leaving a job, and the year of it, by the engine and by the reference, over departures drawn at random. */
import { expect, test } from 'vitest';
import {
  type Facts,
  type LeavingQuery,
  legislated,
  type RuleSet,
  withheldOnLeaving,
} from '../../../src/pay/index.ts';
import { leavingYear } from '../../../src/pay/leaving.ts';
import { toNumber } from '../../../src/verify/reference/rational.ts';
import {
  type ReferenceLeaving,
  type ReferenceLeavingQuery,
  referenceLeavingLimits,
  referenceWithheldOnLeaving,
  SMALL_LEAVE,
  WHOLE_OF_INCOME_CAP,
} from '../../../src/verify/reference/reference-leaving.ts';
import { AROUND, drawsFrom } from './drawn-persons.ts';
import { differences, referenceInNumbers } from './in-numbers.ts';

const law: RuleSet = legislated;

/** Of each of seven years: 2,002 in all, or 50,001. */
const DRAWN = process.env.LONG_TESTS ? 7_143 : 286;

const PERIODS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

test.each(legislated.taxYears.map(({ label }) => label))(
  'the departures of %s bear alike, part by part',
  (taxYear) => {
    const draws = drawsFrom(Number.parseInt(taxYear, 10));
    const wrong = Array.from({ length: DRAWN }, () => anyDeparture(taxYear, draws)).flatMap(
      (departure) => {
        const query = asked(departure);
        const reference = referenceWithheldOnLeaving(departure);
        const year = yearOf(departure, reference, draws);
        const differing = [
          ...differences(
            byName(withheldOnLeaving(query, law), Number),
            byName(reference, toNumber),
          ),
          ...differences(
            leavingYear({ ...query, ...year, withheldFromPay: 0 }, law).assessment,
            referenceInNumbers(year.facts, 'legislated'),
          ),
        ];
        return differing.length === 0 ? [] : [{ query, differing }];
      },
    );
    expect(wrong).toEqual([]);
  },
);

/** The rest of a year that has the departure: the facts of both as the reference is asked about them. */
function yearOf(
  departure: ReferenceLeavingQuery,
  { excluded, other, leave }: ReferenceLeaving,
  { one, below }: ReturnType<typeof drawsFrom>,
) {
  const { taxYear, incomeOfYear, isForeign, reason, reachedPreservationAge } = departure;
  const isGenuine = reason === 'redundancy' && !departure.reachedPensionAge;
  const laterPay = one([0, below(100_000)]);
  const rest = { studentLoan: one([true, false]), daysWithoutCover: one([0, 100, 365]) };
  const facts: Facts = {
    ...rest,
    taxYear,
    residency: isForeign ? 'foreign' : 'resident',
    jobs: [{ pay: Number(incomeOfYear) }, { pay: laterPay }],
    leaving: {
      excluded: toNumber(excluded.taxable),
      other: toNumber(other.taxable),
      unusedLeave: toNumber(leave.taxable),
      leaveAtFlatRate: reason === 'invalidity' || isGenuine,
      reachedPreservationAge,
    },
  };
  return { ...rest, laterPay, facts };
}

interface Paid<Amount> {
  readonly taxable: Amount;
  readonly withheld: Amount;
}

interface Leaving<Amount> {
  readonly taxFree: Amount;
  readonly excluded: Paid<Amount>;
  readonly other: Paid<Amount>;
  readonly leave: Paid<Amount>;
  readonly total: Amount;
  readonly lands: Amount;
}

function byName<Amount>(
  { taxFree, excluded, other, leave, total, lands }: Leaving<Amount>,
  inDollars: (amount: Amount) => number,
) {
  return {
    taxFree: inDollars(taxFree),
    excluded: inDollars(excluded.taxable),
    withheldFromExcluded: inDollars(excluded.withheld),
    other: inDollars(other.taxable),
    withheldFromOther: inDollars(other.withheld),
    leave: inDollars(leave.taxable),
    withheldFromLeave: inDollars(leave.withheld),
    total: inDollars(total),
    lands: inDollars(lands),
  };
}

/** A departure as the engine is asked about it. */
function asked({ isForeign, ...departure }: ReferenceLeavingQuery): LeavingQuery {
  return {
    ...departure,
    ...(isForeign && { residency: 'foreign' }),
    earnings: Number(departure.earnings),
    yearsOfService: Number(departure.yearsOfService),
    redundancyPay: Number(departure.redundancyPay),
    otherPayments: Number(departure.otherPayments),
    annualLeave: Number(departure.annualLeave),
    longServiceLeave: Number(departure.longServiceLeave),
    incomeOfYear: Number(departure.incomeOfYear),
  };
}

/** Every kind of departure, its amounts often at a limit or such that a rate of them ends in half a dollar. */
function anyDeparture(
  taxYear: string,
  { one, below }: ReturnType<typeof drawsFrom>,
): ReferenceLeavingQuery {
  const period = one<keyof typeof PERIODS>(['weekly', 'fortnightly', 'monthly']);
  const reason = one<ReferenceLeavingQuery['reason']>(['redundancy', 'invalidity', 'other']);
  const any = (most: number) => below(most) + one([0, 0.01, 0.33, 0.5, 0.99]);
  const tens = (most: number) => 10 * below(most / 10);
  const near = (limit: number) =>
    limit + one([...AROUND, tens(1_000), -tens(1_000), 50 * below(99)]);

  const yearsOfService = (below(40) + one([0, 0, 0.5, 0.99])).toFixed(2);
  const limits = referenceLeavingLimits(taxYear, yearsOfService);
  const [cap, limit] = [toNumber(limits.cap), toNumber(limits.taxFree)];
  const wholeOfIncome = toNumber(WHOLE_OF_INCOME_CAP);
  const taxFree = reason === 'redundancy' ? limit : 0;

  const leave = one([0, any(60_000), any(600), near(toNumber(SMALL_LEAVE))]);
  const annualLeave = one([leave, leave, 0, any(Math.max(1, leave))]);
  const incomeOfYear = one([0, any(250_000), any(100_000), near(wholeOfIncome - leave)]);
  const redundancyPay = one([
    0,
    any(100_000),
    any(600_000),
    near(limit),
    near(cap),
    near(taxFree + cap),
  ]);
  const excluded = reason === 'other' ? 0 : redundancyPay - taxFree;
  const wholeOfIncomeLeft = wholeOfIncome - incomeOfYear - leave;
  const severance = reason === 'other' ? redundancyPay : 0;
  const otherPayments = one([
    0,
    any(20_000),
    any(400_000),
    near(cap - excluded - severance),
    near(wholeOfIncomeLeft - severance),
  ]);
  return {
    taxYear,
    period,
    reason,
    earnings: inCents(any(one([40_000, 120_000, 400_000]) / PERIODS[period])),
    scale: one<1 | 2 | 3>([1, 2, 3]),
    isForeign: one([true, false, false]),
    reachedPreservationAge: one([true, false]),
    reachedPensionAge: one([true, false, false]),
    yearsOfService,
    redundancyPay: inCents(redundancyPay),
    otherPayments: inCents(otherPayments),
    annualLeave: inCents(annualLeave),
    longServiceLeave: inCents(leave - annualLeave),
    incomeOfYear: inCents(incomeOfYear),
  };
}

function inCents(dollars: number): string {
  return Math.max(0, dollars).toFixed(2);
}
