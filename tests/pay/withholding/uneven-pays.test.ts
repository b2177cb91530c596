/** Pays that differ: each is withheld from alone. tests/verify/reference holds one pay against the reference. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/index.ts';
import { withheldPerPeriod } from '../../../src/pay/withholding/regular-pay.ts';
import {
  type UnevenPaysQuery,
  withheldFromDay,
  withheldFromUnevenPays,
} from '../../../src/pay/withholding/uneven-pays.ts';
import { unevenYear } from '../../../src/pay/withholding/uneven-year.ts';
import { anyTerms, PERIODS } from './queries.ts';

/** Worked out by the printed steps of ATO, Schedule 1, payments made on a daily or casual basis (QC 63798): 80, 193.62, 250 and 400 dollars. */
test.for([
  ['2023-24', [2, 30, 50, 102]],
  ['2025-26', [1, 26, 45, 93]],
  ['2026-27', [1, 25, 44, 92]],
] as const)('of a day in %s', ([taxYear, withheld]) => {
  const days = [80, 193.62, 250, 400];
  expect(days.map((earnings) => withheldFromDay({ earnings, taxYear }, legislated))).toEqual(
    withheld,
  );
});

const IN_WEEKS = { period: 'weekly', taxYear: '2026-27', scale: 2, studentLoan: false } as const;
const SIX_WEEKS = { ...IN_WEEKS, pays: [360, 1_140, 600, 1_350, 0, 900] };
const OF_VISITOR = {
  ...IN_WEEKS,
  ...({ pays: [20_000, 30_000, 1_000], period: 'monthly', scale: 'workingHoliday' } as const),
};

test.each<[string, UnevenPaysQuery, each: number[], withheldIfEven: number]>([
  // By the coefficients of Schedule 1, scale 2, each week alone.
  ['2023-24', { ...SIX_WEEKS, taxYear: '2023-24' }, [0, 211, 58, 283, 0, 127], 504],
  ['2025-26', { ...SIX_WEEKS, taxYear: '2025-26' }, [0, 188, 48, 256, 0, 111], 438],
  ['2026-27', SIX_WEEKS, [0, 183, 42, 251, 0, 106], 414],
  ['a non-resident', { ...IN_WEEKS, pays: [500, 1_500], scale: 3 }, [150, 450], 600],
  // 15%, and 30% once 50,000 have been paid. Even ones of 17,000 are all within 45,000 before.
  ['a working holiday maker', OF_VISITOR, [3_000, 4_500, 300], 3 * 2_550],
  ['nobody', { ...IN_WEEKS, pays: [] }, [], 0],
])('uneven pays of %s', (_, query, each, withheldIfEven) => {
  const uneven = withheldFromUnevenPays<string>(query, legislated);
  expect(uneven.each.map(({ total }) => total)).toEqual(each);
  const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const gross = sumOf(query.pays);
  const evenPay = gross / Math.max(1, query.pays.length);
  expect(uneven).toMatchObject({ gross, withheld: sumOf(each), evenPay, withheldIfEven });
});

test('each of any pays is withheld from as if it were alone, whatever their order, and makes the net pay of the year', () => {
  const anyPays = fc.array(fc.nat(800_000), { maxLength: 20 });
  const anyPeriod = fc.constantFrom('daily', ...PERIODS);
  const anyRest = fc.constantFrom('none', 'alike');
  fc.assert(
    fc.property(anyTerms, anyPays, anyPeriod, anyRest, (terms, cents, period, rest) => {
      const query = { ...terms, period, pays: cents.map((each) => each / 100) };
      const { each, withheld } = withheldFromUnevenPays(query, legislated);
      const alone = query.pays.map((earnings) =>
        period === 'daily'
          ? withheldFromDay({ ...query, earnings }, legislated)
          : withheldPerPeriod({ ...query, period, earnings }, legislated).total,
      );
      expect(each.map(({ total }) => total)).toEqual(alone);
      const reversed = { ...query, pays: query.pays.toReversed() };
      expect(withheldFromUnevenPays(reversed, legislated).withheld).toBe(withheld);
      const year = unevenYear(query, rest, legislated);
      expect(year.gross - year.withheld + year.refund).toBeCloseTo(year.net, 5);
    }),
  );
});

test.each<[string, UnevenPaysQuery, 'alike' | 'none', object]>([
  // 52 weeks of their mean. Tax on 36,700: 18,500 × 0.15 − 700; levy on 36,700: 2% is 734, and 10% of 8,689 is more.
  ['more like them', SIX_WEEKS, 'alike', { gross: 37_700, withheld: 5_044, owed: 2_809 }],
  ['none', SIX_WEEKS, 'none', { gross: 4_350, withheld: 582, owed: 0, refund: 582 }],
  [
    // Four rounds of 51,000: 15% and 30%, then 30% to 135,000, 37% to 190,000 and 45% above.
    ...([
      'more of a working holiday maker, whose rate goes on rising',
      OF_VISITOR,
      'alike',
    ] as const),
    {
      gross: 204_000,
      withheld: 7_800 + 15_300 + 6_000 + 9_000 + 370 + 7_400 + 11_100 + 450,
      owed: 6_750 + 27_000 + 20_350 + 6_300,
    },
  ],
  [
    ...([
      'more of a non-resident',
      { ...IN_WEEKS, pays: [500, 1_500], scale: 3 },
      'alike',
    ] as const),
    { gross: 52_000, owed: 15_600 },
  ],
])('a year of uneven pays and %s', (_, query, rest, year) => {
  expect(unevenYear<string>(query, rest, legislated)).toMatchObject(year);
});
