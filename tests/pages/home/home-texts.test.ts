/** What the home page says of a calculation: its answer, the notes of its cards, the summary bar, and at the options that are on. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countingEntries, initialEntries } from '../../../src/pages/form/form.ts';
import { calculated, hasYear, offsetsLater } from '../../../src/pages/home/calculation.ts';
import {
  notesOf,
  optionText,
  paysByPeriod,
  summaryFigures,
  superOnLeaving,
} from '../../../src/pages/home/card-texts.ts';
import { type HomeEntries, homeForm } from '../../../src/pages/home/form.ts';
import { answerTexts } from '../../../src/pages/home/texts.ts';
import type { PayOption, PayOptions } from '../../../src/pay/pay-options.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { cents } from '../../../src/verify/figures/page-figures.ts';
import { type Rational, rational } from '../../../src/verify/reference/rational.ts';
import { referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { takeHomePayTexts } from '../../../src/words/pay-texts.ts';
import { RULE_SETS } from '../../support/known-law.ts';

const { legislated, simplified } = RULE_SETS;

function calculation(entered: Partial<HomeEntries> = {}, rules: RuleSet = legislated) {
  const form = homeForm(rules);
  return calculated(countingEntries(form, { ...initialEntries(form), ...entered }), rules);
}

const answer = (...args: Parameters<typeof calculation>) => answerTexts(calculation(...args));

/** Of an amount in ten thousandths at most. */
function decimalOf(amount: Rational): string {
  const units = String(amount.times(10_000).rounded()).padStart(5, '0');
  return `${units.slice(0, -4)}.${units.slice(-4)}`;
}

const SECOND_JOB = { salary: '20000', options: 'noTaxFreeThreshold' };

test.each<[string, RuleSet, Partial<HomeEntries>, ...texts: string[]]>([
  // By the simplified set the headline is a share of the year.
  ['a year', simplified, {}, '$63,612 a year after tax in 2025-26', '$2,446.62 a fortnight'],
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
  const known = [{}, other, SECOND_JOB].map((entered) => hasYear(calculation(entered)));
  expect(known).toEqual([true, true, false]);
  expect(answer(other, simplified)).toEqual(answer(SECOND_JOB, simplified));
});

describe('an average', () => {
  const entered = { cycle: 'hourly', salary: '40', options: 'workingHolidayVisa' } as const;

  test('is that of all pays of the year, of which the first ones bear a lower rate', () => {
    // 30 weeks of 1,520 bear 228 and 22 bear 456: 62,168 of 79,040 land, in 1,976 hours. The first weeks have 34 an hour.
    expect(answer(entered)).toMatchObject({
      amount: '$1,292.00',
      also: '$31.46 an hour on average, $62,078 a year, after your tax return',
      year: expect.stringMatching(/^52 pays of \$62,168 in all/),
    });
  });

  test('of a day, too', () => {
    const { pay, ...of } = calculation(entered);
    // 62,168 in 260 days.
    expect(takeHomePayTexts(pay, paysByPeriod({ pay, ...of })).daily.net).toBe('$239.11');
  });
});

test('half a cent of an hour is rounded up as decimal arithmetic has it', () => {
  // 19% of 50 cents is tax: 40.5 cents are left, which a double has just below.
  const entered = { cycle: 'hourly', salary: '.5', hours: '40', year: '2023-24' } as const;
  expect(answer({ ...entered, options: 'noTaxFreeThreshold' }, simplified).also).toBe(
    'That is $0.41 an hour, $32.40 a fortnight and $842 a year after all tax',
  );
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12_000 }),
      fc.constantFrom('38', '40', '7.5', '37.6', '19'),
      fc.constantFrom('', 'noTaxFreeThreshold', 'nonResident', 'workingHolidayVisa'),
      fc.constantFrom(...simplified.taxYears.map(({ label }) => label)),
      (inCents, hours, options, year) => {
        const salary = (inCents / 100).toFixed(2);
        const { also } = answer({ cycle: 'hourly', salary, hours, options, year }, simplified);
        const hoursOfYear = rational(hours).times(52);
        const annual = rational(salary).times(hoursOfYear);
        const { netAnnual } = referencePay({
          salary: decimalOf(annual),
          taxYear: year,
          rules: 'simplified',
          options: options === '' ? {} : { [options]: true },
        });
        expect(also).toContain(`That is ${cents(netAnnual.over(hoursOfYear))} an hour`);
      },
    ),
    { numRuns: process.env.LONG_TESTS ? 20_000 : 1_000 },
  );
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

