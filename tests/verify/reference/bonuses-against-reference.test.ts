/** The steps of Schedule 5 by the engine and by the reference, over bonuses drawn at random. */
import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import {
  bonusSteps,
  withheldFromBonus,
  withheldFromBonusByAverage,
} from '../../../src/pay/withholding/bonus.ts';
import {
  type ReferenceBonusQuery,
  referenceBonusSteps,
} from '../../../src/verify/reference/reference-withholding.ts';
import { type Draws, drawsFrom } from './drawn-persons.ts';
import { differences } from './in-numbers.ts';

const law: RuleSet = legislated;

/** Of each year. */
const DRAWN = process.env.LONG_TESTS ? 8_000 : 400;

const PERIODS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

test.each(legislated.taxYears.map(({ label }) => label))(
  'the bonuses of %s bear alike, step by step',
  (taxYear) => {
    const draws = drawsFrom(Number.parseInt(taxYear, 10));
    const wrong = Array.from({ length: DRAWN }, () => anyBonus(taxYear, draws)).flatMap((drawn) => {
      const query = asked(drawn);
      const { limitRate: _, ...steps } = bonusSteps(query, law);
      expect(steps).toMatchObject(
        query.soFar
          ? withheldFromBonusByAverage({ ...query, ...query.soFar }, law)
          : withheldFromBonus(query, law),
      );
      expect(steps.fromBonus).toBeGreaterThanOrEqual(0);
      expect(steps.fromBonus).toBeLessThanOrEqual(steps.limit);
      const { limit, ...exact } = referenceBonusSteps(drawn);
      const differing = differences(steps, { ...exact, limit: limit.toNumber() });
      return differing.length === 0 ? [] : [{ query, differing }];
    });
    expect(wrong).toEqual([]);
  },
);

/** A bonus of any scale, period, loan and number of pays, one in three by method B(ii). */
function anyBonus(taxYear: string, { one, below, maybe }: Draws): ReferenceBonusQuery {
  const period = one<keyof typeof PERIODS>(['weekly', 'fortnightly', 'monthly']);
  const ofYear = PERIODS[period];
  const cents = (limit: number) => `${below(limit)}.${one(['00', '00', '33', '50', '99', '01'])}`;
  const pay = () => cents(one([40_000, 120_000, 400_000]) / ofYear);
  const earnings = pay();
  const soFar = () => ({
    averageEarnings: one([earnings, pay()]),
    bonuses: one(['0.00', cents(20_000)]),
    withheld: BigInt(below(one([1, 10_000]))),
  });
  return {
    period,
    taxYear,
    scale: one<1 | 2 | 3>([1, 2, 3]),
    studentLoan: one([true, false]),
    earnings,
    bonus: cents(one([500, 5_000, 50_000, 500_000])),
    ...one([
      () => ({ soFar: soFar() }),
      () => maybe(3, () => ({ pays: BigInt(1 + below(ofYear)) })),
      () => ({}),
    ])(),
  };
}

/** A bonus as the engine is asked about it. */
function asked({ earnings, bonus, pays, soFar, ...terms }: ReferenceBonusQuery) {
  const query = { ...terms, earnings: Number(earnings), bonus: Number(bonus) };
  if (soFar === undefined) {
    return { ...query, pays: pays === undefined ? undefined : Number(pays), soFar };
  }
  return {
    ...query,
    soFar: {
      averageEarnings: Number(soFar.averageEarnings),
      earlierBonuses: Number(soFar.bonuses),
      withheldFromEarlierBonuses: Number(soFar.withheld),
    },
  };
}
