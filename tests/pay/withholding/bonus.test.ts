import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type BonusWithheld, withheldFromBonusByAverage } from '../../../src/pay/bonus.ts';
import {
  PayError,
  type RuleSet,
  withheldFromBonus,
  withheldPerPeriod,
} from '../../../src/pay/index.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import { referenceWithheldFromBonus } from '../../../src/verify/reference/reference-withholding.ts';
import { anyLegislatedTaxYear } from '../arbitraries.ts';
import { MADE_UP_YEAR, rulesWithRows } from './made-up-schedules.ts';
import { anyCents, anyPeriod, anyScale, NO_AMOUNTS, textOf } from './queries.ts';

const FORTNIGHT = {
  earnings: 2_000,
  period: 'fortnightly',
  taxYear: '2026-27',
  scale: 2,
  studentLoan: false,
} as const;

const WEEK = { ...FORTNIGHT, earnings: 1_000, period: 'weekly' } as const;

type Four<Each> = [Each, Each, Each, Each];

/** As the reference gives it. */
function inWholeNumbers({ fromEarnings, fromBonus, isLimited, total }: BonusWithheld) {
  return {
    fromEarnings: BigInt(fromEarnings),
    fromBonus: BigInt(fromBonus),
    isLimited,
    total: BigInt(total),
  };
}

describe('method A', () => {
  test('a bonus of 5,200 is 200 in each fortnight: 26 times the 64 that these bear', () => {
    // Of 2,000 a fortnight 276 is withheld, and 340 of 2,200.
    expect(withheldFromBonus({ ...FORTNIGHT, bonus: 5_200 }, legislated)).toEqual({
      fromEarnings: 276,
      fromBonus: 26 * 64,
      isLimited: false,
      total: 276 + 26 * 64,
    });
  });

  test('no more than 47% of the bonus is withheld, for tax and a study loan together', () => {
    const query = { ...FORTNIGHT, earnings: 8_000, bonus: 1_000, studentLoan: true };
    expect(withheldFromBonus(query, legislated)).toMatchObject({ fromBonus: 470, isLimited: true });
    // Tax alone is 47% of each share without its cents, and so below the limit.
    expect(withheldFromBonus({ ...query, studentLoan: false }, legislated).fromBonus).toBeLessThan(
      470,
    );
    expect(withheldFromBonus({ ...query, bonus: 1_001.99 }, legislated)).toMatchObject({
      fromBonus: 470,
      isLimited: true,
    });
  });

  test('a bonus of 10,000 on 2,500 a fortnight bears 3,432 where the tables have 540 and 672 (taxgo.com.au)', () => {
    // Rows that give the amounts of the 2014-15 tables.
    const rules = rulesWithRows([[null, 0.3438, 160.09]]);
    const query = { ...FORTNIGHT, taxYear: MADE_UP_YEAR, earnings: 2_500, bonus: 10_000 };
    expect(withheldFromBonus(query, rules)).toEqual({
      fromEarnings: 540,
      fromBonus: 3_432,
      isLimited: false,
      total: 3_972,
    });
  });

  test('a commission for four weeks is spread over four pays', () => {
    // 138 is withheld of 1,000 a week, 170 of 1,100 and 140 of 1,007.
    expect(withheldFromBonus({ ...WEEK, bonus: 400, pays: 4 }, legislated).fromBonus).toBe(4 * 32);
    expect(withheldFromBonus({ ...WEEK, bonus: 400, pays: 4.9 }, legislated).fromBonus).toBe(
      4 * 32,
    );
    for (const pays of [undefined, 52, 53, 0, 0.5, -4, Number.NaN, Infinity]) {
      expect(withheldFromBonus({ ...WEEK, bonus: 400, pays }, legislated).fromBonus).toBe(52 * 2);
    }
  });

  test('cents are dropped from the pay and from the share of the bonus', () => {
    const whole = withheldFromBonus({ ...FORTNIGHT, bonus: 5_200 }, legislated);
    expect(
      withheldFromBonus({ ...FORTNIGHT, earnings: 2_000.99, bonus: 5_225.99 }, legislated),
    ).toEqual(whole);
    // 33 cents a month are no third of a dollar here: 4,333 a month are 999 a week.
    const month = { ...FORTNIGHT, period: 'monthly', scale: 1, bonus: 0 } as const;
    expect(withheldFromBonus({ ...month, earnings: 4_333.33 }, legislated).fromEarnings).toBe(
      withheldPerPeriod({ ...month, earnings: 4_333 }, legislated).tax,
    );
    expect(withheldFromBonus({ ...WEEK, bonus: 51.99 }, legislated).fromBonus).toBe(0);
  });

  test('it is as exact arithmetic has it, within the bonus and its limit', () => {
    fc.assert(
      fc.property(
        anyCents,
        anyCents,
        anyPeriod,
        anyLegislatedTaxYear,
        anyScale,
        fc.boolean(),
        (pay, extra, period, taxYear, scale, studentLoan) => {
          const terms = { period, taxYear, scale, studentLoan };
          const [earnings, bonus] = [textOf(pay), textOf(extra)];
          const actual = withheldFromBonus(
            { ...terms, earnings: Number(earnings), bonus: Number(bonus) },
            legislated,
          );
          const reference = referenceWithheldFromBonus({ ...terms, earnings, bonus });
          expect(inWholeNumbers(actual)).toEqual(reference);
          expect(actual.fromBonus).toBeGreaterThanOrEqual(0);
          expect(actual.fromBonus).toBeLessThanOrEqual(0.47 * Number(bonus));
        },
      ),
      { numRuns: 3_000 },
    );
  });

  test('a higher bonus never bears less', () => {
    fc.assert(
      fc.property(
        anyCents,
        anyCents,
        fc.nat(10_000_000),
        anyPeriod,
        anyLegislatedTaxYear,
        anyScale,
        fc.boolean(),
        (pay, extra, more, period, taxYear, scale, studentLoan) => {
          const terms = { earnings: pay / 100, period, taxYear, scale, studentLoan };
          const lower = withheldFromBonus({ ...terms, bonus: extra / 100 }, legislated);
          const higher = withheldFromBonus({ ...terms, bonus: (extra + more) / 100 }, legislated);
          expect(higher.fromBonus).toBeGreaterThanOrEqual(lower.fromBonus);
        },
      ),
    );
  });
});

