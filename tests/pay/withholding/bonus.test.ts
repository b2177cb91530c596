/** Schedule 5: bonuses worked by hand from the tables, each step written out. Drawn ones are in tests/verify/reference. */
import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import {
  bonusSteps,
  withheldFromBonus,
  withheldFromBonusByAverage,
} from '../../../src/pay/withholding/bonus.ts';
import { MADE_UP_YEAR, rulesWithRows } from './queries.ts';

/** Half of a fortnight's dollars is a week's, to which the schedules add 99 cents once its own cents are dropped. */
const FORTNIGHT = {
  period: 'fortnightly',
  taxYear: '2026-27',
  scale: 2,
  studentLoan: false,
} as const;
const ON_2_000 = { ...FORTNIGHT, earnings: 2_000 } as const;
const WEEK = { ...FORTNIGHT, earnings: 1_000, period: 'weekly' } as const;

type Terms = Omit<Parameters<typeof bonusSteps>[0], keyof typeof FORTNIGHT> & {
  readonly studentLoan?: true;
};

test.each<[string, Terms, Omit<ReturnType<typeof bonusSteps>, 'total'>]>([
  [
    '10,000 on 90,000 a year with a student loan',
    { earnings: 90_000 / 26, bonus: 10_000, studentLoan: true },
    {
      // 3,461.54.
      usual: 3_461,
      // A week of 1,730.99: 0.32 × 1,730.99 − 181.7319 is 372.18, so 372, and for the loan 0.15 × 1,730.99 − 200.5615 is 59.09, so 59.
      withheldFromUsual: 2 * 372 + 2 * 59,
      fromEarnings: 862,
      // 384.62.
      pays: 26,
      share: 384,
      // 3,845, a week of 1,922.99: 433.62, so 434; for the loan 87.89, so 88.
      withheldWithShare: 2 * 434 + 2 * 88,
      // 182 more in each of 26 pays, which is above the limit.
      fromShares: 4_732,
      limit: 4_700,
      limitRate: 0.47,
      fromBonus: 4_700,
      isLimited: true,
    },
  ],
  [
    'by method B(ii), a second bonus after one of 2,600 that bore 832, on a pay above the average',
    {
      earnings: 2_200,
      bonus: 2_600,
      soFar: { averageEarnings: 2_000.5, earlierBonuses: 2_600, withheldFromEarlierBonuses: 832 },
    },
    {
      usual: 2_000,
      // A week of 1,000.99: 137.83, so 138.
      withheldFromUsual: 276,
      // 2,200, a week of 1,100.99: 170.10, so 170.
      fromEarnings: 340,
      // 5,200 / 26.
      pays: 26,
      share: 200,
      withheldWithShare: 340,
      fromShares: 26 * 64,
      // 47% of this bonus alone.
      limit: 1_222,
      limitRate: 0.47,
      fromBonus: 26 * 64 - 832,
      isLimited: false,
    },
  ],
])('%s bears, step by step', (_, query, steps) => {
  const { fromEarnings, fromBonus, isLimited } = steps;
  const total = fromEarnings + fromBonus;
  expect(bonusSteps({ ...FORTNIGHT, ...query }, legislated)).toEqual({ ...steps, total });
  const { soFar, ...asked } = { soFar: undefined, ...FORTNIGHT, ...query };
  expect(
    soFar
      ? withheldFromBonusByAverage({ ...asked, ...soFar }, legislated)
      : withheldFromBonus(asked, legislated),
  ).toEqual({ fromEarnings, fromBonus, isLimited, total });
});

test('a bonus of 10,000 on 2,500 a fortnight bears 3,432 where the tables have 540 and 672 (taxgo.com.au)', () => {
  // Rows that give the amounts of the 2014-15 tables.
  const rules = rulesWithRows([[null, 0.3438, 160.09]]);
  const query = { ...FORTNIGHT, taxYear: MADE_UP_YEAR, earnings: 2_500, bonus: 10_000 };
  const found = { fromEarnings: 540, fromBonus: 3_432, isLimited: false, total: 3_972 };
  expect(withheldFromBonus(query, rules)).toEqual(found);
});

test('a commission for four weeks is spread over four pays', () => {
  // 138 is withheld of 1,000 a week, 170 of 1,100 and 140 of 1,007.
  const bears = (pays: number | undefined) =>
    withheldFromBonus({ ...WEEK, bonus: 400, pays }, legislated).fromBonus;
  expect([4, 4.9].map(bears)).toEqual([4 * 32, 4 * 32]);
  const ofYear = [undefined, 52, 53, 0, 0.5, -4, Number.NaN, Infinity];
  expect(ofYear.map(bears)).toEqual(ofYear.map(() => 52 * 2));
});

test('of no bonus nothing is withheld, and it is not limited', () => {
  const nothing = withheldFromBonus({ ...ON_2_000, earnings: -1, bonus: Number.NaN }, legislated);
  expect(nothing).toEqual({ fromEarnings: 0, fromBonus: 0, isLimited: false, total: 0 });
});
