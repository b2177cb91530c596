/** The reference's withholding on leaving a job, against published examples and steps worked out by hand. */
import { expect, test } from 'vitest';
import {
  type ReferenceLeavingQuery,
  referenceWithheldOnLeaving,
} from '../../../src/verify/reference/reference-leaving.ts';
import { NOTHING_PAID } from './drawn-departures.ts';

type Query = Partial<ReferenceLeavingQuery>;
type Figures = Partial<Record<'taxFree' | 'excluded' | 'other' | 'leave', number>>;

/** The tax-free part of a payout in 2023-24, and what is withheld from the others, as far as `wanted` has them. */
function found(query: Query, wanted: Figures): Figures {
  const { taxFree, excluded, other, leave } = referenceWithheldOnLeaving({
    ...NOTHING_PAID,
    taxYear: '2023-24',
    ...query,
  });
  const exact = {
    taxFree,
    excluded: excluded.withheld,
    other: other.withheld,
    leave: leave.withheld,
  };
  const names = Object.keys(wanted) as (keyof Figures)[];
  return Object.fromEntries(names.map((name) => [name, exact[name].toNumber()]));
}

// biome-ignore format: one payout a line
test.for<[name: string, Query, Figures]>([
  ['Emilio, of the ATO: 80,000 of the whole-of-income cap are left', { otherPayments: '50000', incomeOfYear: '100000', reachedPreservationAge: true }, { excluded: 0, other: 8_500 }],
  ["Schedule 11's fourth example", { taxYear: '2026-27', reason: 'redundancy', redundancyPay: String(13_598 + 397), otherPayments: '17678', incomeOfYear: '140000' }, { excluded: 127, other: 5_657 }],
  ['Ana, of a guide by the ATO', { taxYear: '2026-27', reason: 'redundancy', yearsOfService: '8.9', redundancyPay: '80000', otherPayments: '9000', annualLeave: '6000', incomeOfYear: '34000' }, { excluded: 3_838, other: 2_880 }],
  ['Ana at 62', { taxYear: '2026-27', reason: 'redundancy', yearsOfService: '8.9', redundancyPay: '80000', otherPayments: '9000', reachedPreservationAge: true }, { excluded: 2_039, other: 1_530 }],
  ['a genuine redundancy', { reason: 'redundancy', redundancyPay: '120000', yearsOfService: '9' }, { excluded: 17_302, other: 0 }],
  ['harassment', { reason: 'invalidity', redundancyPay: '50000' }, { excluded: 16_000, other: 0 }],
  ['a golden handshake', { otherPayments: '120000' }, { excluded: 0, other: 38_400 }],
  ['one above the cap', { otherPayments: '200000', incomeOfYear: '49000' }, { excluded: 0, other: 74_350 }],
  ['discrimination', { reason: 'invalidity', redundancyPay: '250000' }, { excluded: 82_250, other: 0 }],
  ['pay in lieu of notice', { otherPayments: '7000' }, { excluded: 0, other: 2_240 }],
  ['a redundancy that is not genuine', { redundancyPay: '120000', reachedPreservationAge: true }, { excluded: 0, other: 20_400 }],
  ['personal injury from the preservation age', { reason: 'invalidity', redundancyPay: '120000', reachedPreservationAge: true }, { excluded: 20_400, other: 0 }],
  ['a redundancy that is not genuine, above the cap', { redundancyPay: '170000', incomeOfYear: '49000', reachedPreservationAge: true }, { excluded: 0, other: 40_600 }],
  ['personal injury above the cap of the year', { reason: 'invalidity', redundancyPay: '250000', reachedPreservationAge: true }, { excluded: 47_000, other: 0 }],
  ['to a foreign resident', { redundancyPay: '15000', isForeign: true }, { excluded: 0, other: 4_500 }],
  ['leave on a genuine redundancy is flat, as Robyn of the ATO has it', { reason: 'redundancy', longServiceLeave: '9827.97' }, { leave: 3_145 }],
  ['the tax-free part has a base, and more for each year', { taxYear: '2026-27', reason: 'redundancy', yearsOfService: '5', redundancyPay: '90000' }, { taxFree: 47_603 }],
  ['only complete years count', { taxYear: '2026-27', reason: 'redundancy', yearsOfService: '10.9', redundancyPay: '90000' }, { taxFree: 81_608 }],
  ['nine years in 2023-24', { reason: 'redundancy', yearsOfService: '9', redundancyPay: '90000' }, { taxFree: 65_931 }],
])('%s', ([, query, wanted]) => {
  expect(found(query, wanted)).toEqual(wanted);
});

/** By the printed steps of Schedule 7. */
test.for<[string, ReferenceLeavingQuery['period'], earnings: string, string, number]>([
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
])(
  'leave in %s, %s pay of $%s: $%s has $%d withheld',
  ([taxYear, period, earnings, annualLeave, leave]) => {
    expect(found({ taxYear, period, earnings, annualLeave }, { leave })).toEqual({ leave });
  },
);