describe('method B(ii)', () => {
  const FIRST = { averageEarnings: 2_000, earlierBonuses: 0, withheldFromEarlierBonuses: 0 };

  test('a second bonus bears what both bear together, less what the first bore', () => {
    const query = {
      ...FORTNIGHT,
      averageEarnings: 2_000,
      earlierBonuses: 2_600,
      bonus: 2_600,
    };
    const second = (withheldFromEarlierBonuses: number) =>
      withheldFromBonusByAverage({ ...query, withheldFromEarlierBonuses }, legislated);
    expect(second(832)).toEqual({
      fromEarnings: 276,
      fromBonus: 26 * 64 - 832,
      isLimited: false,
      total: 276 + 26 * 64 - 832,
    });
    expect(second(5_000)).toMatchObject({ fromBonus: 0, isLimited: false });
    // 47% of 2,600.
    expect(second(0)).toMatchObject({ fromBonus: 1_222, isLimited: true });
  });

  test('the bonus goes by average earnings, the pay by its own', () => {
    const query = { ...FORTNIGHT, ...FIRST, earnings: 2_200, bonus: 5_200 };
    expect(withheldFromBonusByAverage(query, legislated)).toEqual({
      fromEarnings: 340,
      fromBonus: 26 * 64,
      isLimited: false,
      total: 340 + 26 * 64,
    });
  });

  test('the first bonus in a year of equal pays is as by method A', () => {
    fc.assert(
      fc.property(
        anyCents,
        anyCents,
        anyPeriod,
        anyLegislatedTaxYear,
        anyScale,
        fc.boolean(),
        (pay, extra, period, taxYear, scale, studentLoan) => {
          const earnings = pay / 100;
          const query = { earnings, bonus: extra / 100, period, taxYear, scale, studentLoan };
          expect(
            withheldFromBonusByAverage(
              { ...FIRST, ...query, averageEarnings: earnings },
              legislated,
            ),
          ).toEqual(withheldFromBonus(query, legislated));
        },
      ),
    );
  });

  test('it is as exact arithmetic has it, within the bonus and its limit', () => {
    fc.assert(
      fc.property(
        fc.tuple(anyCents, anyCents, anyCents, anyCents),
        fc.nat(2_000_000),
        anyPeriod,
        anyLegislatedTaxYear,
        anyScale,
        fc.boolean(),
        (amounts, withheld, period, taxYear, scale, studentLoan) => {
          const terms = { period, taxYear, scale, studentLoan };
          const [earnings, bonus, averageEarnings, bonuses] = amounts.map(textOf) as Four<string>;
          const actual = withheldFromBonusByAverage(
            {
              ...terms,
              earnings: Number(earnings),
              bonus: Number(bonus),
              averageEarnings: Number(averageEarnings),
              earlierBonuses: Number(bonuses),
              withheldFromEarlierBonuses: withheld,
            },
            legislated,
          );
          const soFar = { averageEarnings, bonuses, withheld: BigInt(withheld) };
          const reference = referenceWithheldFromBonus({ ...terms, earnings, bonus, soFar });
          expect(inWholeNumbers(actual)).toEqual(reference);
          expect(actual.fromBonus).toBeGreaterThanOrEqual(0);
          expect(actual.fromBonus).toBeLessThanOrEqual(0.47 * Number(bonus));
        },
      ),
      { numRuns: 2_000 },
    );
  });
});

test('amounts that are none count as 0, each by itself', () => {
  const query = {
    ...FORTNIGHT,
    bonus: 5_200,
    averageEarnings: 2_000,
    earlierBonuses: 2_600,
    withheldFromEarlierBonuses: 832,
  };
  for (const none of NO_AMOUNTS) {
    for (const amount of ['earnings', 'bonus'] as const) {
      expect(withheldFromBonus({ ...query, [amount]: none }, legislated)).toEqual(
        withheldFromBonus({ ...query, [amount]: 0 }, legislated),
      );
    }
    for (const amount of [
      'earnings',
      'bonus',
      'averageEarnings',
      'earlierBonuses',
      'withheldFromEarlierBonuses',
    ] as const) {
      expect(withheldFromBonusByAverage({ ...query, [amount]: none }, legislated)).toEqual(
        withheldFromBonusByAverage({ ...query, [amount]: 0 }, legislated),
      );
    }
  }
  const nothing = withheldFromBonus({ ...query, bonus: Number.NaN, earnings: -1 }, legislated);
  expect(nothing).toEqual({ fromEarnings: 0, fromBonus: 0, isLimited: false, total: 0 });
});

test('a year that is not in the set, or a set without schedules, is told', () => {
  const query = { ...FORTNIGHT, bonus: 5_200 };
  const rules: RuleSet = legislated;
  expect(() => withheldFromBonus({ ...query, taxYear: '2019-20' }, rules)).toThrow(
    new PayError('unknownTaxYear', 'Tax year 2019-20 not found'),
  );
  expect(() => withheldFromBonus({ ...query, taxYear: '2025-26' }, simplified)).toThrow(
    new PayError('noSchedule', 'The simplified rule set has no withholding schedule for 2025-26'),
  );
});
