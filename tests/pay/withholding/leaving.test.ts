/** What is withheld on leaving a job, and the year of it. tests/verify/reference has drawn departures against the reference. */
import { describe, expect, test } from 'vitest';
import {
  type LeavingQuery,
  legislated,
  type RuleSet,
  simplified,
  withheldOnLeaving,
} from '../../../src/pay/index.ts';
import {
  leavingLimits,
  leavingYear,
  reachesPreservationAge,
  redundancyWeeks,
  taxFreeLimit,
} from '../../../src/pay/leaving.ts';

const rules: RuleSet = legislated;

const NOTHING: LeavingQuery = {
  taxYear: '2026-27',
  period: 'weekly',
  earnings: 0,
  scale: 2,
  reason: 'other',
  reachedPreservationAge: false,
  yearsOfService: 0,
};
const onLeaving = (query: Partial<LeavingQuery>) =>
  withheldOnLeaving({ ...NOTHING, ...query }, rules);

/** 2023-24, worked out by the public tests of payroll software, each also by hand by the rule. */
const PAYMENTS: readonly [name: string, query: Partial<LeavingQuery>, withheld: number][] = [
  [
    'Emilio, of the ATO: the rest of the whole-of-income cap',
    { otherPayments: 50_000, incomeOfYear: 100_000, reachedPreservationAge: true },
    8_500,
  ],
  [
    'a genuine redundancy',
    { reason: 'redundancy', redundancyPay: 120_000, yearsOfService: 9 },
    17_302,
  ],
  ['for invalidity', { reason: 'invalidity', redundancyPay: 50_000 }, 16_000],
  ['a golden handshake', { otherPayments: 120_000 }, 38_400],
  ['one above the cap', { otherPayments: 200_000, incomeOfYear: 49_000 }, 74_350],
  [
    'for invalidity, above the cap of the year',
    { reason: 'invalidity', redundancyPay: 250_000 },
    82_250,
  ],
  ['pay in lieu of notice', { otherPayments: 7_000 }, 2_240],
  [
    'a redundancy that is not genuine',
    { redundancyPay: 120_000, reachedPreservationAge: true },
    20_400,
  ],
  [
    'the same above the cap',
    { redundancyPay: 170_000, incomeOfYear: 49_000, reachedPreservationAge: true },
    40_600,
  ],
  ['to a foreign resident', { otherPayments: 15_000, residency: 'foreign' }, 4_500],
];

test.for(PAYMENTS)('%s', ([, query, withheld]) => {
  expect(onLeaving({ ...query, taxYear: '2023-24' }).total).toBe(withheld);
});

/** By the printed steps of Schedule 7; those of 2023-24 are of the public tests of payroll software. */
const LEAVE: readonly [
  taxYear: string,
  period: 'weekly' | 'fortnightly' | 'monthly',
  earnings: number,
  leave: number,
  withheld: number,
][] = [
  ['2023-24', 'monthly', 7_000, 4_794.45, 1_668],
  ['2023-24', 'monthly', 7_000, 5_633.48, 1_920],
  ['2023-24', 'monthly', 7_000, 161.54, 48],
  ['2023-24', 'monthly', 7_000, 80.77, 0],
  ['2020-21', 'weekly', 1_538.46, 6_000, 2_080],
  ['2020-21', 'weekly', 1_200, 250, 80],
  ['2025-26', 'fortnightly', 3_076.92, 6_000, 1_924],
  ['2025-26', 'weekly', 1_200, 250, 52],
  ['2026-27', 'weekly', 1_538.46, 6_000, 1_924],
  ['2026-27', 'weekly', 1_200, 250, 80],
  ['2026-27', 'monthly', 7_000, 4_794.45, 1_560],
];

test.for(LEAVE)(
  'leave of %s, %s pays of $%d: $%d',
  ([taxYear, period, earnings, leave, withheld]) => {
    const query = { taxYear, period, earnings } as const;
    expect(onLeaving({ ...query, annualLeave: leave }).leave).toEqual({ taxable: leave, withheld });
    const longService = onLeaving({ ...query, annualLeave: leave - 50, longServiceLeave: 50 });
    expect(longService.leave.withheld).toBe(withheld);
  },
);

test('Ana, of a guide by the ATO: eight years, a redundancy, notice and leave', () => {
  const ana = {
    reason: 'redundancy',
    yearsOfService: 8.9,
    redundancyPay: 80_000,
    otherPayments: 9_000,
    annualLeave: 6_000,
    incomeOfYear: 34_000,
  } as const;
  expect(onLeaving(ana)).toEqual({
    taxFree: 68_006,
    excluded: { taxable: 11_994, withheld: 3_838 },
    other: { taxable: 9_000, withheld: 2_880 },
    leave: { taxable: 6_000, withheld: 1_920 },
    total: 8_638,
    lands: 86_362,
  });
  const older = onLeaving({ ...ana, reachedPreservationAge: true });
  expect([older.excluded.withheld, older.other.withheld]).toEqual([2_039, 1_530]);
});

test('leave on a genuine redundancy is flat', () => {
  const query = { reason: 'redundancy', taxYear: '2023-24', annualLeave: 9_827.97 } as const;
  expect(onLeaving(query).leave.withheld).toBe(3_145);
});

