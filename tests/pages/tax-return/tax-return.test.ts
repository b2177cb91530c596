/** The tax return: the facts that the engine gets from a link, and what the page says of it. */
import { expect, test } from 'vitest';
import type { EnteredReturn } from '../../../src/pages/tax-return/calculator.tsx';
import { page } from '../../../src/pages/tax-return/page.tsx';
import { seniorsBornBefore } from '../../../src/pay/rules/rule-set.ts';
import { legislated } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { answerOn, cardOn, openedMain, openedResult, requestOn } from '../opened-page.tsx';

const opened = (fragment: string) => openedResult<EnteredReturn>(page, fragment);

// Of the six households of docs/rates.md.
const COUPLE = '#salary=190000&family=yes&partner=0&children=2&cover=none';
const PENSIONERS = '#salary=&interest=35000&family=yes&partner=25000&senior=yes&partner-senior=yes';
const FROM_FEBRUARY = '#salary=8000&cycle=monthly&pays=5&months=5';
const WAGES = '#salary=25000&pension=10000&year=2025-26';
const SENIOR = '#salary=&senior=yes&year=2025-26';
const AGE_PENSION = '#salary=&age-pension=28000&interest=10000&year=2025-26';
const [, COVERED_IN_PART = '', THREE_JOBS = ''] = page.examples;
const TWO_JOBS = '#jobs=2&salary=60000&job2-salary=20000';
const SENIORS = 'Less seniors and pensioners tax offset';
const BENEFICIARY = 'Less beneficiary tax offset';
const LOW_INCOME = 'Less low income tax offset';

// The amount of each line of the assessment, and the rule behind it.
// biome-ignore format: one line each
test.each([
  [COUPLE, 'Tax on taxable income $51,000.00 $31,020 plus 37% of what is above $135,000.'],
  [COUPLE, 'Medicare levy $3,780.00 2% of taxable income, which is above $28,011.'],
  [COUPLE, 'Medicare levy surcharge $0.00 None up to an income of your family of $211,500.'],
  [PENSIONERS, 'Tax on taxable income $2,520.00 15% of what is above $18,200.'],
  [PENSIONERS, `${SENIORS} $1,208.00 $1,602, less 12.5% of your income above $31,847.`],
  [PENSIONERS, `${LOW_INCOME} $700.00 $700 for incomes up to $37,500.`],
  [PENSIONERS, 'Medicare levy $0.00 None up to $44,268 of taxable income.'],
  [FROM_FEBRUARY, 'Tax on taxable income $3,534.40 15% of what is above $15,437.33.'],
  [FROM_FEBRUARY, `${LOW_INCOME} $625.00 $700 less 5% of what is above $37,500.`],
  [FROM_FEBRUARY, 'Medicare levy $324.82 2% of taxable income, which is above $28,011. For 152 of 365 days.'],
  ['#salary=260000', 'Division 293 tax $4,680.00 On super. It is billed later, and your super can pay it.'],
  ['#salary=30000&residency=workingHoliday', 'Tax on taxable income $4,500.00 15% of all of it.'],
  // 1,632, which is less than 2,040: the offset of one alone is nothing here.
  ['#salary=&interest=62000&family=yes&partner=0&senior=yes&partner-senior=yes&apart=illness', `${SENIORS} $1,632.00 With what your partner's tax leaves of theirs.`],
  // Printed as 18,605.10 and 10% of what is above 186,051.
  ['#salary=200000&loan=yes', 'Student loan repayment $19,900.00 10% of your repayment income of $199,000.'],
  ['#salary=180000&loan=yes', 'Student loan repayment $17,406.11 $9,028 plus 17% of what is above $129,717.'],
  ['#salary=100000&loan=yes&year=2023-24', 'Student loan repayment $6,000.00 6% of your repayment income of $100,000.'],
  [THREE_JOBS, 'Pay $33,300.00 After salary sacrifice. Dividends $400.00 Without franking credits. Rent $9,000.00 After its costs. Super above the cap $48,042.00 It is taxed as income. Less work expenses $300.00 Less other deductions $50.00 Taxable income $90,392.00'],
  [THREE_JOBS, 'Less excess contributions tax offset $7,206.30 15% of super above the cap.'],
  [THREE_JOBS, "Less tax withheld $12,432.00 Partly as entered, partly worked out by the ATO's tax tables. Amount payable $17,378.15"],
  ['#salary=60000&year=2021-22', 'Less low and middle income tax offset $1,500.00'],
  [COVERED_IN_PART, 'Medicare levy surcharge $374.05 1%, as the income of your family is above $210,000. For 90 of 365 days.'],
  [WAGES, 'JobSeeker and similar $10,000.00 Taxable income'],
  [WAGES, `${BENEFICIARY} $600.00 15% of what is above $6,000.`],
  [WAGES, `${LOW_INCOME} $700.00`],
  [WAGES, 'Total tax $2,086.90'],
  ['#salary=40000&pension=6000', `${BENEFICIARY} $0.00 None up to $6,000.`],
  ['#salary=&pension=30000&year=2025-26', `${BENEFICIARY} $1,888.00 15% of what is above $6,000. Only as much as the tax that is left.`],
  ['#salary=60000&pension=45000', `${BENEFICIARY} $5,850.00 15% of what is above $6,000. Medicare`],
  ['#salary=60000&pension=50000', `${BENEFICIARY} $7,350.00 $5,850 plus 30% of what is above $45,000. It's an estimate: we're less sure of this limit. Medicare`],
  // The tax is less than the part of the offset that is certain.
  ['#salary=&pension=50000', `${BENEFICIARY} $5,520.00 $5,850 plus 30% of what is above $45,000. Only as much as the tax that is left.`],
  [`${SENIOR}&pension=10000&interest=20000`, `${BENEFICIARY} $0.00 None: you get the seniors and pensioners tax offset instead.`],
  // The better of both offsets counts.
  [`${SENIOR}&pension=30000`, `${SENIORS} $0.00 None: you get the beneficiary tax offset instead. ${BENEFICIARY} $1,888.00`],
  // Income without an offset.
  ['#salary=25000&pension=10000&residency=foreign', 'Tax on taxable income $10,500.00 30% of all of it. Total tax'],
  // The Age Pension makes a senior of anybody who gets it, and has no other offset.
  [AGE_PENSION, 'Age Pension $28,000.00 Taxable income'],
  [AGE_PENSION, `${SENIORS} $1,845.00 $2,230, less 12.5% of your income above $34,919. ${LOW_INCOME}`],
])('the assessment of %s: %s', (fragment, said) => {
  expect(wordsOf(first(openedMain(page, fragment), '.assessment'))).toContain(said);
});

