/** The salary pages that a page links to. */
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
import { seededRandom } from '../../src/site/seeded-random.ts';

/** One page in so many; every page in a long run. */
const STEP = process.env.LONG_TESTS ? 1 : 7;
const PAGES = [...allSalaryAmounts()].filter(
  (amount, index) => amount < 20_000 || index % STEP === 0,
);

const THOUSANDS = [
  ...[50, 60, 70, 75, 80, 90, 100, 120, 150, 180, 200],
  ...[250, 300, 400, 500, 600, 700, 800, 900],
];
const MILLIONS = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10, 12.5, 15];

test.each([
  ['popular salaries, 50k to 900k', POPULAR_SALARIES, THOUSANDS, 1_000],
  ['high incomes, 1m to 15m', HIGH_INCOME_SALARIES, MILLIONS, 1_000_000],
  ['round salaries', FOOTER_SALARIES, [50, 100, 150, 200, 500, 1_000], 1_000],
  ['neighbours of 5,000', nearbySalaries(5_000), range(50, 60), 100],
  ['neighbours of 80,000', nearbySalaries(80_000), range(790, 810), 100],
  ['neighbours of 15,000,000', nearbySalaries(15_000_000), range(149_990, 150_000), 100],
  ['other income brackets of 99,900', otherBrackets(99_900), range(1, 10), 100_000],
  ['other income brackets of 100,000', otherBrackets(100_000), range(2, 11), 100_000],
  ['other income brackets of 14,850,000', otherBrackets(14_850_000), [149, 150], 100_000],
  ['other income brackets of 15,000,000', otherBrackets(15_000_000), [], 100_000],
])('the %s, each of which has a page', (_, amounts, units, unit) => {
  expect(amounts).toEqual(units.map((each) => each * unit));
  expect(amounts.filter((amount) => !isSalaryAmount(amount))).toEqual([]);
});

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

describe('explore more', () => {
  const groupsOf = (amount: number) => {
    const { popular, high, related } = exploreMore(amount);
    return [popular, high, related];
  };

  test('offers executive salaries from 100,000 up', () => {
    expect(exploreMore(99_900).isExecutive).toBe(false);
    expect(exploreMore(100_000).isExecutive).toBe(true);
  });

  test.each<[string, (amount: number) => boolean]>([
    [
      'from one to six other salaries with a page in each group, in rising order, each once',
      (amount) =>
        groupsOf(amount).every(
          (amounts) =>
            amounts.length >= 1 &&
            amounts.length <= 6 &&
            !amounts.includes(amount) &&
            amounts.every(isSalaryAmount) &&
            amounts.every((linked, index) => index === 0 || linked > (amounts[index - 1] ?? 0)),
        ),
    ],
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
      'related salaries within 20% of the page, to the thousand, six from 20,000 on',
      (amount) => {
        const { related } = exploreMore(amount);
        const isWhole = related.length === 6 || amount < 20_000;
        return isWhole && within(related, amount * 0.8, amount * 1.2, 1_000);
      },
    ],
    [
      'other links than its neighbour',
      (amount) => groupsOf(amount).join() !== groupsOf(amount + SALARY_STEP).join(),
    ],
  ])('draws %s', (_, isDrawnSo) => {
    expect(PAGES.filter((amount) => !isDrawnSo(amount))).toEqual([]);
  });

  test('draws all related salaries where there are fewer than six, and can draw both ends of a range', () => {
    expect(exploreMore(5_000).related).toEqual([6_000]);
    expect(exploreMore(10_000).related).toEqual([8_000, 9_000, 11_000, 12_000]);
    const related = range(200, 249).flatMap((page) => exploreMore(page * SALARY_STEP).related);
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

  test('gives a page the same links in every build, from the numbers of mulberry32', () => {
    expect(groupsOf(80_000)).toEqual([
      [60_000, 95_000, 105_000, 120_000, 135_000, 145_000],
      [110_000, 140_000, 160_000, 170_000, 230_000, 250_000],
      [65_000, 75_000, 83_000, 84_000, 91_000, 95_000],
    ]);
    const random = seededRandom(1);
    const numbers = [0.6270739405881613, 0.002735721180215478, 0.5274470399599522];
    expect([random(), random(), random()]).toEqual(numbers);
    expect(seededRandom(80_000)()).toBe(3_784_199_659 / 2 ** 32);
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
