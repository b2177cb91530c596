/** Departures for engine and reference to work out, with amounts at every limit and at random. */
import type { Facts } from '../../../src/pay/facts.ts';
import { LEAVING } from '../../../src/verify/reference/every-year.ts';
import {
  type ReferenceLeavingQuery,
  referenceLeavingLimits,
} from '../../../src/verify/reference/reference-leaving.ts';
import type { ReferenceRulesName } from '../../../src/verify/reference/reference-years.ts';
import { AROUND, anyPerson, type Draws } from './drawn-persons.ts';
import { referenceInNumbers } from './in-numbers.ts';

/** A departure with no pay and no payout, for tests to add what they are about. */
export const NOTHING_PAID: ReferenceLeavingQuery = {
  taxYear: '2026-27',
  period: 'weekly',
  earnings: '0',
  scale: 2,
  isForeign: false,
  reason: 'other',
  reachedPreservationAge: false,
  reachedPensionAge: false,
  yearsOfService: '0',
  redundancyPay: '0',
  otherPayments: '0',
  annualLeave: '0',
  longServiceLeave: '0',
  incomeOfYear: '0',
};

const PERIODS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

/** Every kind of departure, its amounts often at a limit or such that a rate of them ends in half a dollar. */
export function anyDeparture(taxYear: string, { one, below, maybe }: Draws): ReferenceLeavingQuery {
  const period = one<keyof typeof PERIODS>(['weekly', 'fortnightly', 'monthly']);
  const reason = one<ReferenceLeavingQuery['reason']>(['redundancy', 'invalidity', 'other']);
  const any = (most: number) => below(most) + one([0, 0.01, 0.33, 0.5, 0.99]);
  const tens = (most: number) => 10 * below(most / 10);
  const near = (limit: number) =>
    limit + one([...AROUND, tens(1_000), -tens(1_000), 50 * below(99)]);

  const yearsOfService = (below(40) + one([0, 0, 0.5, 0.99])).toFixed(2);
  const limits = referenceLeavingLimits(taxYear, yearsOfService);
  const [cap, limit] = [limits.cap.toNumber(), limits.taxFree.toNumber()];
  const wholeOfIncome = LEAVING.wholeOfIncomeCap;
  const taxFree = reason === 'redundancy' ? limit : 0;

  const leave = one([0, any(60_000), any(600), near(LEAVING.smallLeave)]);
  const annualLeave = one([leave, leave, 0, any(Math.max(1, leave))]);
  const incomeOfYear = one([
    0,
    any(500_000),
    any(250_000),
    any(100_000),
    near(wholeOfIncome - leave),
  ]);
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
    // Some are small enough for the offsets of seniors and of low incomes.
    ...maybe(4, () => ({
      redundancyPay: '0',
      otherPayments: inCents(any(10_000)),
      incomeOfYear: inCents(any(30_000)),
    })),
  };
}

/** The rest of a year with a departure. Wages and later pay often fill some quarters and not others. */
export function anyRestOfYear({ reachedPensionAge }: ReferenceLeavingQuery, { one, below }: Draws) {
  return {
    weeksWorked: one([below(53), below(53), 13, 26, 39]),
    laterPay: one([0, below(100_000), below(400_000)]),
    studentLoan: one([true, false]),
    daysWithoutCover: one([0, 100, 365]),
    // Someone who reaches the age after the last day is a senior too.
    senior: reachedPensionAge ? 'single' : one([undefined, undefined, 'single'] as const),
  } as const;
}

/** One person of `taxYear` with a payout, often of an amount at a cap, or above it where the highest rates start. */
export function anyLeaver(taxYear: string, rules: ReferenceRulesName, draws: Draws): Facts {
  const { one, below } = draws;
  const person = { ...anyPerson(taxYear, rules, draws), leaving: undefined };
  const { taxableIncome } = referenceInNumbers(person, rules);
  const near = (limit: number) =>
    Number(inCents(limit + one([...AROUND, below(20_000), -below(20_000)])));
  const cap = referenceLeavingLimits(taxYear, '0').cap.toNumber();
  const excluded = one([0, 0, below(100_000), near(cap)]);
  const unusedLeave = one([0, below(60_000)]);
  const wholeOfIncomeLeft = LEAVING.wholeOfIncomeCap - taxableIncome - unusedLeave;
  return {
    ...person,
    leaving: {
      excluded,
      other: one([
        0,
        below(300_000),
        near(cap - excluded),
        near(wholeOfIncomeLeft),
        near(wholeOfIncomeLeft - excluded + 10_000),
      ]),
      unusedLeave,
      leaveAtFlatRate: one([true, false]),
      reachedPreservationAge: one([true, false]),
    },
  };
}

function inCents(dollars: number): string {
  return Math.max(0, dollars).toFixed(2);
}
