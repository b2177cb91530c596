/** The home page by both sets: its answer to a link, and what it says around the calculator. */
import { expect, test } from 'vitest';
import type { Home } from '../../../src/pages/home/calculation.ts';
import { page } from '../../../src/pages/home/page.tsx';
import type { PayOption } from '../../../src/pay/pay-options.ts';
import type { RuleSetName } from '../../../src/pay/rules/rule-set-names.ts';
import { calculatorsOf, offersOf } from '../../../src/site/calculators.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import {
  answerOn,
  openedMain,
  openedResult,
  PLAIN_SITE,
  renderedMain,
  requestOn,
  sectionUnder,
} from '../opened-page.tsx';

const { legislated, simplified } = RULE_SETS;

const HOURLY = '#salary=41.20&cycle=hourly&hours=32';
const SECOND_JOB = '#salary=20000&options=noTaxFreeThreshold';

// biome-ignore format: one line each
test.each<[rules: RuleSetName, fragment: string, ...words: string[]]>([
  ['legislated', '', '$64,200 a year after tax in 2026-27.', '26 pays of $2,454.92 and about $372 back make $64,200 for the year.'],
  // Of $1,318.40 a week: 240 dollars of tax by the tables. The year's is $12,138, and its loan limit is higher.
  ['legislated', `${HOURLY}&options=studentLoan`, '$1,078.40 each week.', "That's $33.70 an hour on average.", '52 pays of $1,078.40 and about $342 back make $56,419 for the year.'],
  // Working holiday makers have a rate that rises within the year.
  ['legislated', '#options=workingHolidayVisa', '$62,750 a year after tax in 2026-27.', '26 pays of $62,932 in all, less about $182 to pay, make $62,750 for the year.'],
  ['legislated', '#options=workingHolidayVisa&show=fortnightly', '$2,615.92 each fortnight for the first 15 pays.', '26 pays of $62,932 in all, less about $182 to pay, make $62,750 for the year.'],
  // 30 weeks of 1,520 bear 228 and 22 bear 456: 62,168 of 79,040 land, in 1,976 hours. The first weeks have 34 an hour.
  ['legislated', '#salary=40&cycle=hourly&options=workingHolidayVisa', '$1,292.00 each week for the first 30 pays.', "That's $31.46 an hour on average.", '52 pays of $62,168 in all, less about $90 to pay, make $62,078 for the year.'],
  ['legislated', SECOND_JOB, '$631.23 each fortnight.', 'This is the rate for a second job. Enter the pay of your other job to see the year.'],
  // 20,000 on top of 60,000 bears 30%, the levy of 2%, and takes away the low income offset of 115.
  // Of each fortnight 138 and 374 dollars are withheld; 15,800 are owed on 80,000.
  ['legislated', `${SECOND_JOB}&other-job=60000`, '$13,485 a year from this job after tax in 2026-27.', '$631.23 lands in your account each fortnight.', 'Both jobs: you keep $64,200 for the year, about $2,488 to pay at tax time.'],
  // From a start within the year the figure of the year is that of a full one. 34 weeks have 311 withheld, 10,574 in all, and 6,708 are
  // owed on 52,307; 11 fortnights have 622 withheld, 6,842 in all, and 1,980 are owed on 33,846.
  ['legislated', '#start=2026-11-03&show=weekly', "$1,227.46 each week.", "From 3 November 2026 that's 34 pays in 2026-27, and about $3,866 back at tax time: $45,600 in all."],
  ['legislated', '#start=2027-02-01', '$64,200 a full year after tax.', "From 1 February 2027 that's 11 pays in 2026-27, and about $4,862 back at tax time: $31,866 in all."],
  // The offset of 625 is in neither the pays nor what comes back of them.
  ['legislated', '#salary=40000&options=withholdTaxOffsets', '$36,100 a year after tax in 2026-27, and $625 of tax offsets with your tax return.', '26 pays of $1,384.46 and about $729 back make $36,725 for the year, tax offsets included.'],
  ['legislated', '#salary=3333.34&cycle=monthly&options=withholdTaxOffsets', '$2,999.34 each month.', '12 pays of $2,999.34 and about $733 back make $36,725 for the year, tax offsets included.'],
  ['legislated', '#salary=3333.34&cycle=monthly&options=withholdTaxOffsets&show=annually', '$36,100 a year after tax in 2026-27, and $625 of tax offsets with your tax return.', '12 pays of $2,999.34 and about $733 back make $36,725 for the year, tax offsets included.'],
  // A set without schedules divides the year into equal shares.
  ['simplified', '', '$63,612 a year after tax in 2025-26.', "That's $2,446.62 a fortnight."],
  ['simplified', '#salary=40&cycle=hourly', '$1,210.75 a week after tax in 2025-26.', "That's $31.86 an hour, $2,421.51 a fortnight and $62,959 a year."],
  // 19% of 50 cents is tax: 40.5 cents are left, which a double has just below.
  ['simplified', '#salary=.5&cycle=hourly&hours=40&year=2023-24&options=noTaxFreeThreshold', '$16.20 a week after tax in 2023-24.', "That's $0.41 an hour, $32.40 a fortnight and $842 a year."],
])('by the %s set, %s is answered by: %s', (name, fragment, ...words) => {
  const main = openedMain(page, fragment, RULE_SETS[name]);
  const answer = all(main, '.answer :is(h2, .lead, .also)').map(wordsOf).filter(Boolean);
  expect(answer).toEqual(['You take home', ...words]);
  expect(requestOn(main)).toBe('');
});

