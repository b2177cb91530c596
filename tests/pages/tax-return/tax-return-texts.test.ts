/** The words of the page: the rules, the answer and its reasons, the fields, what would change it. Figures are held by the reference. */
import { describe, expect, test } from 'vitest';
import { pastSettlementText } from '../../../src/words/settlements.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { longSentences } from '../long-sentences.ts';
import { drawnReturns, fragmentOf } from './drawn-returns.ts';
import {
  answerIn,
  cardsOf,
  changesIn,
  fieldsOf,
  linesOf,
  reasonsIn,
  returnedIn,
  saidOf,
  whyIn,
} from './returned-page.tsx';

const COUPLE = '#salary=190000&couple=yes&partner=0&children=2&cover=none';
const PENSIONERS = '#salary=&interest=35000&couple=yes&partner=25000&senior=yes&partner-senior=yes';
const FROM_FEBRUARY = '#salary=8000&cycle=monthly&pays=5&months=5';
const SENIORS_OFFSET = 'Less seniors and pensioners tax offset';
const LOW_INCOME_OFFSET = 'Less low income tax offset';

// Of the six households of docs/rates.md, and of what they do not have.
test.each([
  [COUPLE, 'Tax on taxable income', '$31,020 plus 37% of what is above $135,000.'],
  [COUPLE, 'Medicare levy', '2% of taxable income, which is above $28,011.'],
  [COUPLE, 'Medicare levy surcharge', 'None up to an income of your family of $211,500.'],
  [PENSIONERS, 'Tax on taxable income', '15% of what is above $18,200.'],
  [PENSIONERS, SENIORS_OFFSET, '$1,602, less 12.5% of your income above $31,847.'],
  [PENSIONERS, LOW_INCOME_OFFSET, '$700 for incomes up to $37,500.'],
  [PENSIONERS, 'Medicare levy', 'None up to $44,268 of taxable income.'],
  [FROM_FEBRUARY, 'Tax on taxable income', '15% of what is above $15,437.33.'],
  [FROM_FEBRUARY, LOW_INCOME_OFFSET, '$700 less 5% of what is above $37,500.'],
  [
    FROM_FEBRUARY,
    'Medicare levy',
    '2% of taxable income, which is above $28,011. For 152 of 365 days.',
  ],
  [
    '#salary=260000',
    'Division 293 tax',
    'On super. It is billed later, and your super can pay it.',
  ],
  ['#salary=30000&residency=workingHoliday', 'Tax on taxable income', '15% of all of it.'],
  // 1,632, which is less than 2,040: the offset of one alone is nothing here.
  [
    '#salary=&interest=62000&couple=yes&partner=0&senior=yes&partner-senior=yes&apart=illness',
    SENIORS_OFFSET,
    "With what your partner's tax leaves of theirs.",
  ],
  // Printed as 18,605.10 and 10% of what is above 186,051.
  [
    '#salary=200000&loan=yes',
    'Student loan repayment',
    '10% of your repayment income of $199,000.',
  ],
  [
    '#salary=180000&loan=yes',
    'Student loan repayment',
    '$9,028 plus 17% of what is above $129,717.',
  ],
  [
    '#salary=100000&loan=yes&year=2023-24',
    'Student loan repayment',
    '6% of your repayment income of $100,000.',
  ],
])('of %s, the rule of %s is: %s', (fragment, label, rule) => {
  expect(linesOf(cardsOf(fragment))[label]?.[1]).toBe(rule);
});