test('from the Age Pension age a redundancy has no tax-free part, and leave bears the steps', () => {
  const older = {
    reason: 'redundancy',
    reachedPensionAge: true,
    reachedPreservationAge: true,
    yearsOfService: 8,
    redundancyPay: 80_000,
    annualLeave: 6_000,
    earnings: 1_538.46,
  } as const;
  expect(onLeaving(older)).toMatchObject({
    taxFree: 0,
    // 17%, within the cap of the year alone.
    excluded: { taxable: 80_000, withheld: 13_600 },
    leave: { taxable: 6_000, withheld: 1_924 },
  });
});

test('the tax-free limit grows by complete years, and the Fair Work Act has weeks by them', () => {
  const limit = (taxYear: string, years: number) =>
    taxFreeLimit(leavingLimits(rules, taxYear), years);
  expect([limit('2026-27', 5), limit('2026-27', 10.9), limit('2023-24', 9)]).toEqual([
    47_603, 81_608, 65_931,
  ]);
  const years = [0.9, 1, 2, 3, 4.5, 5, 6, 7, 8, 9.5, 10.5, 25];
  expect(years.map(redundancyWeeks)).toEqual([0, 4, 6, 7, 8, 10, 11, 13, 14, 16, 12, 12]);
});

test('the preservation age is 60, and less for those born before July 1964', () => {
  const reached = ([age, taxYear]: readonly [number, string]) =>
    reachesPreservationAge(age, taxYear);
  expect(
    (
      [
        [57, '2020-21'],
        [58, '2020-21'],
        [59, '2021-22'],
        [59, '2022-23'],
        [59, '2023-24'],
        [60, '2026-27'],
      ] as const
    ).map(reached),
  ).toEqual([false, true, true, true, false, true]);
});

describe('the year', () => {
  const query = {
    ...NOTHING,
    reason: 'redundancy',
    yearsOfService: 10,
    redundancyPay: 200_000,
    incomeOfYear: 200_000,
    withheldFromPay: 0,
    studentLoan: false,
  } as const;

  test('a ceiling holds the tax on a termination payment to 30%, and the levy is on top', () => {
    // 118,392 above the tax-free part, at 32%: as a public repository has it.
    const { assessment, withoutPayout } = leavingYear(query, rules);
    expect(assessment.totalTax - withoutPayout.totalTax).toBeCloseTo(37_885.44, 2);
  });

  test('a lower rate stays, so that somebody who leaves early gets money back', () => {
    const early = leavingYear(
      { ...query, redundancyPay: 0, annualLeave: 10_000, incomeOfYear: 20_000 },
      rules,
    );
    // 10,800 × 0.15 less 700; the levy is 10% of 989 above 28,011.
    expect(early).toMatchObject({ income: 30_000, withheld: 3_200 });
    expect(early.assessment.totalTax).toBeCloseTo(10_800 * 0.15 - 700 + 98.9, 2);
  });

  test('the payout counts for a study loan, and nobody withholds for it', () => {
    const loan = { ...query, incomeOfYear: 60_000, studentLoan: true };
    const { assessment, withoutPayout, withheld } = leavingYear(loan, rules);
    expect(withoutPayout.studentLoanRepayment).toBe(0);
    // 178,392 less the standard deduction of 1,000.
    expect(assessment.studentLoanRepayment).toBeCloseTo(9_028 + 0.17 * (177_392 - 129_717), 2);
    expect(withheld).toBe(37_885);
  });

  test('later pay takes from the cap of the year, but nothing more was withheld for it', () => {
    // At the last day 80,000 of notice is within 180,000 less 100,000; with 50,000 more, 30,000 of it is.
    const paid = { ...query, reason: 'other', redundancyPay: 0, otherPayments: 80_000 } as const;
    const year = leavingYear({ ...paid, incomeOfYear: 100_000, laterPay: 50_000 }, rules);
    expect(year.withheld).toBe(0.32 * 80_000);
    const offset = year.assessment.taxOffsets.find(({ code }) => code === 'terminationPayments');
    // The deduction of 1,000 leaves 31,000 within the cap, on top of 149,000: 37% there.
    expect(offset?.used).toBeCloseTo(31_000 * 0.07, 6);
  });

  test('the surcharge and Division 293 tax see the payout', () => {
    const { assessment, withoutPayout } = leavingYear(
      { ...query, incomeOfYear: 100_000, daysWithoutCover: 365 },
      rules,
    );
    expect(withoutPayout).toMatchObject({ medicareLevySurcharge: 0, division293Tax: 0 });
    // 218,392 less 1,000: the highest tier, or that below it.
    expect(assessment.medicareLevySurcharge).toBeCloseTo(217_392 * 0.015, 6);
    const { division293Tax } = leavingYear({ ...query, incomeOfYear: 180_000 }, rules).assessment;
    // 297,392 and 21,600 of super are above 250,000.
    expect(division293Tax).toBeCloseTo(21_600 * 0.15, 6);
  });
});

test('a set without limits, and an unknown year, throw', () => {
  const thisYear = { ...NOTHING, taxYear: '2025-26' };
  expect(() => withheldOnLeaving(thisYear, simplified as RuleSet)).toThrow('no limits on leaving');
  expect(() => onLeaving({ taxYear: '1999-00' })).toThrow('Tax year 1999-00 not found');
});

test('amounts that are negative or not finite count as 0', () => {
  expect(
    onLeaving({
      redundancyPay: -1,
      otherPayments: Number.NaN,
      annualLeave: Number.POSITIVE_INFINITY,
    }),
  ).toMatchObject({ total: 0, lands: 0 });
});
