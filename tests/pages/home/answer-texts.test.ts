/** The answer of the calculator: what lands in the account each pay, and what is left for tax time. */
import { expect, test } from 'vitest';
import { countingEntries, initialEntries } from '../../../src/pages/form/form.ts';
import { answerTexts, offsetsLater } from '../../../src/pages/home/answer-texts.ts';
import { calculated } from '../../../src/pages/home/calculation.ts';
import { type HomeEntries, homeForm } from '../../../src/pages/home/form.ts';
import type { PayOptions, RuleSet } from '../../../src/pay/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';

const { legislated, simplified } = RULE_SETS;

function answer(entered: Partial<HomeEntries>, rules: RuleSet = legislated) {
  const form = homeForm(rules);
  const entries = countingEntries(form, { ...initialEntries(form), ...entered });
  return answerTexts(calculated(entries, rules));
}

const SECOND_JOB = { salary: '20000', options: 'noTaxFreeThreshold' };

test.each<[string, RuleSet, Partial<HomeEntries>, ...texts: string[]]>([
  // By the simplified set the headline is a share of the year.
  ['a year', simplified, {}, '$63,612 a year after tax in 2025-26', '$2,446.62 a fortnight'],
  [
    '1,500 a week',
    simplified,
    { cycle: 'weekly', salary: '1500' },
    '$1,197.15 a week after tax in 2025-26',
    'That is $62,252 a year after all tax',
  ],
  [
    '40 an hour',
    simplified,
    { cycle: 'hourly', salary: '40' },
    '$1,210.75 a week after tax in 2025-26',
    'That is $31.86 an hour, $2,421.51 a fortnight and $62,959 a year after all tax',
  ],
  // By the law it is the pay that lands by the schedules.
  [
    'a year',
    legislated,
    {},
    '$64,200 a year after tax in 2026-27',
    '$2,454.92 lands in your account each fortnight',
    'At tax time: about $372 back',
    '26 pays of $2,454.92 and about $372 back make $64,200 for the year.',
  ],
  [
    '7,000 a month',
    legislated,
    { cycle: 'monthly', salary: '7000' },
    '$5,548.00 each month',
    '$66,920 a year, after your tax return',
    'At tax time: about $344 back',
    '12 pays of $5,548.00 and about $344 back make $66,920 for the year.',
  ],
  [
    // Of $1,318.40 a week: 240 dollars of tax by the tables. The year's is $12,138, and its loan limit is higher.
    '$41.20 an hour for 32 hours, with a student loan',
    legislated,
    { cycle: 'hourly', salary: '41.20', hours: '32', options: 'studentLoan' },
    '$1,078.40 each week',
    '$33.70 an hour on average, $56,419 a year, after your tax return',
    'At tax time: about $342 back',
    '52 pays of $1,078.40 and about $342 back make $56,419 for the year.',
  ],
  [
    'a working holiday maker by their table, whose rate rises',
    legislated,
    { options: 'workingHolidayVisa' },
    '$62,750 a year after tax in 2026-27',
    '$2,615.92 lands in your account each fortnight at first',
    'At tax time: about $182 to pay',
    '26 pays of $62,932 in all, less about $182 to pay, make $62,750 for the year.',
  ],
  [
    'a second job whose other pay is not given, which has the rate alone',
    legislated,
    SECOND_JOB,
    '$631.23 each fortnight',
    'This is the rate for a second job. Enter the pay of your other job to see the year.',
  ],
  [
    // 20,000 on top of 60,000 bears 30%, the levy of 2%, and takes away the low income offset of 115.
    // Of each fortnight 138 and 374 dollars are withheld; 15,800 are owed on 80,000.
    'a second job beside a given pay, with the tax that it adds',
    legislated,
    { ...SECOND_JOB, 'other-job': '60000' },
    '$13,485 a year from this job after tax in 2026-27',
    '$631.23 lands in your account each fortnight',
    'Both jobs: you keep $64,200 for the year, about $2,488 to pay at tax time',
  ],
])('of %s', (_, rules, entered, ...texts) => {
  const { amount, words, also, taxTime, year } = answer(entered, rules);
  expect([`${amount} ${words}`, also, taxTime, year].filter(Boolean)).toEqual(texts);
});

test('only a second job beside an unknown one has no year, and the simplified set needs no other job', () => {
  const other = { ...SECOND_JOB, 'other-job': '60000' };
  expect([{}, other, SECOND_JOB].map((entered) => answer(entered).hasYear)).toEqual([
    true,
    true,
    false,
  ]);
  expect(answer(other, simplified)).toEqual(answer(SECOND_JOB, simplified));
});

test('a working holiday maker whose rate does not rise has one pay all year', () => {
  expect(answer({ options: 'workingHolidayVisa', salary: '30000' }).also).toMatch(/fortnight$/);
});

test('the tax return settles the surcharge, which no employer withholds', () => {
  const covered = answer({ salary: '120000' });
  const uncovered = answer({ salary: '120000', options: 'noPrivateHospitalCover' });
  // 1% of 119,000.
  const taxTime = 'At tax time: about $826 to pay';
  expect(covered.taxTime).toBe('At tax time: about $364 back');
  expect(uncovered).toMatchObject({ also: covered.also, taxTime });
});

test('a couple with two children and 190,000 dollars owes no surcharge, and no more at tax time', () => {
  const single = { salary: '190000', options: 'noPrivateHospitalCover' };
  const family = { ...single, family: 'yes', children: '2' };
  expect(answer(family)).toEqual(answer({ salary: '190000' }));
  expect(answer(single)).not.toEqual(answer(family));
  expect(answer({ ...family, partner: '30000' })).not.toEqual(answer(family));
});

test('offsets that are withheld come with the tax return', () => {
  const entries = { salary: '40000', options: 'withholdTaxOffsets' };
  const { words, taxTime, year } = answer(entries);
  expect(words).toBe('a year after tax in 2026-27, and $625 of tax offsets with your tax return');
  expect(answer({ ...entries, cycle: 'monthly', salary: '3333.34' }).also).toBe(
    '$36,100 a year, and $625 of tax offsets with your tax return',
  );
  // 26 pays of $1,382.46.
  expect(year).toMatch(/make \$36,725 for the year, tax offsets included\.$/);
  expect(taxTime).toBe(answer({ salary: '40000' }).taxTime);
});

test('only offsets that are taken out of the pay come with the tax return alone', () => {
  const later = (annualSalary: number, options: Partial<PayOptions>) =>
    offsetsLater({ annualSalary, taxYear: '2025-26', options }, legislated);
  const withholdTaxOffsets = true;
  expect(later(40_000, { withholdTaxOffsets })).toBe(575);
  expect(later(40_000, {})).toBe(0);
  expect(later(80_000, { withholdTaxOffsets })).toBe(0);
  expect(later(40_000, { withholdTaxOffsets, nonResident: true })).toBe(0);
});
