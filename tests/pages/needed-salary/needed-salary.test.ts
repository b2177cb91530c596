/**
 * The salary for a wanted take-home pay, worked by hand. By the simplified set the year is 2025-26: 16% from 18,200, 30% from 45,000 (tax of
 * 4,288 there); 2% of levy. By the law it is 2026-27: a standard deduction of 1,000, then 15% from 18,200 (4,020 at 45,000).
 */
import { expect, test } from 'vitest';
import { carriedFragment } from '../../../src/pages/form/carried.ts';
import { page as home } from '../../../src/pages/home/page.tsx';
import { page } from '../../../src/pages/needed-salary/page.tsx';
import { page as partTime } from '../../../src/pages/part-time/page.tsx';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { legislated, RULE_SETS } from '../../support/known-law.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import {
  answerOn,
  cardOn,
  fragmentAfter,
  headingsOf,
  openedMain,
  requestOn,
} from '../opened-page.tsx';

const SECOND = '#options=noTaxFreeThreshold';
const ZEROS =
  'Tax Breakdown Gross Annual Salary $0 Income Tax $0 Medicare Levy (2%) $0 Total Tax $0 Net Annual Salary $0';

// biome-ignore format: one line each
test.each<[rules: RuleSetName, fragment: string, words: string]>([
  // 78,000 a year: 4,288 less 2,700 is 1,588; 101,159 leaves 78,000.12.
  ['simplified', '', 'You need to earn $101,159 a year to take home $1,500 a week.'],
  ['legislated', '', 'You need to earn $100,828 a year for $1,500 each week to land in your account.'],
  // Cents of a week do not count, those of an hour do.
  ['simplified', '#want-salary=1.5009k', 'You need to earn $101,159 a year to take home $1,500 a week.'],
  // 63,612 a year in 1,976 hours is 32.192…, so that 32.20 is 63,627.20 a year, 22.35 dollars of gross further.
  ['simplified', '#want-salary=32.2099&want-cycle=hourly', 'You need to earn $80,023 a year to take home $32.20 an hour.'],
  ['legislated', '#want-salary=64200&want-cycle=annually', 'You need to earn $80,000 a year to take home $64,200 a year.'],
  // 64,180.48 a year: 19.52 less than 64,200, of which 68 cents of each dollar are.
  ['legislated', '#want-salary=32.48&want-cycle=hourly', 'You need to earn $79,972 a year to take home $32.48 an hour on average.'],
  // 260 days.
  ['legislated', '#want-salary=246.93&want-cycle=daily', 'You need to earn $80,003 a year to take home $246.93 a day on average.'],
  // 74,352.68 and 12% of super. Of 6,196.06 a month 1,196 is withheld.
  ['legislated', '#want-salary=5000&want-cycle=monthly&want-included=yes', 'You need to earn $83,275 a year, super included, for $5,000 each month to land in your account.'],
  // A second job has the rate of one, whatever the other.
  ...['', '&other-job=60000'].map((other): [RuleSetName, string, string] => ['legislated', `${SECOND}&want-salary=700&want-cycle=fortnightly${other}`, 'You need to earn $22,152 a year for $700 each fortnight to land in your account.']),
  // A year of it keeps 68 cents of each dollar, and loses 115 of low income offset: 15,115 / 0.68. With super in it, 12% more.
  ['legislated', `${SECOND}&want-salary=15000&want-cycle=annually&other-job=60000`, 'You need to earn $22,228 a year to take home $15,000 a year.'],
  ['legislated', `${SECOND}&want-salary=15000&want-cycle=annually&other-job=5000&other-job-cycle=monthly`, 'You need to earn $22,228 a year to take home $15,000 a year.'],
  ['legislated', `${SECOND}&want-salary=15000&want-cycle=annually&want-included=yes&other-job=60000`, 'You need to earn $24,896 a year, super included, to take home $15,000 a year.'],
  // 7.60 an hour is 15,017.60 a year: 15,132.60 / 0.68.
  ['legislated', `${SECOND}&want-salary=7.60&want-cycle=hourly&other-job=60000`, 'You need to earn $22,254 a year to take home $7.60 an hour on average.'],
])('by the %s set, %s: %s', (rules, fragment, words) => {
  const main = openedMain(page, fragment, RULE_SETS[rules]);
  expect(answerOn(main)).toBe(words);
  expect(requestOn(main)).toBe('');
});

const EMPTY = 'Enter the take-home pay you want.';

