/** The answer of the calculator: what lands in the account each pay, and what is left for tax time. */
import { describe, expect, test } from 'vitest';
import { countingEntries, initialEntries } from '../../../src/pages/form/form.ts';
import { calculated } from '../../../src/pages/home/calculation.ts';
import { type HomeEntries, homeForm } from '../../../src/pages/home/form.ts';
import { answerTexts, offsetsLaterText, paidOut } from '../../../src/pages/home/texts.ts';
import type { PayOptions, RuleSet } from '../../../src/pay/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';

const { legislated, simplified } = RULE_SETS;

function answer(entered: Partial<HomeEntries>, rules: RuleSet = legislated) {
  const form = homeForm(rules);
  const entries = countingEntries(form, { ...initialEntries(form), ...entered });
  return answerTexts(calculated(entries, rules));
}

describe('by the simplified set the headline is the share of the year that the pay cycle has', () => {
  test.each([
    ['annually', '80000', '$63,612', 'a year after tax in 2025-26', '$2,446.62 a fortnight'],
    ['monthly', '7000', '$5,527.67', 'a month after tax in 2025-26', YEAR('$66,332')],
    ['fortnightly', '3000', '$2,394.31', 'a fortnight after tax in 2025-26', YEAR('$62,252')],
    ['weekly', '1500', '$1,197.15', 'a week after tax in 2025-26', YEAR('$62,252')],
    [
      'hourly',
      '40',
      '$1,210.75',
      'a week after tax in 2025-26',
      'That is $31.86 an hour, $2,421.51 a fortnight and $62,959 a year after all tax',
    ],
  ])('%s', (cycle, salary, amount, words, also) => {
    expect(answer({ cycle, salary }, simplified)).toEqual({
      amount,
      words,
      also,
      taxTime: '',
      hasYear: true,
    });
  });
});

describe('by the legislated set it is the pay that lands by the schedules', () => {
  test.each([
    [
      'annually',
      '80000',
      '$64,200',
      'a year after tax in 2026-27',
      '$2,454.92 lands in your account each fortnight',
      'At tax time: about $372 back',
    ],
    [
      'monthly',
      '7000',
      '$5,548.00',
      'lands in your account each month',
      YEAR('$66,920'),
      'At tax time: about $344 back',
    ],
    [
      'fortnightly',
      '3000',
      '$2,402.00',
      'lands in your account each fortnight',
      YEAR('$62,840'),
      'At tax time: about $388 back',
    ],
    [
      'weekly',
      '1500',
      '$1,201.00',
      'lands in your account each week',
      YEAR('$62,840'),
      'At tax time: about $388 back',
    ],
  ])('%s', (cycle, salary, amount, words, also, taxTime) => {
    expect(answer({ cycle, salary })).toEqual({ amount, words, also, taxTime, hasYear: true });
  });

  test('of $41.20 an hour for 32 hours, with a student loan', () => {
    const nurse = { cycle: 'hourly', salary: '41.20', hours: '32', options: 'studentLoan' };
    // Of $1,318.40 a week: 240 dollars of tax by the tables. The year's is $12,138, and its loan limit is higher.
    expect(answer({ ...nurse, year: '2026-27' })).toEqual({
      amount: '$1,078.40',
      words: 'lands in your account each week',
      also: 'That is $33.70 an hour, $2,156.80 a fortnight and $56,419 a year after all tax',
      taxTime: 'At tax time: about $342 back',
      hasYear: true,
    });
    // 245 dollars of tax and 5 for the loan: $13,000 in the year, of which $12,726 and $234 are owed.
    expect(answer({ ...nurse, year: '2025-26' })).toEqual({
      amount: '$1,068.40',
      words: 'lands in your account each week',
      also: 'That is $33.39 an hour, $2,136.80 a fortnight and $55,597 a year after all tax',
      taxTime: 'At tax time: about $40 back',
      hasYear: true,
    });
  });

  test('of an hour in cents: the rate is not cut to dollars', () => {
    expect(answer({ cycle: 'hourly', salary: '41.20' }).amount).not.toBe(
      answer({ cycle: 'hourly', salary: '41' }).amount,
    );
  });

  test('of a working holiday maker by their table, whose rate rises', () => {
    const options = 'workingHolidayVisa';
    expect(answer({ options })).toEqual({
      amount: '$62,750',
      words: 'a year after tax in 2026-27',
      also: '$2,615.92 lands in your account each fortnight at first',
      taxTime: 'At tax time: about $182 to pay',
      hasYear: true,
    });
    expect(answer({ options, salary: '30000' }).also).toMatch(/each fortnight$/);
  });

  test('and the tax return settles the surcharge, which no employer withholds', () => {
    const covered = answer({ salary: '120000' });
    const uncovered = answer({ salary: '120000', options: 'noPrivateHospitalCover' });
    expect(uncovered.also).toBe(covered.also);
    expect(covered.taxTime).toBe('At tax time: about $364 back');
    // 1% of 119,000.
    expect(uncovered.taxTime).toBe('At tax time: about $826 to pay');
  });
});

