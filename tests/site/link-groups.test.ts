import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  exploreMore,
  FOOTER_SALARIES,
  HIGH_INCOME_SALARIES,
  nearbySalaries,
  otherBrackets,
  POPULAR_SALARIES,
} from '../../src/site/link-groups.ts';
import {
  allSalaryAmounts,
  isSalaryAmount,
  LOWEST_SALARY,
  SALARY_COUNT,
  SALARY_STEP,
} from '../../src/site/salary-amounts.ts';

const salary = fc
  .integer({ min: 0, max: SALARY_COUNT - 1 })
  .map((index) => LOWEST_SALARY + index * SALARY_STEP);

describe('the fixed lists', () => {
  test('the home page links to nineteen popular salaries, 50k to 900k', () => {
    const thousands = [
      50, 60, 70, 75, 80, 90, 100, 120, 150, 180, 200, 250, 300, 400, 500, 600, 700, 800, 900,
    ];
    expect(POPULAR_SALARIES).toEqual(thousands.map((k) => k * 1_000));
  });

  test('the home page links to thirteen high incomes, 1m to 15m', () => {
    const millions = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 7.5, 10, 12.5, 15];
    expect(HIGH_INCOME_SALARIES).toEqual(millions.map((m) => m * 1_000_000));
  });

  test('the footer links to six round salaries', () => {
    expect(FOOTER_SALARIES).toEqual([50_000, 100_000, 150_000, 200_000, 500_000, 1_000_000]);
  });

  test('each of them has a page', () => {
    const linked = [...POPULAR_SALARIES, ...HIGH_INCOME_SALARIES, ...FOOTER_SALARIES];
    expect(linked.filter((amount) => !isSalaryAmount(amount))).toEqual([]);
  });
});

describe('nearby salaries', () => {
  test('are ten lower, the salary itself and ten higher, 100 apart', () => {
    const nearby = nearbySalaries(80_000);
    expect(nearby).toHaveLength(21);
    expect(nearby[0]).toBe(79_000);
    expect(nearby[10]).toBe(80_000);
    expect(nearby[20]).toBe(81_000);
  });

  test('start with the salary itself on the lowest page', () => {
    expect(nearbySalaries(5_000)).toEqual([
      5_000, 5_100, 5_200, 5_300, 5_400, 5_500, 5_600, 5_700, 5_800, 5_900, 6_000,
    ]);
  });

  test('end with the salary itself on the highest page', () => {
    const nearby = nearbySalaries(15_000_000);
    expect(nearby).toHaveLength(11);
    expect(nearby[0]).toBe(14_999_000);
    expect(nearby.at(-1)).toBe(15_000_000);
  });

  test('have pages, rise in steps of 100 and include the salary itself, for any salary', () => {
    fc.assert(
      fc.property(salary, (amount) => {
        const nearby = nearbySalaries(amount);
        expect(nearby).toContain(amount);
        expect(nearby.every(isSalaryAmount)).toBe(true);
        expect(nearby.every((n, i) => i === 0 || n - (nearby[i - 1] ?? 0) === SALARY_STEP)).toBe(
          true,
        );
      }),
    );
  });
});

describe('other income brackets', () => {
  test('are the next ten multiples of 100,000', () => {
    expect(otherBrackets(80_000)).toEqual([
      100_000, 200_000, 300_000, 400_000, 500_000, 600_000, 700_000, 800_000, 900_000, 1_000_000,
    ]);
  });

  test('start above a salary that is itself a multiple', () => {
    expect(otherBrackets(100_000)[0]).toBe(200_000);
    expect(otherBrackets(99_900)[0]).toBe(100_000);
  });

  test('stop at the highest salary', () => {
    expect(otherBrackets(14_850_000)).toEqual([14_900_000, 15_000_000]);
    expect(otherBrackets(14_999_900)).toEqual([15_000_000]);
    expect(otherBrackets(15_000_000)).toEqual([]);
  });
});