// biome-ignore format: one line each
test.each<[rules: RuleSetName, fragment: string, said: string]>([
  ...['', '80.000', 'abc', '0'].map((text): [RuleSetName, string, string] => ['simplified', `#want-salary=${text}`, EMPTY]),
  // A yearly pay has no cents.
  ['legislated', '#want-salary=0.50&want-cycle=annually', EMPTY],
  ['legislated', '#want-salary=1500permonth', 'Check the take-home pay you want.'],
])('by the %s set, %s asks: %s, and counts it as 0', (rules, fragment, said) => {
  const main = openedMain(page, fragment, RULE_SETS[rules]);
  expect(requestOn(main)).toBe(said);
  expect(answerOn(main)).toBe(`You need to earn ${said}`);
  expect(cardOn(main, 'Tax Breakdown')).toBe(ZEROS);
  expect(all(main, '.answer .pay-bar > p').map(wordsOf)).toEqual([
    'Enter a take-home pay to see where it goes.',
  ]);
});

// biome-ignore format: one line each
test.each<[rules: RuleSetName, fragment: string, said: string]>([
  ['simplified', '#want-salary=900000&want-included=yes', 'No salary up to $15,000,000 a year, super included, leaves $900,000 a week to take home.'],
  ['legislated', '#want-salary=2000000&want-cycle=monthly', 'No salary up to $15,000,000 a year lands $2,000,000 each month.'],
  // The year of a second job depends on the other.
  ...['', '&other-job='].map((other): [RuleSetName, string, string] => ['legislated', `${SECOND}&want-cycle=annually${other}`, 'The tax on a second job depends on the other one. Enter its pay, or choose a week, a fortnight or a month to see what lands.']),
])('by the %s set, %s has no salary, and no year: %s', (rules, fragment, said) => {
  const main = openedMain(page, fragment, RULE_SETS[rules]);
  expect(requestOn(main)).toBe(said);
  expect(cardOn(main, 'Tax Breakdown')).toBe('');
  expect(all(main, '.answer .pay-bar')).toEqual([]);
});

test('the year is that of the salary, and with super included of the salary within the package', () => {
  // 80,000 less the deduction: 4,020 and 30% of 34,000, and 2%.
  const figures =
    'Gross Annual Salary $80,000 Standard Deduction $1,000 Taxable income $79,000 Income Tax $14,220 Medicare Levy (2%) $1,580 Total Tax $15,800 Net Annual Salary $64,200';
  const wanted = '#want-salary=64200&want-cycle=annually';
  const main = openedMain(page, wanted);
  expect(cardOn(main, 'Tax Breakdown')).toBe(`Tax Breakdown ${figures}`);
  const included = openedMain(page, `${wanted}&want-included=yes`);
  expect(answerOn(included)).toContain('$89,600 a year, super included, to take home');
  expect(cardOn(included, 'Tax Breakdown')).toBe(`Tax Breakdown ${figures}`);
});

test('an hourly pay says which hours make the year', () => {
  const hoursSaid = (cycle: string) =>
    cardOn(openedMain(page, `#want-salary=40&want-cycle=${cycle}`), 'Tax Breakdown').includes(
      'For 38 hours a week, 52 weeks a year.',
    );
  expect(['hourly', 'weekly'].map(hoursSaid)).toEqual([true, false]);
});

test('the year of a second job is there once the other job is', () => {
  const titles = (other: string) =>
    headingsOf(openedMain(page, `${SECOND}&want-salary=700&want-cycle=fortnightly${other}`))
      .map(({ words }) => words)
      .includes('Tax Breakdown');
  expect(['', '&other-job=60000'].map(titles)).toEqual([false, true]);
  // The low income offset of 115 goes, and 30% and 2% are taken.
  const main = openedMain(page, `${SECOND}&want-salary=700&want-cycle=fortnightly&other-job=60000`);
  expect(cardOn(main, 'Tax Breakdown')).toContain('Gross Annual Salary $22,152 Income Tax $6,761');
  expect(all(main, '.answer .pay-bar li').map(wordsOf)).toEqual([
    'Net pay 67.5%',
    'Income tax 30.5%',
    'Medicare levy 2.0%',
  ]);
});

// A link of the former page that had both, and of other calculators.
test.each([
  ['#want-salary=900', '#want-salary=900'],
  [
    '#salary=45.5&cycle=hourly&want-salary=900&want-cycle=daily&want-included=yes',
    '#want-salary=900&want-cycle=daily&want-included=yes',
  ],
  ['#salary=90000&cycle=monthly&included=yes&options=studentLoan', '#options=studentLoan'],
  ['#want-salary=900&want-cycle=yearly', '#want-salary=900'],
])('%s counts as %s', (link, entries) => {
  expect(fragmentAfter(page, link)).toBe(entries);
});

test('links carry the needed salary, and the pay calculator and part-time pay answer with the wanted pay', () => {
  const carried = carriedFragment('#want-salary=1600', legislated, page.late.carries);
  expect(carried).toBe('#salary=108472&cycle=annually&show=weekly');
  expect(answerOn(openedMain(home, carried))).toContain('You take home $1,600');
  expect(answerOn(openedMain(partTime, `${carried}&days=5`))).toContain('$1,600');
});
