/** The pay calculator: what the page says of a link. Its structured data is held by verify. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { answerTexts } from '../../../src/pages/home/answer-texts.ts';
import type { Home } from '../../../src/pages/home/calculation.ts';
import { page } from '../../../src/pages/home/page.tsx';
import type { PayOption } from '../../../src/pay/pay-options.ts';
import { cents } from '../../../src/verify/figures/page-figures.ts';
import { type Rational, rational } from '../../../src/verify/reference/rational.ts';
import { referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { openedMain, openedResult } from '../opened-page.tsx';

const { legislated, simplified } = RULE_SETS;

const opened = (fragment: string, rules = legislated) => openedResult<Home>(page, fragment, rules);

/** The sentences of the answer, without the ways on from it. */
function answerOf(fragment: string, rules = legislated): string[] {
  return all(openedMain(page, fragment, rules), '.answer > :is(.also, p:has(strong))').map(wordsOf);
}

const HOURLY = '#salary=41.20&cycle=hourly&hours=32';
const SECOND_JOB = '#salary=20000&options=noTaxFreeThreshold';

// biome-ignore format: one line each
test.each<[fragment: string, ...words: string[]]>([
  ['', '$64,200 a year after tax in 2026-27', '$2,454.92 lands in your account each fortnight', '26 pays of $2,454.92 and about $372 back make $64,200 for the year.', 'At tax time: about $372 back'],
  // Of $1,318.40 a week: 240 dollars of tax by the tables. The year's is $12,138, and its loan limit is higher.
  [`${HOURLY}&options=studentLoan`, '$1,078.40 each week', '$33.70 an hour on average, $56,419 a year, after your tax return', '52 pays of $1,078.40 and about $342 back make $56,419 for the year.', 'At tax time: about $342 back'],
  // Working holiday makers have a rate that rises within the year.
  ['#options=workingHolidayVisa', '$62,750 a year after tax in 2026-27', '$2,615.92 lands in your account each fortnight at first', '26 pays of $62,932 in all, less about $182 to pay, make $62,750 for the year.', 'At tax time: about $182 to pay'],
  // 30 weeks of 1,520 bear 228 and 22 bear 456: 62,168 of 79,040 land, in 1,976 hours. The first weeks have 34 an hour.
  ['#salary=40&cycle=hourly&options=workingHolidayVisa', '$1,292.00 each week at first', '$31.46 an hour on average, $62,078 a year, after your tax return', '52 pays of $62,168 in all, less about $90 to pay, make $62,078 for the year.', 'At tax time: about $90 to pay'],
  [SECOND_JOB, '$631.23 each fortnight', 'This is the rate for a second job. Enter the pay of your other job to see the year.'],
  // 20,000 on top of 60,000 bears 30%, the levy of 2%, and takes away the low income offset of 115.
  // Of each fortnight 138 and 374 dollars are withheld; 15,800 are owed on 80,000.
  [`${SECOND_JOB}&other-job=60000`, '$13,485 a year from this job after tax in 2026-27', '$631.23 lands in your account each fortnight', 'Both jobs: you keep $64,200 for the year, about $2,488 to pay at tax time'],
  // The offset of 625 is in neither the pays nor what comes back of them.
  ['#salary=40000&options=withholdTaxOffsets', '$36,100 a year after tax in 2026-27, and $625 of tax offsets with your tax return', '$1,384.46 lands in your account each fortnight', '26 pays of $1,384.46 and about $729 back make $36,725 for the year, tax offsets included.', 'At tax time: about $729 back'],
  ['#salary=3333.34&cycle=monthly&options=withholdTaxOffsets', '$2,999.34 each month', '$36,100 a year, and $625 of tax offsets with your tax return', '12 pays of $2,999.34 and about $733 back make $36,725 for the year, tax offsets included.', 'At tax time: about $733 back'],
])('%s is answered by the schedules', (fragment, ...words) => {
  expect(answerOf(fragment)).toEqual(words);
});