describe('explore more', () => {
  const groupsOf = (amount: number) => {
    const { popular, high, related } = exploreMore(amount);
    return [popular, high, related];
  };

  test('offers executive salaries from 100,000 up', () => {
    expect(exploreMore(99_900).isExecutive).toBe(false);
    expect(exploreMore(100_000).isExecutive).toBe(true);
  });

  test('links from every page to pages of other salaries only, each once, in rising order, at most six', () => {
    const wrong = amountsWhere((amount) =>
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

  test('draws popular salaries from 40k to 150k, more than 5,000 away from the page', () => {
    const wrong = amountsWhere((amount) => {
      const amounts = exploreMore(amount).popular;
      return (
        amounts.length !== 6 ||
        amounts.some(
          (linked) =>
            linked < 40_000 ||
            linked > 150_000 ||
            linked % 5_000 !== 0 ||
            Math.abs(linked - amount) <= 5_000,
        )
      );
    });
    expect(wrong).toEqual([]);
  });

  test('draws six figure salaries from 100k to 250k and executive ones from 200k to 1m', () => {
    const wrong = amountsWhere((amount) => {
      const { isExecutive, high: amounts } = exploreMore(amount);
      const [lowest, highest, step] = isExecutive
        ? [200_000, 1_000_000, 50_000]
        : [100_000, 250_000, 10_000];
      return (
        amounts.length !== 6 ||
        amounts.some((linked) => linked < lowest || linked > highest || linked % step !== 0)
      );
    });
    expect(wrong).toEqual([]);
  });

  test('draws related salaries within 20% of the page, to the thousand', () => {
    const wrong = amountsWhere((amount) =>
      exploreMore(amount).related.some(
        (linked) => linked % 1_000 !== 0 || linked * 10 < amount * 8 || linked * 10 > amount * 12,
      ),
    );
    expect(wrong).toEqual([]);
  });

  test('offers all related salaries where there are fewer than six', () => {
    expect(exploreMore(5_000).related).toEqual([6_000]);
    expect(exploreMore(5_100).related).toEqual([5_000, 6_000]);
    expect(exploreMore(10_000).related).toEqual([8_000, 9_000, 11_000, 12_000]);
    const short = amountsWhere((amount) => exploreMore(amount).related.length < 6);
    expect(Math.max(...short)).toBeLessThan(20_000);
  });

  test('can draw both ends of a range', () => {
    const drawn = new Set<number>();
    for (let amount = 300_000; amount < 400_000; amount += SALARY_STEP) {
      for (const linked of exploreMore(amount).popular) drawn.add(linked);
    }
    expect(drawn.size).toBe(23);

    const related = new Set<number>();
    for (let build = 0; build < 50; build++) {
      for (const linked of exploreMore(20_000 + build * SALARY_STEP).related) related.add(linked);
    }
    expect(related).toContain(16_000);
    expect(related).toContain(24_000);
  });

  test('links to every popular salary about equally often', () => {
    const timesLinked = new Map<number, number>();
    let pages = 0;
    for (let amount = 200_000; amount < 5_000_000; amount += SALARY_STEP) {
      pages++;
      for (const linked of exploreMore(amount).popular) {
        timesLinked.set(linked, (timesLinked.get(linked) ?? 0) + 1);
      }
    }
    const fairShare = (pages * 6) / 23;
    const spread = [...timesLinked.values()].map((times) => times / fairShare);
    expect(Math.min(...spread)).toBeGreaterThan(0.95);
    expect(Math.max(...spread)).toBeLessThan(1.05);
  });

  test('gives a page the same links in every build', () => {
    expect(groupsOf(80_000)).toEqual([
      [60_000, 95_000, 105_000, 120_000, 135_000, 145_000],
      [110_000, 140_000, 160_000, 170_000, 230_000, 250_000],
      [65_000, 75_000, 83_000, 84_000, 91_000, 95_000],
    ]);
  });

  test('gives neighbouring pages different links', () => {
    let previous = '';
    const same = amountsWhere((amount) => {
      const groups = JSON.stringify(exploreMore(amount));
      const isSame = groups === previous;
      previous = groups;
      return isSame;
    });
    expect(same).toEqual([]);
  });
});

/** All salaries with a page that meet `condition`. */
function amountsWhere(condition: (amount: number) => boolean): number[] {
  return [...allSalaryAmounts()].filter(condition);
}
