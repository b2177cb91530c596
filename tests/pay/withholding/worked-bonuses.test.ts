/** Five bonuses worked by hand from the tables of 2026-27, each step of Schedule 5 written out. */
import { describe, expect, test } from 'vitest';
import { bonusSteps } from '../../../src/pay/bonus.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';

/** Half of a fortnight's dollars is a week's, to which the schedules add 99 cents once its own cents are dropped. */
const FORTNIGHT = {
  period: 'fortnightly',
  taxYear: '2026-27',
  scale: 2,
  studentLoan: false,
} as const;

describe('Schedule 5, method A, step by step', () => {
  test('1,000 on 60,000 a year', () => {
    const query = { ...FORTNIGHT, earnings: 60_000 / 26, bonus: 1_000 };
    expect(bonusSteps(query, legislated)).toEqual({
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
      total: 686,
    });
  });

  test('10,000 on 90,000 a year with a student loan', () => {
    const query = { ...FORTNIGHT, earnings: 90_000 / 26, bonus: 10_000, studentLoan: true };
    expect(bonusSteps(query, legislated)).toEqual({
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
      total: 5_562,
    });
  });

  test('50,000 on 200,000 a year', () => {
    const query = { ...FORTNIGHT, earnings: 200_000 / 26, bonus: 50_000 };
    expect(bonusSteps(query, legislated)).toEqual({
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
      total: 25_804,
    });
  });

  test('back pay of 4,000 for 20 fortnights on 60,000 a year', () => {
    const query = { ...FORTNIGHT, earnings: 60_000 / 26, bonus: 4_000, pays: 20 };
    expect(bonusSteps(query, legislated)).toEqual({
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
      total: 1_654,
    });
  });

  test('2,000 on a second job of 20,000 a year', () => {
    const query = { ...FORTNIGHT, scale: 1, earnings: 20_000 / 26, bonus: 2_000 } as const;
    expect(bonusSteps(query, legislated)).toEqual({
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
      total: 502,
    });
  });
});

test('method B(ii): a second bonus after one of 2,600 that bore 832', () => {
  const query = { ...FORTNIGHT, earnings: 2_200, bonus: 2_600 };
  const soFar = {
    averageEarnings: 2_000.5,
    earlierBonuses: 2_600,
    withheldFromEarlierBonuses: 832,
  };
  expect(bonusSteps({ ...query, soFar }, legislated)).toEqual({
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
    total: 340 + 26 * 64 - 832,
  });
});