const DISPUTED = 'Check your pay to see what you take home.';
const EMPTY = 'Enter your gross pay to see what you take home.';

test.each([
  ...['#salary=', '#salary=100000001', '#salary=-5000'].map((link) => [link, EMPTY]),
  ['#salary=1500pw', DISPUTED],
  ['#salary=0', ''],
  ['#salary=100000000', ''],
])('%s asks for a pay: "%s"', (fragment = '', said = '') => {
  const main = openedMain(page, fragment);
  expect(requestOn(main)).toBe(said);
  if (said) expect(answerOn(main)).toBe(`You take home ${said}`);
});

const TABLES = "Your employer withholds by the ATO's tables of";

// biome-ignore format: one line each
test.each([
  // A rate that does not rise has one pay all year.
  ['#options=workingHolidayVisa&salary=30000&show=fortnightly', 'each fortnight. 26 pays'],
  ['#salary=16.80&cycle=hourly', 'Juniors, apprentices and trainees may be paid less'],
  ['#salary=60000&family=yes&children=2', "We don't count family payments or child care subsidy."],
  // 62,168 in 260 days.
  ['#salary=40&cycle=hourly&options=workingHolidayVisa', 'Daily (5-day week) $239.11'],
  // The tax return settles the surcharge, which no employer withholds: 1% of 119,000.
  ['#salary=120000', ' and about $364 back make '],
  ['#salary=120000&options=noPrivateHospitalCover', ', less about $826 to pay, make '],
  ['#salary=120000&options=noPrivateHospitalCover', 'At tax time $826 to pay $826 to pay'],
  ['#salary=120000&options=noPrivateHospitalCover', 'The Medicare levy surcharge is paid at tax time: no employer takes it out.'],
  ['', `${TABLES} 2026-27: scale 2, for pay with the tax-free threshold. The year is after your tax return. What next?`],
  ['#options=nonResident', 'scale 3, for a non-resident.'],
  ['#options=workingHolidayVisa', "the ATO's table of 2026-27 for working holiday makers."],
  // Tables that serve a part of the year.
  ['#year=2020-21', `${TABLES} 2020-21: scale 2, for pay with the tax-free threshold. These tables began on 13 October 2020. The year`],
  ['#options=noTaxFreeThreshold', `${TABLES} 2026-27: scale 1, for pay without the tax-free threshold. What next?`],
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
  // A sole parent is a family, in older links one without a partner.
  ['noPrivateHospitalCover', '&salary=190000&children=2', 'No surcharge yet. It starts at a salary of $212,500.'],
  ['noPrivateHospitalCover', '&salary=190000&children=2&family=yes', 'No surcharge yet. It starts at a salary of $212,500.'],
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
  ['#family=yes&partner=90000&children=2', { spouse: { income: 90_000 }, dependentChildren: 2 }],
  ['#options=noTaxFreeThreshold&other-job=-5000', { otherJobPay: undefined }],
  // Nobody counts as single because the income of a partner was left empty.
  ...['', '0', 'x'].map((income): [string, object] => [`#family=yes&partner=${income}`, { spouse: { income: 0 } }]),
])('%s asks for the pay of %j', (link, query) => {
  const { otherJobPay, ...asked } = openedResult<Home>(page, link).query;
  expect({ otherJobPay, ...asked }).toMatchObject(query);
});

