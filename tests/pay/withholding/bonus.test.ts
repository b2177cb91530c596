/** Schedule 5: bonuses worked by hand from the tables, each step written out, and what holds of any. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bonusSteps, withheldFromBonusByAverage } from '../../../src/pay/bonus.ts';
import { withheldFromBonus, withheldPerPeriod } from '../../../src/pay/index.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { MADE_UP_YEAR, rulesWithRows } from './made-up-schedules.ts';
import { anyCents, anyTerms, NO_AMOUNTS } from './queries.ts';

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
  readonly scale?: 1;
  readonly studentLoan?: true;
};

test.each<[string, Terms, Omit<ReturnType<typeof bonusSteps>, 'total'>]>([
  [
    '1,000 on 60,000 a year',
    { earnings: 60_000 / 26, bonus: 1_000 },
    {
      // 60,000 / 26 is 2,307.69.
      usual: 2_307,
      // A week of 1,153.99: 0.3227 × 1,153.99 − 185.1935 is 187.20, so 187, and 374 a fortnight.
      withheldFromUsual: 374,
      fromEarnings: 374,
      // 1,000 / 26 is 38.46.
      pays: 26,
      share: 38,
      // 2,345 a fortnight, a week of 1,172.99: 0.3227 × 1,172.99 − 185.1935 is 193.33, so 193.
      withheldWithShare: 386,
      // 12 more in each of 26 pays.
      fromShares: 312,
      // 47% of 1,000.
      limit: 470,
      fromBonus: 312,
      isLimited: false,
    },
  ],
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
      fromBonus: 4_700,
      isLimited: true,
    },
  ],
  [
    '50,000 on 200,000 a year',
    { earnings: 200_000 / 26, bonus: 50_000 },
    {
      // 7,692.31.
      usual: 7_692,
      // A week of 3,846.99: 0.47 × 3,846.99 − 655.7704 is 1,152.31, so 1,152.
      withheldFromUsual: 2_304,
      fromEarnings: 2_304,
      // 1,923.08.
      pays: 26,
      share: 1_923,
      // 9,615, a week of 4,807.99: 1,603.98, so 1,604.
      withheldWithShare: 3_208,
      // 904 more in each of 26 pays: rounding takes it 4 above the limit.
      fromShares: 23_504,
      limit: 23_500,
      fromBonus: 23_500,
      isLimited: true,
    },
  ],
  [
    'back pay of 4,000 for 20 fortnights on 60,000 a year',
    { earnings: 60_000 / 26, bonus: 4_000, pays: 20 },
    {
      usual: 2_307,
      withheldFromUsual: 374,
      fromEarnings: 374,
      pays: 20,
      share: 200,
      // 2,507, a week of 1,253.99: 0.3227 × 1,253.99 − 185.1935 is 219.47, so 219.
      withheldWithShare: 438,
      // 64 more in each of 20 pays.
      fromShares: 1_280,
      limit: 1_880,
      fromBonus: 1_280,
      isLimited: false,
    },
  ],
  [
    '2,000 on a second job of 20,000 a year',
    { scale: 1, earnings: 20_000 / 26, bonus: 2_000 },
    {
      // 769.23.
      usual: 769,
      // Scale 1, a week of 384.99: 0.179 × 384.99 − 0.1066 is 68.81, so 69.
      withheldFromUsual: 138,
      fromEarnings: 138,
      // 76.92.
      pays: 26,
      share: 76,
      // 845, a week of 422.99: 75.61, so 76.
      withheldWithShare: 152,
      // 14 more in each of 26 pays.
      fromShares: 364,
      limit: 940,
      fromBonus: 364,
      isLimited: false,
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

test('cents are dropped from the pay and from the share of the bonus', () => {
  const whole = withheldFromBonus({ ...ON_2_000, bonus: 5_200 }, legislated);
  const cents = { ...FORTNIGHT, earnings: 2_000.99, bonus: 5_225.99 };
  expect(withheldFromBonus(cents, legislated)).toEqual(whole);
  // 33 cents a month are no third of a dollar here: 4,333 a month are 999 a week.
  const month = { ...FORTNIGHT, period: 'monthly', scale: 1, bonus: 0 } as const;
  expect(withheldFromBonus({ ...month, earnings: 4_333.33 }, legislated).fromEarnings).toBe(
    withheldPerPeriod({ ...month, earnings: 4_333 }, legislated).tax,
  );
  expect(withheldFromBonus({ ...WEEK, bonus: 51.99 }, legislated).fromBonus).toBe(0);
});

test('a higher bonus never bears less', () => {
  fc.assert(
    fc.property(anyCents, anyCents, fc.nat(10_000_000), anyTerms, (pay, extra, more, terms) => {
      const bears = (cents: number) =>
        withheldFromBonus({ ...terms, earnings: pay / 100, bonus: cents / 100 }, legislated);
      expect(bears(extra + more).fromBonus).toBeGreaterThanOrEqual(bears(extra).fromBonus);
    }),
  );
});

test('by method B(ii) no less than nothing is withheld, where earlier bonuses bore more than both', () => {
  const soFar = {
    averageEarnings: 2_000,
    earlierBonuses: 2_600,
    withheldFromEarlierBonuses: 5_000,
  };
  const second = withheldFromBonusByAverage({ ...ON_2_000, ...soFar, bonus: 2_600 }, legislated);
  expect(second).toMatchObject({ fromBonus: 0, isLimited: false });
});

test.each(['earnings', 'bonus', 'averageEarnings', 'earlierBonuses', 'withheldFromEarlierBonuses'])(
  '%s that are no amount count as 0',
  (amount) => {
    const soFar = {
      averageEarnings: 2_000,
      earlierBonuses: 2_600,
      withheldFromEarlierBonuses: 832,
    };
    const withheld = (value: number) => {
      const query = { ...ON_2_000, ...soFar, bonus: 5_200, [amount]: value };
      return [withheldFromBonus(query, legislated), withheldFromBonusByAverage(query, legislated)];
    };
    for (const none of NO_AMOUNTS) expect(withheld(none)).toEqual(withheld(0));
  },
);

test('of no bonus nothing is withheld, and it is not limited', () => {
  const nothing = withheldFromBonus({ ...ON_2_000, earnings: -1, bonus: Number.NaN }, legislated);
  expect(nothing).toEqual({ fromEarnings: 0, fromBonus: 0, isLimited: false, total: 0 });
});