const REQUEST = 'Enter your pay to see your refund or bill.';
const CHECK = 'Check your pay to see your refund or bill.';
const SAME =
  "At tax time, about $439 back for 2026-27. $9,724 was withheld, and the year's tax is $9,285. You haven't entered the pay for";
const NOTHING =
  "At tax time, about $0 to pay for 2026-27. Nothing was withheld, and the year's tax is $0.";

// biome-ignore format: one line each
test.each([
  ...['#salary=', '#salary=.', '#jobs=3&salary=', '#salary=&withheld=0', '#salary=&expenses=300&family=yes&partner=90000'].map((link) => [link, REQUEST]),
  ...['#salary=12x', '#salary=12x&interest=5000', '#salary=999999999', '#salary=80000permonth', '#salary=90kinc.super'].map((link) => [link, CHECK]),
  ['#jobs=2&salary=60000&job2-salary=1.2.3', 'Check the pay of job 2 to see your refund or bill.', '$60,000.00'],
  ['#jobs=2&salary=-5&job2-salary=', 'Check the pay of job 1 to see your refund or bill.'],
])('%s asks for the pay in place of a figure and of what would change it, and counts it as 0: %s', (fragment = '', request = '', pay = '$0.00') => {
  const main = openedMain(page, fragment);
  expect(requestOn(main)).toBe(request);
  expect(answerOn(main)).toBe(`At tax time, about ${request}`);
  expect(wordsOf(first(main, '.assessment'))).toContain(`Your assessment Pay ${pay} `);
  expect(cardOn(main, 'What would change it')).toBe('');
});

// The refund or the bill, and why it is.
// biome-ignore format: one line each
test.each([
  ['#salary=0', NOTHING],
  ['#salary=&interest=5000', `${NOTHING} You haven't entered any pay.`],
  ['#salary=&pension=30000&year=2025-26', "At tax time, about $199 to pay for 2025-26. Nothing was withheld, and the year's tax is $199. You haven't entered any pay."],
  ['#salary=&withheld=500', "At tax time, about $500 back for 2026-27. $500 was withheld, and the year's tax is $0. You haven't entered any pay."],
  ['#jobs=2&salary=60000', `${SAME} job 2.`],
  ['#jobs=3&salary=&job2-salary=60000&job2-threshold=yes', `${SAME} job 1 and job 3.`],
  ['#jobs=4&salary=60000', `${SAME} 3 jobs.`],
  ['', "At tax time, about $372 back for 2026-27. $16,172 was withheld, and the year's tax is $15,800. Employers do not count the standard deduction of $1,000."],
  ['#expenses=400', 'Employers do not count your deductions of $400 and the standard deduction of $600.'],
  [`${TWO_JOBS}&job2-threshold=yes`, 'Two jobs count the tax-free threshold, which you have once.'],
  [TWO_JOBS, 'At tax time, about $2,488 to pay for 2026-27.'],
  [TWO_JOBS, 'Two jobs push you into a higher rate, so you owe $2,488.'],
  // Further tax that is owed has other reasons.
  ['#jobs=3&salary=60000&job2-salary=20000&job3-salary=9000&interest=100', '3 jobs push you into a higher rate.'],
  ['#jobs=2&salary=90000&withheld=10000&job2-salary=20000', 'Job 1 withheld $10,782 less than its share of the tax.'],
  ['#salary=110000&cover=none', 'The Medicare levy surcharge adds $1,090. Hospital cover pays off if it costs less.'],
  ['#salary=90000&loan=yes&declared=no', 'Your student loan adds $2,921, and nothing is withheld for it.'],
  ['#salary=8000&cycle=monthly&pays=5', 'Each pay is taxed as if you worked all year.'],
  ['#salary=60000&threshold=no', 'No job counts the tax-free threshold, so each withholds too much.'],
  ['#interest=5000', 'Nothing is withheld from other income of $5,000.'],
  ['#pension=4000&age-pension=1000', 'Nothing is withheld from other income of $5,000.'],
])('the answer to %s: %s', (fragment, said) => {
  expect(answerOn(openedMain(page, fragment))).toContain(said);
});