describe('JobSeeker and similar payments', () => {
  const WAGES = '#salary=25000&pension=10000&year=2025-26';
  const SENIOR = '#salary=&senior=yes&year=2025-26';
  const BENEFICIARY_OFFSET = 'Less beneficiary tax offset';

  test('have an offset of their own, which the tax of the year counts', () => {
    const lines = linesOf(cardsOf(WAGES));
    expect(lines['JobSeeker and similar']).toEqual(['$10,000.00', '']);
    expect(lines[BENEFICIARY_OFFSET]).toEqual(['$600.00', '15% of what is above $6,000.']);
    expect(lines[LOW_INCOME_OFFSET]?.[0]).toBe('$700.00');
    expect(lines['Total tax']?.[0]).toBe('$2,086.90');
    expect(pastSettlementText(returnedIn(WAGES).shown)).toMatch(/the year's tax is \$2,087\.$/);
  });

  test.each([
    ['#salary=40000&pension=6000', '$0.00', 'None up to $6,000.'],
    [
      '#salary=&pension=30000&year=2025-26',
      '$1,888.00',
      '15% of what is above $6,000. Only as much as the tax that is left.',
    ],
    ['#salary=60000&pension=45000', '$5,850.00', '15% of what is above $6,000.'],
    [
      '#salary=60000&pension=50000',
      '$7,350.00',
      "$5,850 plus 30% of what is above $45,000. It's an estimate: we're less sure of this limit.",
    ],
    // The tax is less than the part of the offset that is certain.
    [
      '#salary=&pension=50000',
      '$5,520.00',
      '$5,850 plus 30% of what is above $45,000. Only as much as the tax that is left.',
    ],
    [
      `${SENIOR}&pension=10000&interest=20000`,
      '$0.00',
      'None: you get the seniors and pensioners tax offset instead.',
    ],
  ])('of %s, the offset is %s: %s', (fragment, amount, rule) => {
    expect(linesOf(cardsOf(fragment))[BENEFICIARY_OFFSET]).toEqual([amount, rule]);
  });

  test('of a senior, the better of both offsets counts', () => {
    const lines = linesOf(cardsOf(`${SENIOR}&pension=30000`));
    expect(lines[SENIORS_OFFSET]).toEqual([
      '$0.00',
      'None: you get the beneficiary tax offset instead.',
    ]);
    expect(lines[BENEFICIARY_OFFSET]?.[0]).toBe('$1,888.00');
  });

  test('of a non-resident, are income and have no offset', () => {
    const lines = linesOf(cardsOf('#salary=25000&pension=10000&residency=foreign'));
    expect(lines['Tax on taxable income']?.[0]).toBe('$10,500.00');
    expect(lines[BENEFICIARY_OFFSET]).toBeUndefined();
  });
});

describe('the Age Pension', () => {
  const PENSION = '#salary=&age-pension=28000&interest=10000&year=2025-26';

  test('makes a senior of anybody who gets it, and has no offset besides that of seniors', () => {
    const lines = linesOf(cardsOf(PENSION));
    expect(lines['Age Pension']).toEqual(['$28,000.00', '']);
    expect(lines[SENIORS_OFFSET]).toEqual([
      '$1,845.00',
      '$2,230, less 12.5% of your income above $34,919.',
    ]);
    expect(Object.keys(lines)).not.toContain('Less beneficiary tax offset');
    const { result } = returnedIn(PENSION);
    const asked = returnedIn('#salary=&senior=yes&interest=38000&year=2025-26');
    expect(result.assessment).toEqual(asked.result.assessment);
  });

  test('makes no senior of a non-resident, and leaves the other questions as they are', () => {
    expect(returnedIn(`${PENSION}&residency=foreign`).facts.senior).toBeUndefined();
    expect(returnedIn(`${PENSION}&couple=yes`).facts.senior).toBe('couple');
    const apart = returnedIn(`${PENSION}&couple=yes&senior=yes&apart=illness`);
    expect(apart.facts.senior).toBe('separatedByIllness');
    const asked = (fragment: string) => all(fieldsOf(fragment), 'legend').map(wordsOf);
    expect(asked(`${PENSION}&couple=yes`)).toEqual(asked('#couple=yes&year=2025-26'));
  });

  test('has a field beside that of JobSeeker, and each says which payments belong there', () => {
    const fields = fieldsOf('');
    const labelled = (name: string) => [
      wordsOf(first(fields, `label[for=${name}]`)),
      wordsOf(first(fields, `#${name}-hint`)),
    ];
    expect(labelled('pension')).toEqual([
      'JobSeeker and similar',
      'Youth Allowance, Austudy, partnered Parenting Payment.',
    ]);
    expect(labelled('age-pension')).toEqual(['Age Pension', 'Or a service pension.']);
    expect(wordsOf(fields)).not.toContain('offset for JobSeeker');
  });
});

describe('without a pay', () => {
  const REQUEST = 'Enter your pay to see your refund or bill.';

  test.each([
    ['#salary=', REQUEST],
    ['#salary=.', REQUEST],
    ['#jobs=3&salary=', REQUEST],
    ['#salary=&withheld=0', REQUEST],
    ['#salary=&expenses=300&couple=yes&partner=90000', REQUEST],
    ['#salary=12x', 'Check your pay to see your refund or bill.'],
    ['#salary=12x&interest=5000', 'Check your pay to see your refund or bill.'],
    ['#salary=999999999', 'Check your pay to see your refund or bill.'],
    [
      '#jobs=2&salary=60000&job2-salary=1.2.3',
      'Check the pay of job 2 to see your refund or bill.',
    ],
    ['#jobs=2&salary=-5&job2-salary=', 'Check the pay of job 1 to see your refund or bill.'],
  ])('%s asks for it in place of an answer, and has no cards', (fragment, request) => {
    expect(answerIn(fragment)).toBe(request);
    expect(whyIn(fragment)).toBe('');
    expect(all(cardsOf(fragment), 'section')).toEqual([]);
  });

  test.each([
    [
      '#salary=0',
      'Nothing back and nothing to pay',
      "Nothing was withheld, and the year's tax is $0.",
    ],
    [
      '#salary=&interest=5000',
      'Nothing back and nothing to pay',
      "Nothing was withheld, and the year's tax is $0. You haven't entered any pay.",
    ],
    [
      '#salary=&pension=30000&year=2025-26',
      'About $199 to pay at tax time',
      "Nothing was withheld, and the year's tax is $199. You haven't entered any pay.",
    ],
    [
      '#salary=&withheld=500',
      'About $500 back at tax time',
      "$500 was withheld, and the year's tax is $0. You haven't entered any pay.",
    ],
    [
      '#jobs=2&salary=60000',
      'About $439 back at tax time',
      "$9,724 was withheld, and the year's tax is $9,285. You haven't entered the pay for job 2.",
    ],
    [
      '#jobs=3&salary=&job2-salary=60000&job2-threshold=yes',
      'About $439 back at tax time',
      "$9,724 was withheld, and the year's tax is $9,285. You haven't entered the pay for job 1 and job 3.",
    ],
    [
      '#jobs=4&salary=60000',
      'About $439 back at tax time',
      "You haven't entered the pay for 3 jobs.",
    ],
  ])('%s answers what there is, and says what is missing', (fragment, answer, why) => {
    expect(answerIn(fragment)).toBe(answer);
    expect(whyIn(fragment)).toContain(why);
    expect(all(cardsOf(fragment), 'section')).not.toEqual([]);
  });

  test.each(['#salary=', '#salary=12x'])('the fields of %s have no figure of it', (fragment) => {
    const job = first(fieldsOf(`${fragment}&sacrifice=5000`), 'section');
    expect(wordsOf(first(job, '#withheld-hint'))).toBe('');
    expect(wordsOf(job)).not.toContain('$0');
    expect(wordsOf(first(job, '#salary-hint'))).toContain(
      fragment === '#salary=' ? 'Enter the pay before tax.' : 'Use numbers only.',
    );
  });
});

describe('why the year is not what was withheld:', () => {
  const TWO_JOBS = '#jobs=2&salary=60000&job2-salary=20000';
  test.each([
    ['', 'Employers do not count the standard deduction of $1,000.'],
    [
      '#expenses=400',
      'Employers do not count your deductions of $400 and the standard deduction of $600.',
    ],
    [
      `${TWO_JOBS}&job2-threshold=yes`,
      'Two jobs count the tax-free threshold, which you have once.',
    ],
    [TWO_JOBS, 'Two jobs push you into a higher rate, so you owe $2,488.'],
    // Further tax that is owed has other reasons.
    [
      '#jobs=3&salary=60000&job2-salary=20000&job3-salary=9000&interest=100',
      '3 jobs push you into a higher rate.',
    ],
    [
      '#jobs=2&salary=90000&withheld=10000&job2-salary=20000',
      'Job 1 withheld $10,782 less than its share of the tax.',
    ],
    [
      '#salary=110000&cover=none',
      'The Medicare levy surcharge adds $1,090. Hospital cover pays off if it costs less.',
    ],
    [
      '#salary=90000&loan=yes&declared=no',
      'Your student loan adds $2,921, and nothing is withheld for it.',
    ],
    ['#salary=0', undefined],
    ['#salary=8000&cycle=monthly&pays=5', 'Each pay is taxed as if you worked all year.'],
    [
      '#salary=60000&threshold=no',
      'No job counts the tax-free threshold, so each withholds too much.',
    ],
    ['#interest=5000', 'Nothing is withheld from other income of $5,000.'],
    ['#pension=4000&age-pension=1000', 'Nothing is withheld from other income of $5,000.'],
  ])('of %s, first of all: %s', (fragment, reason) => {
    expect(reasonsIn(fragment)[0]).toBe(reason);
  });

  test('a bill of one job has no reason in how the tax is shared among jobs', () => {
    expect(reasonsIn('#salary=110000&cover=none')).toHaveLength(1);
  });

  test('both are beside each other, and the answer is their difference, if there is one', () => {
    expect(pastSettlementText(returnedIn('').shown)).toBe(
      "$16,172 was withheld, and the year's tax is $15,800.",
    );
    expect(['', TWO_JOBS, '#salary='].map(answerIn)).toEqual([
      'About $372 back at tax time',
      'About $2,488 to pay at tax time',
      'Enter your pay to see your refund or bill.',
    ]);
  });
});

describe('the fields', () => {
  test.each([
    ['#sacrifice=90000', 'sacrifice', 'More than the pay: $80,000 counts.'],
    ['#sacrifice=10000&withheld=70001', 'withheld', 'More than this job paid, but it counts.'],
  ] as const)('for %s, that of %s says "%s"', (fragment, name, said) => {
    expect(saidOf(fieldsOf(fragment), name)).toBe(said);
  });

  test.each([
    ['', 'Fewer than 26 if you started late.'],
    ['#pays=27', 'Extra withholding is by agreement.'],
    ['#salary=1500&cycle=weekly&pays=53', 'Extra withholding is by agreement.'],
    // Schedule 15 goes by what was paid, however many the pays.
    ['#pays=27&residency=workingHoliday', 'Fewer than 26 if you started late.'],
  ])('for %s, that of the pays says "%s"', (fragment, said) => {
    expect(wordsOf(first(fieldsOf(fragment), '#pays-hint'))).toBe(said);
  });

  test.each([
    ['', 'More about this job: 12% super'],
    ['', 'Other income: none'],
    ['', 'Deductions: standard $1,000'],
    ['', 'Family and age: single'],
    ['#sacrifice=90000', 'More about this job: sacrifice $80,000, 12% super'],
    ['#pension=9000&interest=100', 'Other income: $9,100'],
    ['#pension=9000&age-pension=2000&interest=100', 'Other income: $11,100'],
    ['#age-pension=2000', 'Family and age: single, senior'],
    ['#pension=2000', 'Family and age: single'],
    ['#expenses=400&deductions=50', 'Deductions: standard $600, work $400, other $50'],
    ['#year=2025-26', 'Deductions: none'],
    [
      '#couple=yes&partner=40000&children=1&senior=yes',
      'Family and age: partner with $40,000, 1 child, senior',
    ],
    ['#months=1', 'Residency: resident for 1 month'],
    ['#months=2', 'Residency: resident for 2 months'],
  ])('%s is folded away behind "%s"', (fragment, summary) => {
    expect(all(fieldsOf(fragment), 'summary').map(wordsOf)).toContain(summary);
  });
});

describe('what would change it', () => {
  test.each([
    ['#salary=', []],
    ['', ['$100 more of other deductions, such as gifts: worth $32.00.']],
    ['#expenses=1200', ['$100 more deductions: worth $32.00.']],
    [
      '#jobs=2&salary=60000&job2-salary=20000&job2-threshold=yes',
      [
        'Claim the tax-free threshold at job 1 alone: $3,432 more comes out of your pays, then you owe $2,488.',
      ],
    ],
    [
      '#salary=110000&cover=none',
      [
        'Hospital cover all year: $1,090 less surcharge.',
        'Each more day of cover: $2.99 less surcharge.',
      ],
    ],
  ])('of %s', (fragment, changes) => {
    const found = changesIn(cardsOf(fragment));
    expect(found).toEqual(changes.length > 0 ? expect.arrayContaining(changes) : []);
  });
});

test('no sentence has more than 20 words, whatever is entered', () => {
  for (const person of drawnReturns(process.env.LONG_TESTS ? 2_000 : 60, 99)) {
    const fragment = `${fragmentOf(person)}&pension=${person.days * 200}`;
    const texts = all(cardsOf(fragment), 'p, li, dd').map(wordsOf);
    const long = [...texts, ...reasonsIn(fragment)].flatMap(longSentences);
    expect(long, fragment).toEqual([]);
  }
});
