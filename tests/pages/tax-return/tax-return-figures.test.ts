/** The facts that the entries come to, and the figures that the page shows of them. The engine's tests hold that they are right. */
import { expect, test } from 'vitest';
import { all, wordsOf } from '../../support/parsed-html.ts';
import { answerIn, cardsOf, linesOf, returnedIn } from './returned-page.tsx';

const JOB = {
  ...{ includesSuper: false, superRate: undefined, salarySacrifice: 0, fringeBenefits: 0 },
  ...{ loanDeclared: false, withheld: undefined },
};
const ALONE = {
  ...{ otherIncome: 0, workExpenses: 0, otherDeductions: 0, dependentChildren: 0 },
  ...{ residentMonths: undefined, senior: undefined, spouse: undefined },
  ...{ daysWithoutCover: 0, studentLoan: false },
};

test.each([
  [
    '#jobs=2&salary=41.50&cycle=hourly&hours=20&pays=10&threshold=no&declared=no&sacrifice=100&fringe=3000&super=15&included=yes&withheld=500&job2-salary=6000&job2-cycle=monthly&job2-threshold=yes&interest=1&dividends=20&rent=300&pension=4000&expenses=50&deductions=6&couple=yes&partner=70000&partner-senior=yes&senior=yes&apart=illness&children=2&months=7&cover=part&days=30&loan=yes&year=2024-25',
    {
      taxYear: '2024-25',
      residency: 'resident',
      jobs: [
        {
          ...{ pay: 8_300, period: 'weekly', pays: 10, includesSuper: true, superRate: 0.15 },
          ...{ salarySacrifice: 100, fringeBenefits: 3_000, scale: 1, loanDeclared: false },
          withheld: 500,
        },
        { ...JOB, pay: 72_000, period: 'monthly', pays: 12, scale: 2, loanDeclared: true },
      ],
      ...{ otherIncome: 4_321, workExpenses: 50, otherDeductions: 6, dependentChildren: 2 },
      ...{ residentMonths: 7, senior: 'separatedByIllness', daysWithoutCover: 30 },
      spouse: { income: 70_000, senior: true },
      studentLoan: true,
    },
  ],
  [
    '#salary=2000&cycle=fortnightly&senior=yes&cover=none',
    {
      ...{ ...ALONE, taxYear: '2026-27', residency: 'resident' },
      jobs: [{ ...JOB, pay: 52_000, period: 'fortnightly', pays: 26, scale: 2 }],
      ...{ senior: 'single', daysWithoutCover: 366 },
    },
  ],
  // What is not shown does not count.
  [
    '#residency=foreign&loan=yes&cover=none&couple=yes&senior=yes&months=3&job2-salary=9',
    {
      ...{ ...ALONE, taxYear: '2026-27', residency: 'foreign', studentLoan: true },
      jobs: [
        { ...JOB, pay: 80_000, period: 'fortnightly', pays: 26, scale: 3, loanDeclared: true },
      ],
    },
  ],
  [
    '#salary=1500&cycle=weekly&residency=workingHoliday',
    {
      ...{ ...ALONE, taxYear: '2026-27', residency: 'workingHoliday' },
      jobs: [{ ...JOB, pay: 78_000, period: 'weekly', pays: 52, scale: 'workingHoliday' }],
    },
  ],
])('%s comes to its facts', (fragment, facts) => {
  expect(returnedIn(fragment).facts).toEqual(facts);
});

test('a couple of seniors is one whether or not illness parts it', () => {
  const { senior, spouse } = returnedIn('#couple=yes&senior=yes').facts;
  expect([senior, spouse]).toEqual(['couple', { income: 0, senior: false }]);
});

const NO_TAX = ['Total tax $0.00', 'Less tax withheld $0.00', 'Amount refundable $0.00'];

