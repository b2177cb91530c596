import { describe, expect, test } from 'vitest';
import {
  exploreMore,
  FOOTER_SALARIES,
  HIGH_INCOME_SALARIES,
  nearbySalaries,
  otherBrackets,
  POPULAR_SALARIES,
} from '../../src/site/link-groups.ts';
import { allSalaryAmounts, isSalaryAmount, SALARY_STEP } from '../../src/site/salary-amounts.ts';

/** One page in so many; every page in a long run. */
const STEP = process.env.LONG_TESTS ? 1 : 7;
const PAGES = [...allSalaryAmounts()].filter(
  (amount, index) => amount < 20_000 || index % STEP === 0,
);

describe('the fixed lists', () => {
  const thousands = [
    50, 60, 70, 75, 80, 90, 100, 120, 150, 180, 200, 250, 300, 400, 500, 600, 700, 800, 900,
  ];
  const millions = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10, 12.5, 15];

  test.each([
    ['popular salaries, 50k to 900k', POPULAR_SALARIES, thousands.map((k) => k * 1_000)],
    ['high incomes, 1m to 15m', HIGH_INCOME_SALARIES, millions.map((m) => m * 1_000_000)],
    ['round salaries', FOOTER_SALARIES, [50, 100, 150, 200, 500, 1_000].map((k) => k * 1_000)],
  ])('are of %s, each of which has a page', (_, amounts, expected) => {
    expect(amounts).toEqual(expected);
    expect(amounts.filter((amount) => !isSalaryAmount(amount))).toEqual([]);
  });
});

test.each([
  [5_000, 5_000, 6_000],
  [80_000, 79_000, 81_000],
  [15_000_000, 14_999_000, 15_000_000],
])('near %d are the salaries from %d to %d, 100 apart', (amount, lowest, highest) => {
  expect(nearbySalaries(amount)).toEqual(
    Array.from({ length: (highest - lowest) / 100 + 1 }, (_, index) => lowest + index * 100),
  );
});

test.each([
  [99_900, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  [100_000, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]],
  [14_850_000, [149, 150]],
  [15_000_000, []],
])(
  'other income brackets of %d are the next ten multiples of 100,000 that have a page',
  (amount, multiples) => {
    expect(otherBrackets(amount)).toEqual(multiples.map((multiple) => multiple * 100_000));
  },
);

describe('explore more', () => {
  const groupsOf = (amount: number) => {
    const { popular, high, related } = exploreMore(amount);
    return [popular, high, related];
  };

  test('offers executive salaries from 100,000 up', () => {
    expect([99_900, 100_000].map((amount) => exploreMore(amount).isExecutive)).toEqual([
      false,
      true,
    ]);
  });

  test('links from every page to pages of other salaries only, each once, in rising order, at most six', () => {
    const wrong = PAGES.filter((amount) =>
      groupsOf(amount).some(
        (amounts) =>
          amounts.length < 1 ||
          amounts.length > 6 ||
          amounts.includes(amount) ||
          !amounts.every(isSalaryAmount) ||
          amounts.some((linked, i) => i > 0 && linked <= (amounts[i - 1] ?? 0)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  test.each<[string, (amount: number) => boolean]>([
    [
      'six popular salaries from 40k to 150k, more than 5,000 away from the page',
      (amount) => {
        const { popular } = exploreMore(amount);
        const isFar = popular.every((linked) => Math.abs(linked - amount) > 5_000);
        return popular.length === 6 && isFar && within(popular, 40_000, 150_000, 5_000);
      },
    ],
    [
      'six figure salaries from 100k to 250k and executive ones from 200k to 1m',
      (amount) => {
        const { isExecutive, high } = exploreMore(amount);
        const isInRange = isExecutive
          ? within(high, 200_000, 1_000_000, 50_000)
          : within(high, 100_000, 250_000, 10_000);
        return high.length === 6 && isInRange;
      },
    ],
    [
      'related salaries within 20% of the page, to the thousand',
      (amount) => within(exploreMore(amount).related, amount * 0.8, amount * 1.2, 1_000),
    ],
  ])('draws %s', (_, isDrawnSo) => {
    expect(PAGES.filter((amount) => !isDrawnSo(amount))).toEqual([]);
  });

  test('draws all related salaries where there are fewer than six', () => {
    expect(exploreMore(5_000).related).toEqual([6_000]);
    expect(exploreMore(10_000).related).toEqual([8_000, 9_000, 11_000, 12_000]);
    const short = PAGES.filter((amount) => exploreMore(amount).related.length < 6);
    expect(Math.max(...short)).toBeLessThan(20_000);
  });

  test('can draw both ends of a range', () => {
    const related = Array.from(
      { length: 50 },
      (_, page) => exploreMore(20_000 + page * SALARY_STEP).related,
    ).flat();
    expect(related).toEqual(expect.arrayContaining([16_000, 24_000]));
  });

  test('links to every popular salary about equally often', () => {
    const timesLinked = new Map<number, number>();
    const far = PAGES.filter((amount) => amount > 200_000);
    for (const linked of far.flatMap((amount) => exploreMore(amount).popular)) {
      timesLinked.set(linked, (timesLinked.get(linked) ?? 0) + 1);
    }
    const spread = [...timesLinked.values()].map((times) => times / ((far.length * 6) / 23));
    expect(spread).toHaveLength(23);
    expect(Math.min(...spread)).toBeGreaterThan(0.95);
    expect(Math.max(...spread)).toBeLessThan(1.05);
  });

  test('gives a page the same links in every build, and its neighbour others', () => {
    expect(groupsOf(80_000)).toEqual([
      [60_000, 95_000, 105_000, 120_000, 135_000, 145_000],
      [110_000, 140_000, 160_000, 170_000, 230_000, 250_000],
      [65_000, 75_000, 83_000, 84_000, 91_000, 95_000],
    ]);
    const same = PAGES.slice(0, -1).filter(
      (amount) => groupsOf(amount).join() === groupsOf(amount + SALARY_STEP).join(),
    );
    expect(same).toEqual([]);
  });
});

function within(
  amounts: readonly number[],
  lowest: number,
  highest: number,
  step: number,
): boolean {
  return amounts.every((amount) => amount >= lowest && amount <= highest && amount % step === 0);
}
