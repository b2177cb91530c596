/** The steps of Schedule 5 by the engine and by the reference, over bonuses drawn at random. */
import { expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import {
  bonusSteps,
  withheldFromBonus,
  withheldFromBonusByAverage,
} from '../../../src/pay/withholding/bonus.ts';

import { referenceBonusSteps } from '../../../src/verify/reference/reference-withholding.ts';
import { drawsFrom } from './drawn-persons.ts';

const law: RuleSet = legislated;

/** Of each year. */
const DRAWN = process.env.LONG_TESTS ? 8_000 : 400;

const PERIODS = { weekly: 52, fortnightly: 26, monthly: 12 } as const;

test.each(legislated.taxYears.map(({ label }) => label))(
  'the bonuses of %s bear alike, step by step',
  (taxYear) => {
    const draws = drawsFrom(Number.parseInt(taxYear, 10));
    const wrong = Array.from({ length: DRAWN }, () => anyBonus(taxYear, draws)).flatMap((drawn) => {
      const { reference, query } = drawn;
      const { limit, ...figures } = bonusSteps(query, law);
      expect(figures).toMatchObject(
        query.soFar
          ? withheldFromBonusByAverage({ ...query, ...query.soFar }, law)
          : withheldFromBonus(query, law),
      );
      expect(figures.fromBonus).toBeGreaterThanOrEqual(0);
      expect(figures.fromBonus).toBeLessThanOrEqual(limit);
      const found = { ...wholeNumbers(figures), limit };
      const { limit: exactLimit, ...steps } = referenceBonusSteps(reference);
      const wanted = { ...wholeNumbers(steps), limit: exactLimit.toNumber() };
      const names = Object.keys(wanted) as (keyof typeof wanted)[];
      const differing = names.filter((name) =>
        name === 'limit'
          ? Math.abs(found.limit - wanted.limit) > 1e-6
          : found[name] !== wanted[name],
      );
      return differing.length === 0 ? [] : [{ query, differing, found, wanted }];
    });
    expect(wrong).toEqual([]);
  },
);

/** Numbers and big integers as text, and the one truth value. */
function wholeNumbers(steps: Readonly<Record<string, number | bigint | boolean>>) {
  return Object.fromEntries(Object.entries(steps).map(([name, step]) => [name, String(step)]));
}

/** A bonus of any scale, period, loan and number of pays, one in three by method B(ii). */
function anyBonus(taxYear: string, { one, below }: ReturnType<typeof drawsFrom>) {
  const period = one<keyof typeof PERIODS>(['weekly', 'fortnightly', 'monthly']);
  const ofYear = PERIODS[period];
  const cents = (limit: number) => {
    const whole = below(limit);
    return `${whole}.${one(['00', '00', '33', '50', '99', '01'])}`;
  };
  const pay = () => cents(one([40_000, 120_000, 400_000]) / ofYear);
  const terms = {
    period,
    taxYear,
    scale: one<1 | 2 | 3>([1, 2, 3]),
    studentLoan: one([true, false]),
  };
  const earnings = pay();
  const bonus = cents(one([500, 5_000, 50_000, 500_000]));
  const pays = one([undefined, undefined, 1 + below(ofYear)]);
  const soFar = one([
    undefined,
    undefined,
    {
      averageEarnings: one([earnings, pay()]),
      bonuses: one(['0.00', cents(20_000)]),
      withheld: below(one([1, 10_000])),
    },
  ]);
  const query = { ...terms, earnings: Number(earnings), bonus: Number(bonus) };
  const reference = { ...terms, earnings, bonus };
  if (soFar === undefined) {
    return {
      query: { ...query, pays, soFar: undefined },
      reference: { ...reference, ...(pays !== undefined && { pays: BigInt(pays) }) },
    };
  }
  return {
    query: {
      ...query,
      soFar: {
        averageEarnings: Number(soFar.averageEarnings),
        earlierBonuses: Number(soFar.bonuses),
        withheldFromEarlierBonuses: soFar.withheld,
      },
    },
    reference: { ...reference, soFar: { ...soFar, withheld: BigInt(soFar.withheld) } },
  };
}