const CHANGE = 'What would change it';

// biome-ignore format: one line each
test.each([
  ['', `${CHANGE} $100 more of other deductions, such as gifts: worth $32.00.`],
  ['#expenses=1200', `${CHANGE} $100 more deductions: worth $32.00.`],
  [`${TWO_JOBS}&job2-threshold=yes`, 'Claim the tax-free threshold at job 1 alone: $3,432 more comes out of your pays, then you owe $2,488.'],
  [COVERED_IN_PART, 'Claim the tax-free threshold at job 2 alone: $1,126 less comes out of your pays, then you owe $12,910. Hospital cover all year: $374 less surcharge. Each more day of cover: $4.16 less surcharge.'],
  [THREE_JOBS, 'Job 1: $9,000 withheld, $0 owed Job 2: $3,432 withheld, $23,248 owed Job 3: $0 withheld, $0 owed Other income: $0 withheld, $6,562 owed'],
  ['#salary=110000&cover=none', 'Hospital cover all year: $1,090 less surcharge. Each more day of cover: $2.99 less surcharge.'],
  // A bill of one job has no reason in how the tax is shared among jobs.
  ['#salary=110000&cover=none', 'Hospital cover pays off if it costs less. Job 1: $25,740 withheld, $26,490 owed Withheld Owed'],
  ['#sacrifice=90000', 'More than the pay: $80,000 counts.'],
  ['#sacrifice=10000&withheld=70001', 'More than this job paid, but it counts.'],
  ['', '$80,000 in this year'],
  ['', 'How many fortnights were you paid? Assumed: 26. Salary sacrifice'],
  ['#pays=20', 'How many fortnights were you paid? Salary sacrifice'],
  ['#pays=27', 'Extra withholding is by agreement.'],
  ['#salary=1500&cycle=weekly&pays=53', 'Extra withholding is by agreement.'],
  // Schedule 15 goes by what was paid, however many the pays.
  ['#pays=27&residency=workingHoliday', 'How many fortnights were you paid? Salary sacrifice'],
  ['#salary=&sacrifice=5000', 'Enter the pay before tax.'],
  ['#salary=12x&sacrifice=5000', 'Use numbers only.'],
  ['', 'More about this job: 12% super'],
  ['', 'Interest, rent and pensions: none'],
  ['', 'Deductions: standard $1,000'],
  ['', 'Family and age: single Did'],
  ['#sacrifice=90000', 'More about this job: sacrifice $80,000, 12% super'],
  ['#loan=yes&declared=no&fringe=3000&super=15&included=yes', 'More about this job: loan not declared, fringe benefits $3,000, 15% super included'],
  ['#pension=9000&interest=100', 'Interest, rent and pensions: $9,100'],
  ['#pension=9000&age-pension=2000&interest=100', 'Interest, rent and pensions: $11,100'],
  ['#age-pension=2000', 'Family and age: single, senior'],
  ['#pension=2000', 'Family and age: single Did'],
  ['#expenses=400&deductions=50', 'Deductions: standard $600, work $400, other $50'],
  ['#year=2025-26', 'Deductions: none'],
  ['#family=yes&partner=40000&children=1&senior=yes', 'Family and age: partner with $40,000, 1 child, senior'],
  ['#months=1', 'Residency: resident for 1 month'],
  ['#months=2', 'Residency: resident for 2 months'],
  ['', 'JobSeeker and similar $ Youth Allowance, Austudy, partnered Parenting Payment. Age Pension $ Or a service pension.'],
])('the page of %s says: %s', (fragment, said) => {
  expect(wordsOf(openedMain(page, fragment))).toContain(said);
});

