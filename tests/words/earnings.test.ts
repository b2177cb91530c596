import { expect, test } from 'vitest';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { earningsPlaces, earningsWords } from '../../src/words/earnings.ts';
import { RULE_SETS } from '../support/known-law.ts';

const year = taxYearOf(RULE_SETS.simplified, '2025-26');
const later = taxYearOf(RULE_SETS.legislated, '2026-27');
const placeOf = earningsPlaces(year);
const { counts, medianWeek } = year.earnings.fullTime;
const total = counts.reduce((sum, count) => sum + count, 0);
const shareBelow = (band: number) =>
  counts.slice(0, band).reduce((sum, count) => sum + count, 0) / total;

test('the published counts have a band for each $100 a week to $5,000 and one for the rest, and add up', () => {
  expect(counts).toHaveLength(51);
  // 8,450.0 thousand full-time employees, with the published median in the band that passes the half.
  expect(Math.round(total / 100)).toBe(84_500);
  const band = Math.floor(medianWeek / 100);
  expect(shareBelow(band)).toBeLessThan(0.5);
  expect(shareBelow(band + 1)).toBeGreaterThan(0.5);
  expect(placeOf(medianWeek * 52).below).toBe('49');
});

test.each([
  // No number below 1 in 100.
  [5_000, undefined, false, '6'],
  [130_000, '75', false, '160'],
  // No finer than the data, whose highest band is 2 to 3 in 100.
  [259_900, '97', false, '320'],
  [260_000, undefined, true, '344'],
  [15_000_000, undefined, true, '344'],
])('of 100 employees less than %d have %s; it is in the highest band: %s', (salary, ...place) => {
  const [below, isHighest, mark] = place;
  expect(placeOf(salary)).toMatchObject({ below, isHighest, mark });
});

test('the first salary with a number has 1 in 100 below it', () => {
  const first = [...allSalaryAmounts()].find((salary) => placeOf(salary).below !== undefined);
  expect(placeOf(first ?? 0).below).toBe('1');
});

test.each([
  [5_000, '94% less', '95% less', '90% less'],
  [80_000, '12% less', '26% less', '62% more'],
  [90_532, 'about the same', '16% less', '84% more'],
  [108_400, '20% more', 'about the same', '2.2 times as much'],
  // Twice the median is 181,064.
  [181_063, '100% more', '67% more', '3.7 times as much'],
  [181_064, '2.0 times as much', '67% more', '3.7 times as much'],
  [15_000_000, '165.7 times as much', '138.4 times as much', '304.3 times as much'],
])(
  '%d is %s than the median, %s than the average, %s than the minimum wage',
  (salary, ...words) => {
    const { besideMedian, besideAverage, besideMinimumWage } = placeOf(salary);
    expect([besideMedian, besideAverage, besideMinimumWage]).toEqual(words);
  },
);

test('half a percent, and half a tenth, are rounded up as decimal arithmetic has them', () => {
  const { earnings } = year;
  const round = { ...earnings, minimumWage: { ...earnings.minimumWage, week: 1_000 } };
  const place = earningsPlaces({ ...year, earnings: round });
  // 52,000 a year: 46,020 is 11.5% less, and 132,600 is 2.55 times as much, which a double has just below.
  const beside = [46_020, 132_600].map((salary) => place(salary).besideMinimumWage);
  expect(beside).toEqual(['12% less', '2.6 times as much']);
});

test('the words name the months of the figures, and the minimum wage of the tax year', () => {
  expect(earningsWords(year)).toMatchObject({
    minimumWage: '$49,296',
    minimumWageFrom: '1 July 2025',
    median: '$90,532',
    countedIn: 'August 2025',
    average: '$108,352',
    averageOf: 'May 2026',
    highest: '$260,000',
    highestShare: '2 to 3',
  });
  const ofLater = { minimumWage: '$52,255', minimumWageFrom: '1 July 2026' };
  expect(earningsWords(later)).toMatchObject(ofLater);
  expect(earningsPlaces(later)(80_000).besideMinimumWage).toBe('53% more');
});

test('the plot has ten bars of five bands, a gap, and the bar of the highest band, as high as their shares', () => {
  const { bars, length, height, labels } = earningsWords(year).spread;
  expect(bars).toMatch(/^M0 48(V\d+h32){10}V48M328 48V\d+h32V48$/);
  const tops = Array.from(bars.matchAll(/V(\d+)h/g), ([, y]) => height - Number(y));
  // The tallest is from $1,000 a week.
  expect(tops.indexOf(height)).toBe(2);
  const shares = tops.map((_, bar) => shareBelow(5 * bar + 5) - shareBelow(5 * bar));
  const expected = shares.map((share) => (height * share) / (shares[2] ?? 0));
  expect(tops.map((top, bar) => Math.abs(top - (expected[bar] ?? 0)) <= 0.5)).toEqual(
    Array(11).fill(true),
  );
  expect(length).toBe(360);
  expect(labels.map(({ text }) => text)).toEqual(['$0', '$130,000', '$260,000+']);
});
