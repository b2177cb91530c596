/** What is withheld on leaving a job, and the year of it, by the engine and by the reference, over departures drawn at random. */
import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { type LeavingQuery, withheldOnLeaving } from '../../../src/pay/withholding/leaving.ts';
import { leavingYear } from '../../../src/pay/withholding/leaving-year.ts';
import { Rational } from '../../../src/verify/reference/rational.ts';
import {
  type ReferenceLeavingQuery,
  referenceLeavingYear,
  referenceWithheldOnLeaving,
} from '../../../src/verify/reference/reference-leaving.ts';
import { anyDeparture, anyRestOfYear } from './drawn-departures.ts';
import { drawsFrom } from './drawn-persons.ts';
import { differences, referenceInNumbers } from './in-numbers.ts';

const law: RuleSet = legislated;

/** Departures in each of seven years: 5,005 in all, or 50,001. */
const DRAWN = process.env.LONG_TESTS ? 7_143 : 715;

test.each(legislated.taxYears.map(({ label }) => label))(
  'the departures of %s bear alike, part by part',
  (taxYear) => {
    const draws = drawsFrom(Number.parseInt(taxYear, 10));
    const wrong = Array.from({ length: DRAWN }, () => anyDeparture(taxYear, draws)).flatMap(
      (departure) => {
        const query = asked(departure);
        const rest = anyRestOfYear(departure, draws);
        const year = { ...query, ...rest, withheldFromPay: 0 };
        const differing = [
          ...differences(
            withParts(withheldOnLeaving(query, law)),
            withParts(referenceWithheldOnLeaving(departure)),
          ),
          ...differences(
            leavingYear(year, law).assessment,
            referenceInNumbers(referenceLeavingYear({ ...departure, ...rest }), 'legislated'),
          ),
        ];
        return differing.length === 0 ? [] : [{ year, differing }];
      },
    );
    expect(wrong).toEqual([]);
  },
);

/** The figures of a payout and of each part of it, the reference's as numbers. */
function withParts(payout: object): Record<string, number> {
  const figures = Object.entries(payout).flatMap(([name, figure]) => {
    if (figure instanceof Rational) return [[name, figure.toNumber()]];
    if (typeof figure !== 'object') return [[name, figure]];
    return Object.entries(withParts(figure)).map(([part, each]) => [`${name}, ${part}`, each]);
  });
  return Object.fromEntries(figures);
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