test.each([
  ['simplified', '', '12.0'],
  ['legislated', '', '12.0'],
  ['simplified', '#year=2023-24', '11.5'],
  ['legislated', '#year=2023-24&super=15', '11.0'],
] as const)(
  "by the %s set, %s has the year's super rate as its placeholder: %s",
  (rules, link, rate) => {
    const field = first(openedMain(page, link, RULE_SETS[rules]), '[name=super]');
    expect(field.attribs.placeholder).toBe(rate);
  },
);

const pages = {
  simplified: renderedMain(page),
  legislated: renderedMain(page, { rules: legislated }),
};

test('the page opens with its year, whose days and changes it names', () => {
  expect(first(pages.legislated, 'option[selected]').attribs.value).toBe('2026-27');
  expect(wordsOf(first(pages.legislated, 'hgroup'))).toBe(
    'Australian Pay Calculator Tax year 2026-27 Income earned from 1 July 2026 to 30 June 2027, with the July 2026 tax cut',
  );
  expect(page.title({ ...PLAIN_SITE, rules: legislated })).toBe(
    'Australian Pay Calculator: Take-Home Pay and Tax 2026-27',
  );
});

test.each([legislated, simplified])(
  'by the $name set, the tiles lead to what the page does not ask for, with its entries',
  (rules) => {
    const tiles = all(sectionUnder(pages[rules.name], 'What next?'), 'li a');
    const others = calculatorsOf(rules.name).filter(({ path }) => path !== page.path);
    expect(tiles.map((tile) => tile.attribs.href).toSorted()).toEqual(
      others.map(({ path }) => path).toSorted(),
    );
    for (const tile of tiles) expect(tile.attribs.class).toBe('carries-entries');
  },
);

// biome-ignore format: one line each
const NOT_COVERED = [
  ['legislated', 'packaging', 'Salary packaging and novated leases: Not covered. Enter only the pay that is taxed: what you package comes on top. Fringe benefits may still count towards a student loan and the surcharge.'],
  ['legislated', 'contracting', 'Contractors: Not covered. A contractor pays their own tax and super. The figures are for employees.'],
  ['simplified', 'redundancy', 'Redundancy and unused leave: Not covered. A part may be tax-free, and the rest has its own rates.'],
  ['simplified', 'bonus', 'Bonuses: Not covered. Add them to a yearly salary.'],
  ['simplified', 'tax return', 'seniors: Not covered. The figures are for one person with one job all year.'],
  ['simplified', 'casual hours', 'Overtime, penalty rates and weeks that differ: Not covered. Enter all that you earn in a year.'],
] as const;

// A site that has a calculator for the subject offers that instead.
test.each(NOT_COVERED.filter(([rules, topic]) => offersOf(topic, rules).length === 0))(
  'by the %s set, it says of %s: %s',
  (rules, _, said) => {
    expect(wordsOf(sectionUnder(pages[rules], 'What next?'))).toContain(said);
  },
);

test.each([
  ['simplified', 'They are simpler than the law and are for a single person.'],
  ['legislated', 'They leave out other income and the rules for seniors. The one deduction is'],
] as const)('by the %s set, the disclaimer says: %s', (rules, said) => {
  const words = wordsOf(first(pages[rules], '.disclaimer'));
  expect(words).toContain('These figures are estimates for general information');
  expect(words).toContain(said);
});