describe('until the schedules are there', () => {
  test('it is the share of the year, as in a set without them', () => {
    const taxYears = legislated.taxYears.map(({ withholding: _, ...year }) => year);
    expect(answer({ cycle: 'fortnightly', salary: '3000' }, { ...legislated, taxYears })).toEqual({
      amount: '$2,416.92',
      words: 'a fortnight after tax in 2026-27',
      also: YEAR('$62,840'),
      taxTime: '',
      hasYear: true,
    });
  });
});

describe('a second job', () => {
  const secondJob = { salary: '20000', options: 'noTaxFreeThreshold' };

  test('whose other pay is not given has the rate alone: no year, and nothing at tax time', () => {
    expect(answer(secondJob)).toEqual({
      amount: '$631.23',
      words: 'lands in your account each fortnight',
      also: 'This is the rate for a second job. Add the pay of your other job to see the year.',
      taxTime: '',
      hasYear: false,
    });
  });

  test('beside a given pay has the tax that it adds, and the tax time of both', () => {
    // 20,000 on top of 60,000 bears 30%, the levy of 2%, and takes away the low income offset of 115.
    const { amount, also, taxTime } = answer({ ...secondJob, 'other-job': '60000' });
    expect(amount).toBe('$13,485');
    expect(also).toBe('$631.23 lands in your account each fortnight');
    // Of each fortnight 138 and 374 dollars are withheld; 15,800 are owed on 80,000.
    expect(taxTime).toBe('At tax time, for both jobs: about $2,488 to pay');
  });

  test('of the simplified set has its charge in the year', () => {
    expect(answer({ ...secondJob, 'other-job': '60000' }, simplified)).toEqual(
      answer(secondJob, simplified),
    );
  });
});

test('a couple with two children and 190,000 dollars owes no surcharge, and no more at tax time', () => {
  const single = { salary: '190000', options: 'noPrivateHospitalCover' };
  const family = { ...single, family: 'yes', children: '2' };
  expect(answer(family)).toEqual(answer({ salary: '190000' }));
  expect(answer(single)).not.toEqual(answer(family));
  expect(answer({ ...family, partner: '30000' })).not.toEqual(answer(family));
});

test('offsets that are withheld come with the tax return', () => {
  const { words, taxTime } = answer({ salary: '40000', options: 'withholdTaxOffsets' });
  expect(words).toBe('a year after tax in 2026-27, and $625 of tax offsets with your tax return');
  expect(taxTime).toBe(answer({ salary: '40000' }).taxTime);
});

test('a week of the summary and of the headline are one figure', () => {
  const entries = { ...initialEntries(homeForm(legislated)), cycle: 'weekly', salary: '1500' };
  expect(paidOut(calculated(entries, legislated), 'weekly')).toBe(1_201);
});

function YEAR(year: string): string {
  return `That is ${year} a year after all tax`;
}

describe('what comes with the tax return alone', () => {
  const query = { annualSalary: 40_000, taxYear: '2025-26' };
  const laterText = (annualSalary: number, options: Partial<PayOptions>) =>
    offsetsLaterText({ ...query, annualSalary, options }, legislated);

  test('is the offsets, where they are taken out of the pay', () => {
    expect(laterText(40_000, { withholdTaxOffsets: true })).toBe(
      ', and $575 of tax offsets with your tax return',
    );
  });

  test('is nothing where the pay has them, or where there are none', () => {
    expect(offsetsLaterText(query, legislated)).toBe('');
    expect(laterText(40_000, {})).toBe('');
    expect(laterText(40_000, { withholdTaxOffsets: false })).toBe('');
    expect(laterText(80_000, { withholdTaxOffsets: true })).toBe('');
    expect(laterText(40_000, { withholdTaxOffsets: true, nonResident: true })).toBe('');
  });
});
