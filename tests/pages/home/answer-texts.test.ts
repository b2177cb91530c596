/** The answer of the calculator: what lands in the account each pay, and what is left for tax time. */
import { describe, expect, test } from 'vitest';
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

type Texts = ReturnType<typeof answer>;

test.each<[string, string, Partial<Texts>]>([
  [
    'annually',
    '80000',
    { amount: '$63,612', words: 'a year after tax in 2025-26', also: '$2,446.62 a fortnight' },
  ],
  [
    'weekly',
    '1500',
    {
      amount: '$1,197.15',
      words: 'a week after tax in 2025-26',
      also: 'That is $62,252 a year after all tax',
    },
  ],
  [
    'hourly',
    '40',
    {
      amount: '$1,210.75',
      words: 'a week after tax in 2025-26',
      also: 'That is $31.86 an hour, $2,421.51 a fortnight and $62,959 a year after all tax',
    },
  ],
])(
  'by the simplified set the headline of %s pay is its share of the year',
  (cycle, salary, texts) => {
    const none = { taxTime: '', year: '', hasYear: true };
    expect(answer({ cycle, salary }, simplified)).toEqual({ ...texts, ...none });
  },
);

describe('by the legislated set it is the pay that lands by the schedules', () => {
  test.each([
    ['monthly', '7000', '$5,548.00', 'each month', '$66,920', '$344', 12],
    ['fortnightly', '3000', '$2,402.00', 'each fortnight', '$62,840', '$388', 26],
    ['weekly', '1500', '$1,201.00', 'each week', '$62,840', '$388', 52],
  ])('%s', (cycle, salary, amount, words, year, back, pays) => {
    expect(answer({ cycle, salary })).toEqual({
      amount,
      words,
      also: `${year} a year, after your tax return`,
      taxTime: `At tax time: about ${back} back`,
      year: `${pays} pays of ${amount} and about ${back} back make ${year} for the year.`,
      hasYear: true,
    });
  });

  test('annually, with the fortnight that lands', () => {
    expect(answer({ cycle: 'annually', salary: '80000' })).toEqual({
      amount: '$64,200',
      words: 'a year after tax in 2026-27',
      also: '$2,454.92 lands in your account each fortnight',
      taxTime: 'At tax time: about $372 back',
      year: '26 pays of $2,454.92 and about $372 back make $64,200 for the year.',
      hasYear: true,
    });
  });

  test('of $41.20 an hour for 32 hours, with a student loan', () => {
    const nurse = { cycle: 'hourly', salary: '41.20', hours: '32', options: 'studentLoan' };
    // Of $1,318.40 a week: 240 dollars of tax by the tables. The year's is $12,138, and its loan limit is higher.
    expect(answer(nurse)).toEqual({
      amount: '$1,078.40',
      words: 'each week',
      also: '$33.70 an hour on average, $56,419 a year, after your tax return',
      taxTime: 'At tax time: about $342 back',
      year: '52 pays of $1,078.40 and about $342 back make $56,419 for the year.',
      hasYear: true,
    });
  });

  test('of a working holiday maker by their table, whose rate rises', () => {
    const options = 'workingHolidayVisa';
    expect(answer({ options })).toEqual({
      amount: '$62,750',
      words: 'a year after tax in 2026-27',
      also: '$2,615.92 lands in your account each fortnight at first',
      taxTime: 'At tax time: about $182 to pay',
      year: '26 pays of $62,932 in all, less about $182 to pay, make $62,750 for the year.',
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

describe('a second job', () => {
  const secondJob = { salary: '20000', options: 'noTaxFreeThreshold' };

  test('whose other pay is not given has the rate alone: no year, and nothing at tax time', () => {
    expect(answer(secondJob)).toEqual({
      amount: '$631.23',
      words: 'each fortnight',
      also: 'This is the rate for a second job. Enter the pay of your other job to see the year.',
      taxTime: '',
      year: '',
      hasYear: false,
    });
  });

  test('beside a given pay has the tax that it adds, and what both lead to', () => {
    // 20,000 on top of 60,000 bears 30%, the levy of 2%, and takes away the low income offset of 115.
    // Of each fortnight 138 and 374 dollars are withheld; 15,800 are owed on 80,000.
    expect(answer({ ...secondJob, 'other-job': '60000' })).toEqual({
      amount: '$13,485',
      words: 'a year from this job after tax in 2026-27',
      also: '$631.23 lands in your account each fortnight',
      taxTime: 'Both jobs: you keep $64,200 for the year, about $2,488 to pay at tax time',
      year: '',
      hasYear: true,
    });
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
  const entries = { salary: '40000', options: 'withholdTaxOffsets' };
  const { words, taxTime, year } = answer(entries);
  expect(words).toBe('a year after tax in 2026-27, and $625 of tax offsets with your tax return');
  expect(answer({ ...entries, cycle: 'monthly', salary: '3333.34' }).also).toMatch(
    /^\$36,100 a year, and \$625 of tax offsets with your tax return$/,
  );
  // 26 pays of $1,382.46.
  expect(year).toMatch(/make \$36,725 for the year, tax offsets included\.$/);
  expect(taxTime).toBe(answer({ salary: '40000' }).taxTime);
});

describe('what comes with the tax return alone', () => {
  const query = { annualSalary: 40_000, taxYear: '2025-26' };
  const later = (annualSalary: number, options: Partial<PayOptions>) =>
    offsetsLater({ ...query, annualSalary, options }, legislated);

  test('is the offsets, where they are taken out of the pay', () => {
    expect(later(40_000, { withholdTaxOffsets: true })).toBe(575);
  });

  test('is nothing where the pay has them, or where there are none', () => {
    expect(later(40_000, {})).toBe(0);
    expect(later(80_000, { withholdTaxOffsets: true })).toBe(0);
    expect(later(40_000, { withholdTaxOffsets: true, nonResident: true })).toBe(0);
  });
});