// biome-ignore format: one line each
test.each([
  ['', '$63,612 a year after tax in 2025-26', '$2,446.62 a fortnight'],
  ['#salary=40&cycle=hourly', '$1,210.75 a week after tax in 2025-26', '$31.86 an hour, $2,421.51 a fortnight, $62,959 a year'],
  // 19% of 50 cents is tax: 40.5 cents are left, which a double has just below.
  ['#salary=.5&cycle=hourly&hours=40&year=2023-24&options=noTaxFreeThreshold', '$16.20 a week after tax in 2023-24', '$0.41 an hour, $32.40 a fortnight, $842 a year'],
])('%s is answered without schedules by shares of the year', (fragment, ...words) => {
  expect(answerOf(fragment, simplified)).toEqual(words);
});

/** Of an amount in ten thousandths at most. */
function decimalOf(amount: Rational): string {
  const units = String(amount.times(10_000).rounded()).padStart(5, '0');
  return `${units.slice(0, -4)}.${units.slice(-4)}`;
}

test('half a cent of an hour is rounded up as decimal arithmetic has it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 12_000 }),
      fc.constantFrom('38', '40', '7.5', '37.6', '19'),
      fc.constantFrom('', 'noTaxFreeThreshold', 'nonResident', 'workingHolidayVisa'),
      fc.constantFrom(...simplified.taxYears.map(({ label }) => label)),
      (inCents, hours, option, year) => {
        const salary = (inCents / 100).toFixed(2);
        const fragment = `#salary=${salary}&cycle=hourly&hours=${hours}&year=${year}&options=${option}`;
        const hoursOfYear = rational(hours).times(52);
        const { netAnnual } = referencePay({
          salary: decimalOf(rational(salary).times(hoursOfYear)),
          taxYear: year,
          rules: 'simplified',
          options: option === '' ? {} : { [option]: true },
        });
        const { also } = answerTexts(opened(fragment, simplified));
        expect(also).toContain(`${cents(netAnnual.over(hoursOfYear))} an hour`);
      },
    ),
    { numRuns: process.env.LONG_TESTS ? 20_000 : 1_000 },
  );
});

const DISPUTED = 'Check your pay to see what you take home.';
const EMPTY = 'Enter your gross pay to see what you take home.';

test.each<[fragment: string, said: string]>([
  ...['#salary=', '#salary=100000001', '#salary=-5000'].map((link): [string, string] => [
    link,
    EMPTY,
  ]),
  ['#salary=1500pw', DISPUTED],
  ['#salary=0', ''],
  ['#salary=100000000', ''],
])('%s asks for a pay: "%s"', (fragment, said) => {
  const main = openedMain(page, fragment);
  expect(all(main, '.answer-place > div > p').map(wordsOf).join()).toBe(said);
});

const TABLES = "Your employer withholds by the ATO's tables of";

// biome-ignore format: one line each
test.each([
  // A rate that does not rise has one pay all year.
  ['#options=workingHolidayVisa&salary=30000', 'lands in your account each fortnight 26 pays'],
  // 62,168 in 260 days.
  ['#salary=40&cycle=hourly&options=workingHolidayVisa', 'Daily (5-day week) $239.11'],
  // The tax return settles the surcharge, which no employer withholds: 1% of 119,000.
  ['#salary=120000', 'At tax time: about $364 back'],
  ['#salary=120000&options=noPrivateHospitalCover', 'At tax time: about $826 to pay'],
  ['#salary=120000&options=noPrivateHospitalCover', 'The Medicare levy surcharge is paid at tax time: no employer takes it out.'],
  ['', `${TABLES} 2026-27: scale 2, for pay with the tax-free threshold. The year is after your tax return. Tax return`],
  ['#options=nonResident', 'scale 3, for a non-resident.'],
  ['#options=workingHolidayVisa', "the ATO's table of 2026-27 for working holiday makers."],
  // Tables that serve a part of the year.
  ['#year=2020-21', `${TABLES} 2020-21: scale 2, for pay with the tax-free threshold. These tables began on 13 October 2020. The year`],
  ['#options=noTaxFreeThreshold', `${TABLES} 2026-27: scale 1, for pay without the tax-free threshold. Tax return`],
  ['#options=noTaxFreeThreshold', 'Enter the pay of your other job: the tax of the year is on both.'],
  // 15% of 3,076 to 45,000, which 14 pays come short of by 1,923: 30% from the 16th on.
  ['#options=workingHolidayVisa', 'From pay 16 of the year on, $923 is withheld.'],
  ['#options=workingHolidayVisa', 'If you leave Australia for good, your super is taxed at 65% when it is paid to you.'],
])('%s: %s', (fragment, said) => {
  expect(wordsOf(openedMain(page, fragment))).toContain(said);
});

