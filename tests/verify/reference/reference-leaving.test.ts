/** The reference's withholding on leaving a job, against published examples and steps worked out by hand. */
import { expect, test } from 'vitest';

import {
  type ReferenceLeavingQuery,
  referenceLeavingLimits,
  referenceWithheldOnLeaving,
} from '../../../src/verify/reference/reference-leaving.ts';
import { NOTHING_PAID } from './drawn-departures.ts';

type Query = Partial<ReferenceLeavingQuery>;
type Row = readonly [name: string, query: Query, excluded: number, other: number];

/** Withheld from termination payments, in 2023-24 unless the query names another year. */
const PAYMENTS: readonly Row[] = [
  [
    'Emilio, of the ATO: 80,000 of the whole-of-income cap are left',
    { otherPayments: '50000', incomeOfYear: '100000', reachedPreservationAge: true },
    0,
    8_500,
  ],
  [
    "Schedule 11's fourth example",
    {
      taxYear: '2026-27',
      reason: 'redundancy',
      redundancyPay: String(13_598 + 397),
      otherPayments: '17678',
      incomeOfYear: '140000',
    },
    127,
    5_657,
  ],
  [
    'Ana, of a guide by the ATO',
    {
      taxYear: '2026-27',
      reason: 'redundancy',
      yearsOfService: '8.9',
      redundancyPay: '80000',
      otherPayments: '9000',
      annualLeave: '6000',
      incomeOfYear: '34000',
    },
    3_838,
    2_880,
  ],
  [
    'Ana at 62',
    {
      taxYear: '2026-27',
      reason: 'redundancy',
      yearsOfService: '8.9',
      redundancyPay: '80000',
      otherPayments: '9000',
      reachedPreservationAge: true,
    },
    2_039,
    1_530,
  ],
  [
    'a genuine redundancy',
    { reason: 'redundancy', redundancyPay: '120000', yearsOfService: '9' },
    17_302,
    0,
  ],
  ['harassment', { reason: 'invalidity', redundancyPay: '50000' }, 16_000, 0],
  ['a golden handshake', { otherPayments: '120000' }, 0, 38_400],
  ['one above the cap', { otherPayments: '200000', incomeOfYear: '49000' }, 0, 74_350],
  ['discrimination', { reason: 'invalidity', redundancyPay: '250000' }, 82_250, 0],
  ['pay in lieu of notice', { otherPayments: '7000' }, 0, 2_240],
  [
    'a redundancy that is not genuine',
    { redundancyPay: '120000', reachedPreservationAge: true },
    0,
    20_400,
  ],
  [
    'personal injury from the preservation age',
    { reason: 'invalidity', redundancyPay: '120000', reachedPreservationAge: true },
    20_400,
    0,
  ],
  [
    'a redundancy that is not genuine, above the cap',
    { redundancyPay: '170000', incomeOfYear: '49000', reachedPreservationAge: true },
    0,
    40_600,
  ],
  [
    'personal injury above the cap of the year',
    { reason: 'invalidity', redundancyPay: '250000', reachedPreservationAge: true },
    47_000,
    0,
  ],
  ['to a foreign resident', { redundancyPay: '15000', isForeign: true }, 0, 4_500],
];

test.for(PAYMENTS)('%s', ([, query, excluded, other]) => {
  const found = referenceWithheldOnLeaving({ ...NOTHING_PAID, taxYear: '2023-24', ...query });
  expect([found.excluded, found.other].map(({ withheld }) => withheld.toNumber())).toEqual([
    excluded,
    other,
  ]);
});

/** By the printed steps of Schedule 7. */
const LEAVE: readonly [
  taxYear: string,
  period: ReferenceLeavingQuery['period'],
  earnings: string,
  leave: string,
  withheld: number,
][] = [
  ['2023-24', 'monthly', '7000', '4794.45', 1_668],
  ['2023-24', 'monthly', '7000', '5633.48', 1_920],
  ['2023-24', 'monthly', '7000', '161.54', 48],
  ['2023-24', 'monthly', '7000', '80.77', 0],
  ['2023-24', 'monthly', '7000', '3366.46', 1_140],
  ['2020-21', 'weekly', '1538.46', '6000', 2_080],
  ['2020-21', 'fortnightly', '3076.92', '6000', 2_080],
  ['2020-21', 'weekly', '1200', '250', 80],
  ['2020-21', 'monthly', '7000', '4794.45', 1_668],
  ['2025-26', 'weekly', '1538.46', '6000', 1_924],
  ['2025-26', 'fortnightly', '3076.92', '6000', 1_924],
  ['2025-26', 'weekly', '1200', '250', 52],
  ['2025-26', 'monthly', '7000', '4794.45', 1_500],
  ['2026-27', 'weekly', '1538.46', '6000', 1_924],
  ['2026-27', 'fortnightly', '3076.92', '6000', 1_924],
  ['2026-27', 'weekly', '1200', '250', 80],
  ['2026-27', 'monthly', '7000', '4794.45', 1_560],
];

test.for(LEAVE)(
  'leave in %s, %s pay of $%s: $%s has $%d withheld',
  ([taxYear, period, earnings, annualLeave, withheld]) => {
    const query = { ...NOTHING_PAID, taxYear, period, earnings, annualLeave };
    expect(referenceWithheldOnLeaving(query).leave.withheld.toNumber()).toBe(withheld);
  },
);

test('leave on a genuine redundancy is flat, as Robyn of the ATO has it', () => {
  const flat = { ...NOTHING_PAID, taxYear: '2023-24', reason: 'redundancy' } as const;
  const withheldFrom = (longServiceLeave: string) =>
    referenceWithheldOnLeaving({ ...flat, longServiceLeave }).leave.withheld.toNumber();
  expect(['8000', '9827.97', '6000'].map(withheldFrom)).toEqual([2_560, 3_145, 1_920]);
});

test('the tax-free limit has a base, and more for each complete year', () => {
  const limit = (taxYear: string, years: string) =>
    referenceLeavingLimits(taxYear, years).taxFree.toNumber();
  expect([limit('2026-27', '5'), limit('2026-27', '10.9'), limit('2023-24', '9')]).toEqual([
    47_603, 81_608, 65_931,
  ]);
});