test('a pay that is missing or refused gives the fields no figure', () => {
  for (const pay of ['', '12x']) {
    const job = first(openedMain(page, `#salary=${pay}&sacrifice=5000`), 'section');
    expect(wordsOf(first(job, '#withheld-hint'))).toBe('');
    expect(wordsOf(job)).not.toContain('$0');
  }
});

const JOB = { period: 'fortnightly', pays: 26, salarySacrifice: 0, fringeBenefits: 0 };

// Each field counts in one of them. 30 hours of 41.20 are paid 50 times, and 20 hours of 32.50 all year.
// biome-ignore format: one line a job, and one a person
test.each([
  ['family=yes&partner=90000&senior', {
    jobs: [
      { ...JOB, pay: 61_800, period: 'weekly', pays: 50, includesSuper: false, scale: 2, loanDeclared: true },
      { ...JOB, pay: 90_000, includesSuper: false, scale: 1, loanDeclared: true },
    ],
    ...{ taxYear: '2026-27', residency: 'resident', otherIncome: 900, daysWithoutCover: 90, studentLoan: true },
    ...{ senior: 'couple', spouse: { income: 90_000, senior: false }, dependentChildren: 0 },
  }],
  ['jobs=3', {
    jobs: [
      { pay: 72_000, period: 'monthly', pays: 12, includesSuper: true, superRate: 0.15, salarySacrifice: 90_000, fringeBenefits: 3_000, scale: 2, loanDeclared: true, withheld: 9_000 },
      { pay: 33_800, period: 'weekly', pays: 52, superRate: 0.09, salarySacrifice: 500, fringeBenefits: 900, scale: 2, loanDeclared: false },
      { ...JOB, pay: 0, scale: 1, loanDeclared: true },
    ],
    ...{ taxYear: '2023-24', otherIncome: 9_400, workExpenses: 300, otherDeductions: 50 },
    ...{ dependentChildren: 2, daysWithoutCover: 366, studentLoan: true, residentMonths: 7 },
  }],
  ['apart=illness', { otherIncome: 62_000, senior: 'separatedByIllness', spouse: { income: 0, senior: true } }],
  ['workingHoliday', { jobs: [{ scale: 'workingHoliday' }], benefits: 20_000, agePension: 9_000, residency: 'workingHoliday' }],
])('the example with %s has these facts', (entry, facts) => {
  const example = page.examples.find((each) => each.includes(entry)) ?? '';
  expect(opened(example).facts).toMatchObject(facts);
});

test.each([
  ['#salary=1000&cycle=weekly', 52_000],
  ['#salary=1000&cycle=fortnightly&pays=40', 27_000],
  ['#salary=1000&cycle=monthly&pays=0', 0],
  ['#salary=78000&pays=13', 39_000],
])('pays are counted, no more than the year has: %s', (fragment, gross) => {
  expect(opened(fragment).result.jobs[0]?.gross).toBe(gross);
});

test('the Age Pension makes a senior of a resident, and leaves the questions as they are', () => {
  const { assessment } = opened(AGE_PENSION).result;
  const asked = opened('#salary=&senior=yes&interest=38000&year=2025-26');
  expect(assessment).toEqual(asked.result.assessment);
  const seniorOf = (fragment: string) => opened(AGE_PENSION + fragment).facts.senior;
  expect(seniorOf('&residency=foreign')).toBeUndefined();
  expect(seniorOf('&family=yes')).toBe('couple');
  expect(seniorOf('&family=yes&senior=yes&apart=illness')).toBe('separatedByIllness');
  const legends = (link: string) => all(openedMain(page, link), 'legend').map(wordsOf);
  expect(legends(`${AGE_PENSION}&family=yes`)).toEqual(legends('#family=yes&year=2025-26'));
});

/** Age Pension age in half years, for those born from this half year on. */
const PENSION_AGES: [bornFrom: number, age: number][] = [
  [1954, 66],
  [1955.5, 66.5],
  [1957, 67],
];

test('in every year, those born before its day have the Age Pension age by 30 June, and nobody younger has', () => {
  for (const taxYear of legislated.taxYears) {
    const { label } = taxYear;
    const end = Number.parseInt(label, 10) + 1.5;
    const [year, month] = (seniorsBornBefore(taxYear) ?? '').split('-').map(Number);
    const bornBefore = Number(year) + (month === 7 ? 0.5 : 0);
    const isOldEnough = (born: number) =>
      end - (born + 0.5) >= (PENSION_AGES.findLast(([from]) => born >= from)?.[1] ?? 0);
    expect(isOldEnough(bornBefore - 0.5), label).toBe(true);
    expect(isOldEnough(bornBefore), label).toBe(false);
  }
});