test.each([
  ['#options=workingHolidayVisa&salary=30000', 'From pay'],
  ['#salary=120000&options=noPrivateHospitalCover&family=yes&partner=50000', 'is paid at tax time'],
  ['', 'If you leave Australia'],
])('%s says nothing of: %s', (fragment, said) => {
  expect(wordsOf(openedMain(page, fragment))).not.toContain(said);
});

// biome-ignore format: one line each
test.each([
  ['the year of an annual pay', '', legislated, 'Gross $80,000 a year Tax $15,800 a year Net $64,200 a year Weekly $1,227.46 lands Monthly $5,318.67 lands'],
  ['hourly pay by the week', HOURLY, legislated, 'Gross $1,318.40 a week Tax $240 a week Net $1,078.40 a week'],
  ['no year of a second job whose other pay is not known', SECOND_JOB, legislated, 'Gross $769.23 a fortnight Tax $138 a fortnight Net $631.23 a fortnight'],
  ['the year of a second job beside a known one', `${SECOND_JOB}&other-job=60000`, legislated, 'Gross $20,000 a year Tax $6,515 a year Net $13,485 a year'],
  ['the year by the simplified set, whatever the pay cycle', '#salary=1500&cycle=weekly', simplified, 'Gross $78,000 Tax $15,748 Net $62,252 Weekly $1,197.15 Monthly $5,187.67'],
] as const)('the summary bar has %s', (_, fragment, rules, figures) => {
  const bar = all(openedMain(page, fragment, rules), '.summary dl').map(wordsOf).join(' ');
  expect(bar.slice(0, figures.length)).toBe(figures);
});

// biome-ignore format: one line each
test.each<[PayOption, fragment: string, said: string]>([
  // 15% of the 9,472 dollars above 69,528, after the standard deduction of 1,000.
  ['studentLoan', '', 'Repayment: $1,421 a year.'],
  // 69,528 of taxable income, and the standard deduction of 1,000.
  ['studentLoan', '&salary=60000', 'No repayment yet. It starts at a salary of $70,528.'],
  // 1.12 times as much, without its cents.
  ['studentLoan', ',includesSuperannuation&salary=60000', 'No repayment yet. It starts at a package of $78,991, super included.'],
  ['studentLoan', '&salary=1000&cycle=weekly', 'No repayment yet. It starts at a salary of $70,528.'],
  // The rate on the whole income starts at its limit.
  ['studentLoan', '&salary=50000&year=2024-25', 'No repayment yet. It starts at a salary of $54,435.'],
  // 49,000 of the other job are taxed: 20,528 more are repaid from.
  ['studentLoan', ',noTaxFreeThreshold&salary=10000&other-job=50000', 'No repayment yet. It starts at a salary of $20,528 in this job.'],
  ['studentLoan', ',noTaxFreeThreshold', 'Repayment: depends on both jobs.'],
  ['studentLoan', ',noTaxFreeThreshold&other-job=20000', 'Repayment: $4,421 a year.'],
  ['noPrivateHospitalCover', '&salary=105900', 'No surcharge yet. It starts at a salary of $106,000.'],
  // 210,000 for a couple and 1,500 for the second child, less 90,000 of the partner's.
  ['noPrivateHospitalCover', '&family=yes&partner=90000&children=2', 'No surcharge yet. It starts at a salary of $122,500.'],
  // The couple is above its limit. Nobody pays up to the threshold of the Medicare levy alone.
  ['noPrivateHospitalCover', '&salary=20000&family=yes&partner=300000', 'No surcharge yet. It starts at a salary of $29,011.'],
  ['noPrivateHospitalCover', ',nonResident&salary=190000', 'Surcharge: $0. Only residents pay it.'],
  // 1.5% of 189,000.
  ['noPrivateHospitalCover', '&salary=190000', 'Surcharge: $2,835 a year.'],
  ['withholdTaxOffsets', '&salary=50000', 'Tax offsets: $265 at tax time.'],
  ['withholdTaxOffsets', '', 'Tax offsets: $0. They end at a salary of $67,667.'],
  ['withholdTaxOffsets', ',noTaxFreeThreshold&other-job=90000', 'Tax offsets: $0. They end at $66,667 of taxable income from both jobs.'],
  ['withholdTaxOffsets', '&salary=15000', 'Tax offsets: $0. There is no tax to take them off.'],
  ['withholdTaxOffsets', ',nonResident&salary=50000', 'Tax offsets: $0. Only residents get them.'],
  ['nonResident', '', ''],
])('of %s%s: %s', (option, others, said) => {
  const main = openedMain(page, `#options=${option}${others}`);
  expect(all(main, `#${option}-figure`).map(wordsOf).join()).toBe(said);
});

