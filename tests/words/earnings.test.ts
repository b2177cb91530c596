import { describe, expect, test } from 'vitest';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { earningsPlaces, earningsWords } from '../../src/words/earnings.ts';

const year = taxYearOf(simplified, '2025-26');
const standingOf = earningsPlaces(year);
const {
  fullTime: { counts: employees, medianWeek },
} = year.earnings;
const HIGHEST_BAND_FROM = 260_000;
const totalEmployees = employees.reduce((sum, count) => sum + count, 0);
const shareBelowBand = (band: number) =>
  employees.slice(0, band).reduce((sum, count) => sum + count, 0) / totalEmployees;
/** Of 100 employees; the highest band counts as all below it. */
const below = (salary: number): number => Number(standingOf(salary).below ?? 0);

test('the published counts have a band for each $100 a week to $5,000 and one for the rest, and add up', () => {
  expect(employees).toHaveLength(51);
  expect(earningsWords(year).highest).toBe('$260,000');
  // 8,450.0 thousand full-time employees, with the published median in the band that passes the half.
  expect(Math.round(totalEmployees / 100)).toBe(84_500);
  const band = Math.floor(medianWeek / 100);
  expect(shareBelowBand(band)).toBeLessThan(0.5);
  expect(shareBelowBand(band + 1)).toBeGreaterThan(0.5);
  expect(below(medianWeek * 52)).toBe(49);
});

describe('the place of a salary', () => {
  test('names no number below 1 in 100', () => {
    expect(standingOf(5_000)).toMatchObject({ below: undefined, isHighest: false });
    const firstNamed = [...allSalaryAmounts()].find((salary) => below(salary) > 0);
    expect(standingOf(firstNamed ?? 0).below).toBe('1');
  });

  test('is no finer than the data from $260,000, where the highest band starts', () => {
    expect(standingOf(259_900)).toMatchObject({ below: '97', isHighest: false });
    for (const salary of [HIGHEST_BAND_FROM, 15_000_000]) {
      expect(standingOf(salary)).toMatchObject({ below: undefined, isHighest: true });
    }
    // The page's words on the highest band: 2 to 3 in 100.
    const highestShare = 100 * (1 - shareBelowBand(50));
    expect(highestShare).toBeGreaterThan(2);
    expect(highestShare).toBeLessThan(3);
  });
});

describe('a salary beside a published figure', () => {
  test.each([
    [80_000, '12% less', '26% less', '62% more'],
    [108_400, '20% more', 'about the same', '2.2 times as much'],
    [15_000_000, '165.7 times as much', '138.4 times as much', '304.3 times as much'],
    [5_000, '94% less', '95% less', '90% less'],
  ])(
    '%d is %s than the median, %s than the average, %s than the minimum wage',
    (salary, ...words) => {
      const { besideMedian, besideAverage, besideMinimumWage } = standingOf(salary);
      expect([besideMedian, besideAverage, besideMinimumWage]).toEqual(words);
    },
  );

  test('is compared with the figures of the months that are named, and the minimum wage of its tax year', () => {
    expect(earningsWords(year)).toMatchObject({
      minimumWage: '$49,296',
      minimumWageFrom: '1 July 2025',
      median: '$90,532',
      countedIn: 'August 2025',
      average: '$108,352',
      averageOf: 'May 2026',
      highestShare: '2 to 3',
    });
    const later = taxYearOf(legislated, '2026-27');
    expect(earningsWords(later)).toMatchObject({
      minimumWage: '$52,255',
      minimumWageFrom: '1 July 2026',
    });
    expect(earningsPlaces(later)(80_000).besideMinimumWage).toBe('53% more');
  });

  test('is so many times as much from twice the figure on', () => {
    // Twice the median is 181,064.
    expect([90_532, 181_063, 181_064].map((salary) => standingOf(salary).besideMedian)).toEqual([
      ...['about the same', '100% more', '2.0 times as much'],
    ]);
  });
});

test('half a percent, and half a tenth, are rounded up as decimal arithmetic has them', () => {
  // 52,000 a year: 46,020 is 11.5% less, and 132,600 is 2.55 times as much, which a double has just below.
  const { earnings } = year;
  const round = { ...earnings, minimumWage: { ...earnings.minimumWage, week: 1_000 } };
  const besideRound = (salary: number) =>
    earningsPlaces({ ...year, earnings: round })(salary).besideMinimumWage;
  expect([46_020, 132_600].map(besideRound)).toEqual(['12% less', '2.6 times as much']);
});

describe('the plot of full-time earnings', () => {
  const { bars, length, height, labels } = earningsWords(year).spread;

  test('has ten bars of five bands, a gap, and the bar of the highest band', () => {
    expect(bars.match(/h32/g)).toHaveLength(11);
    expect(bars.match(/M/g)).toHaveLength(2);
  });

  test('has bars as high as their shares of employees, the tallest from $1,000 a week', () => {
    const tops = Array.from(bars.matchAll(/V(\d+)h/g), ([, y]) => height - Number(y));
    expect(tops.indexOf(height)).toBe(2);
    const counts = tops.map(
      (_, bar) => 1e6 * (shareBelowBand(5 * bar + 5) - shareBelowBand(5 * bar)),
    );
    const tallest = counts[2] ?? 0;
    tops.forEach((top, bar) => {
      expect(Math.abs(top - (height * (counts[bar] ?? 0)) / tallest)).toBeLessThanOrEqual(0.5);
    });
  });

  test('marks a salary at its place, and every salary of the highest band in its bar', () => {
    const marks = [130_000, 259_900, 260_000, 15_000_000].map((salary) => standingOf(salary).mark);
    expect(marks).toEqual(['160', '320', '344', '344']);
    expect(length).toBe(360);
    expect(labels.map(({ text }) => text)).toEqual(['$0', '$130,000', '$260,000+']);
  });
});
