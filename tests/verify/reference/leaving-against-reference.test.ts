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
  referenceWithheldOnLeaving,
} from '../../../src/verify/reference/reference-leaving.ts';
import { anyDeparture } from './drawn-departures.ts';
import { drawsFrom } from './drawn-persons.ts';
import { differences, referenceInNumbers } from './in-numbers.ts';

const law: RuleSet = legislated;

/** Of each of seven years: 2,002 in all, or 50,001. */
const DRAWN = process.env.LONG_TESTS ? 7_143 : 286;

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