// biome-ignore format: one line each
test.each<[fragment: string, query: object]>([
  ['#salary=1.5k&cycle=weekly&super=12.5&options=studentLoan', { annualSalary: 78_000, taxYear: '2026-27', customSuperRate: 0.125, options: { studentLoan: true, nonResident: false } }],
  ['#salary=41.20&cycle=hourly&hours=32', { annualSalary: 68_556.8 }],
  ['#salary=41.2&cycle=hourly&hours=', { annualSalary: 81_411.2 }],
  ['#salary=40&cycle=hourly&hours=0', { annualSalary: 79_040 }],
  ['#options=noTaxFreeThreshold&other-job=2300.50&other-job-cycle=fortnightly', { otherJobPay: 59_813 }],
  ['#options=noTaxFreeThreshold&other-job=-5000', { otherJobPay: undefined }],
  // Nobody counts as single because the income of a partner was left empty.
  ...['', '0', 'x'].map((income): [string, object] => [`#family=yes&partner=${income}`, { spouse: { income: 0 } }]),
])('%s asks for the pay of %j', (link, query) => {
  const { otherJobPay, ...asked } = opened(link).query;
  expect({ otherJobPay, ...asked }).toMatchObject(query);
});

// biome-ignore format: one line each
test.each([
  // Limits of 210,000 and 246,000; 1,500 more for the second child; 1% and 1.25% of 189,000, after the standard deduction.
  ['190000', '&family=yes&partner=22500&children=2', 0],
  ['190000', '&family=yes&partner=22501&children=2', 1_890],
  ['190000', '&family=yes&partner=60000', 2_362.5],
  // A partner whose income is left empty has none: below the limit of a couple.
  ['190000', '&family=yes', 0],
  // Neither partner nor child: 1.5%, as of a single person; 1% of 119,000.
  ['190000', '', 2_835],
  ['120000', '', 1_190],
  ['120000', '&family=yes&partner=x', 0],
  // A sole parent is a family.
  ['190000', '&children=2', 0],
])('a household without cover on %s dollars%s owes a surcharge of %d', (salary, family, owed) => {
  const link = `#salary=${salary}&options=noPrivateHospitalCover${family}`;
  expect(opened(link).pay.medicareLevySurcharge).toBe(owed);
});

test('an older link of a sole parent, as a family without a partner, has the figures that it had', () => {
  for (const children of ['1', '2', '5']) {
    for (let salary = 0; salary < 300_000; salary += 9_977) {
      const parent = `#salary=${salary}&options=noPrivateHospitalCover,studentLoan&children=${children}`;
      expect(opened(`${parent}&family=yes`).pay, parent).toEqual(opened(parent).pay);
    }
  }
});