function notes(entered: Partial<HomeEntries> = {}) {
  const of = calculation(entered);
  const pays = paysByPeriod(of);
  if (pays === undefined) throw new Error('The set has no schedules');
  return notesOf(of, pays);
}

describe('below the table of pays', () => {
  test('is by which tables they are, and that the year is after the tax return', () => {
    expect(notes()).toEqual([
      "Your employer withholds by the ATO's tables of 2026-27: scale 2, for pay with the tax-free threshold. The year is after your tax return.",
    ]);
  });

  test.each<[Partial<HomeEntries>, string]>([
    [{ options: 'nonResident' }, 'scale 3, for a non-resident.'],
    [{ options: 'workingHolidayVisa' }, "the ATO's table of 2026-27 for working holiday makers."],
    // Tables that serve a part of the year.
    [{ year: '2020-21' }, 'of 2020-21 since 13 October 2020: scale 2'],
  ])('the tables go with what is entered: %j', (entered, words) => {
    expect(notes(entered)[0]).toContain(words);
  });

  test('of a second job whose other pay is not known, nothing is said of the year', () => {
    expect(notes({ options: 'noTaxFreeThreshold' })).toEqual([
      "Your employer withholds by the ATO's tables of 2026-27: scale 1, for pay without the tax-free threshold.",
    ]);
  });

  test('a rate that rises within the year is announced, and no other', () => {
    const options = 'workingHolidayVisa';
    // 15% of 3,076 to 45,000, which 14 pays come short of by 1,923: 30% from the 16th on.
    expect(notes({ options })[1]).toBe('From pay 16 of the year on, $923 is withheld.');
    expect(notes({ options, salary: '30000' })).toHaveLength(1);
  });

  test('the surcharge is said to be paid at tax time, where there is one', () => {
    const entered = { options: 'noPrivateHospitalCover', salary: '120000' };
    expect(notes(entered)[1]).toBe(
      'The Medicare levy surcharge is paid at tax time: no employer takes it out.',
    );
    expect(notes({ ...entered, family: 'yes', partner: '50000' })).toHaveLength(1);
  });
});

test('super of working holiday makers alone is said to be taxed when they leave', () => {
  expect(superOnLeaving(calculation({ options: 'workingHolidayVisa' }))).toBe(
    'If you leave Australia for good, your super is taxed at 65% when it is paid to you.',
  );
  expect(superOnLeaving(calculation())).toBeUndefined();
});

describe('the summary bar', () => {
  const shown = (...args: Parameters<typeof calculation>) => {
    const { figures, wide } = summaryFigures(calculation(...args));
    return [...figures, ...wide].map(({ label, amount, note }) =>
      [label, amount, note].filter(Boolean).join(' '),
    );
  };

  const HOURLY = { cycle: 'hourly', salary: '41.20', hours: '32' } as const;

  test.each<[string, Partial<HomeEntries>, RuleSet, string]>([
    [
      'the year of an annual pay, and says of what lands that it lands',
      {},
      legislated,
      'Gross $80,000 a year, Tax $15,800 a year, Net $64,200 a year, Weekly $1,227.46 lands, Monthly $5,318.67 lands',
    ],
    [
      'the pay of the chosen period, of hourly pay a week',
      HOURLY,
      legislated,
      'Gross $1,318.40 a week, Tax $240 a week, Net $1,078.40 a week',
    ],
    [
      'no year of a second job whose other pay is not known',
      SECOND_JOB,
      legislated,
      'Gross $769.23 a fortnight, Tax $138 a fortnight, Net $631.23 a fortnight',
    ],
    [
      'the year of a second job beside a known one',
      { ...SECOND_JOB, 'other-job': '60000' },
      legislated,
      'Gross $20,000 a year, Tax $6,515 a year, Net $13,485 a year',
    ],
    [
      'the year by the simplified set, whatever the pay cycle',
      { cycle: 'weekly', salary: '1500' },
      simplified,
      'Gross $78,000, Tax $15,748, Net $62,252, Weekly $1,197.15, Monthly $5,187.67',
    ],
  ])('has %s', (_, entered, rules, figures) => {
    const all = shown(entered, rules);
    expect(all.slice(0, figures.split(', ').length).join(', ')).toBe(figures);
  });
});