test.each<[string, answer: string, lines: string[], sources: string[]]>([
  [
    '#jobs=2&salary=260000&sacrifice=20000&job2-salary=2000&job2-cycle=weekly&job2-pays=10&job2-declared=no&interest=1000&dividends=200&rent=30&pension=4&expenses=400&deductions=50&cover=none&loan=yes',
    'About $20,814 to pay at tax time',
    [
      'Pay $260,000.00',
      ...['Interest $1,000.00', 'Dividends $200.00', 'Rent $30.00', 'Centrelink $4.00'],
      'Super above the cap $21,100.00',
      'Less work expenses $400.00',
      'Less standard deduction $600.00',
      'Less other deductions $50.00',
      'Taxable income $281,284.00',
      'Tax on taxable income $92,447.80',
      'Less excess contributions tax offset $3,165.00',
      'Medicare levy $5,625.68',
      'Medicare levy surcharge $4,219.26',
      'Student loan repayment $30,128.40',
      'Total tax $129,256.14',
      'Less tax withheld $108,442.00',
      'Amount payable $20,814.14',
      'Division 293 tax $4,875.00',
    ],
    [
      'Job 1: $102,752 withheld, $118,750 owed',
      'Job 2: $5,690 withheld, $9,896 owed',
      'Other income: $0 withheld, $611 owed',
    ],
  ],
  // An offset that is asked for is shown where nothing is due, and the surcharge where there is no cover.
  [
    '#salary=30000&senior=yes&interest=60000&cover=none',
    'About $17,128 to pay at tax time',
    [
      ...['Pay $30,000.00', 'Interest $60,000.00', 'Less standard deduction $1,000.00'],
      ...['Taxable income $89,000.00', 'Tax on taxable income $17,220.00'],
      'Less seniors and pensioners tax offset $0.00',
      ...['Medicare levy $1,780.00', 'Medicare levy surcharge $0.00', 'Total tax $19,000.00'],
      ...['Less tax withheld $1,872.00', 'Amount payable $17,128.00'],
    ],
    ['Job 1: $1,872 withheld, $6,333 owed', 'Other income: $0 withheld, $12,667 owed'],
  ],
  [
    '#jobs=2&salary=1500&cycle=weekly&pays=40&residency=workingHoliday&job2-salary=30000',
    'About $4,727 to pay at tax time',
    [
      ...['Pay $90,000.00', 'Taxable income $90,000.00', 'Tax on taxable income $20,250.00'],
      ...['Total tax $20,250.00', 'Less tax withheld $15,523.00', 'Amount payable $4,727.00'],
    ],
    ['Job 1: $11,025 withheld, $13,500 owed', 'Job 2: $4,498 withheld, $6,750 owed'],
  ],
  [
    '#salary=48000&year=2021-22',
    'About $1,773 back at tax time',
    [
      // 5,092 and 32.5% of the 3,000 above 45,000.
      ...['Pay $48,000.00', 'Taxable income $48,000.00', 'Tax on taxable income $6,067.00'],
      'Less low income tax offset $280.00',
      'Less low and middle income tax offset $1,500.00',
      ...['Medicare levy $960.00', 'Total tax $5,247.00', 'Less tax withheld $7,020.00'],
      'Amount refundable $1,773.00',
    ],
    ['Job 1: $7,020 withheld, $5,247 owed'],
  ],
  [
    '#salary=&loan=yes',
    'Nothing back and nothing to pay',
    [
      ...['Pay $0.00', 'Taxable income $0.00', 'Tax on taxable income $0.00'],
      ...['Medicare levy $0.00', 'Student loan repayment $0.00', ...NO_TAX],
    ],
    ['Job 1: $0 withheld, $0 owed'],
  ],
])('%s is shown, with what each source owes: %s', (fragment, answer, lines, sources) => {
  const cards = cardsOf(fragment);
  const shown = Object.entries(linesOf(cards)).map(([label, [amount]]) => `${label} ${amount}`);
  expect([answerIn(fragment), shown]).toEqual([answer, lines]);
  expect(all(cards, '.withheld p').map(wordsOf)).toEqual(sources);
});