test.each<[PayOption, Partial<HomeEntries>, string]>([
  // 15% of the 9,472 dollars above 69,528, after the standard deduction of 1,000.
  ['studentLoan', {}, 'Repayment: $1,421 a year.'],
  // 69,528 of taxable income, and the standard deduction of 1,000.
  ['studentLoan', { salary: '60000' }, 'No repayment yet. It starts at a salary of $70,528.'],
  // 1.12 times as much, without its cents.
  [
    'studentLoan',
    { salary: '60000', options: 'includesSuperannuation' },
    'No repayment yet. It starts at a package of $78,991, super included.',
  ],
  [
    'studentLoan',
    { salary: '1000', cycle: 'weekly' },
    'No repayment yet. It starts at a salary of $70,528.',
  ],
  // The rate on the whole income starts at its limit.
  [
    'studentLoan',
    { salary: '50000', year: '2024-25' },
    'No repayment yet. It starts at a salary of $54,435.',
  ],
  // 49,000 of the other job are taxed: 20,528 more are repaid from.
  [
    'studentLoan',
    { salary: '10000', options: 'noTaxFreeThreshold', 'other-job': '50000' },
    'No repayment yet. It starts at a salary of $20,528 in this job.',
  ],
  [
    'noPrivateHospitalCover',
    { salary: '105900' },
    'No surcharge yet. It starts at a salary of $106,000.',
  ],
  // 210,000 for a couple and 1,500 for the second child, less 90,000 of the partner's.
  [
    'noPrivateHospitalCover',
    { family: 'yes', partner: '90000', children: '2' },
    'No surcharge yet. It starts at a salary of $122,500.',
  ],
  // The couple is above its limit. Nobody pays up to the threshold of the Medicare levy alone.
  [
    'noPrivateHospitalCover',
    { salary: '20000', family: 'yes', partner: '300000' },
    'No surcharge yet. It starts at a salary of $29,011.',
  ],
  [
    'noPrivateHospitalCover',
    { salary: '190000', options: 'nonResident' },
    'Surcharge: $0. Only residents pay it.',
  ],
  // 1.5% of 189,000.
  ['noPrivateHospitalCover', { salary: '190000' }, 'Surcharge: $2,835 a year.'],
  ['withholdTaxOffsets', { salary: '50000' }, 'Tax offsets: $265 at tax time.'],
  ['withholdTaxOffsets', {}, 'Tax offsets: $0. They end at a salary of $67,667.'],
  [
    'withholdTaxOffsets',
    { options: 'noTaxFreeThreshold', 'other-job': '90000' },
    'Tax offsets: $0. They end at $66,667 of taxable income from both jobs.',
  ],
  ['withholdTaxOffsets', { salary: '15000' }, 'Tax offsets: $0. There is no tax to take them off.'],
  [
    'withholdTaxOffsets',
    { salary: '50000', options: 'nonResident' },
    'Tax offsets: $0. Only residents get them.',
  ],
  ['studentLoan', { options: 'noTaxFreeThreshold' }, 'Repayment: depends on both jobs.'],
  [
    'studentLoan',
    { options: 'noTaxFreeThreshold', 'other-job': '20000' },
    'Repayment: $4,421 a year.',
  ],
  ['nonResident', {}, ''],
])('of %s with %j: %3$s', (option, entered, said) => {
  const options = [entered.options, option].filter(Boolean).join();
  expect(optionText({ option, calculation: calculation({ ...entered, options }) })).toBe(said);
});
