/** The words of the page: the six households of docs/rates.md, the answer and its reasons, what would change it, the rules. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { comparedText } from '../../../src/pages/tax-return/reasons.ts';
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
  summariesOf,
} from './returned-page.tsx';

const document = readFileSync(new URL('../../../docs/rates.md', import.meta.url), 'utf8');

function lines(fragment: string) {
  return linesOf(cardsOf(fragment));
}

describe('the six households', () => {
  const COUPLE = '#salary=190000&couple=yes&partner=0&children=2&cover=none';
  test.each([
    [
      'A couple with two children on one pay of $190,000, without hospital cover',
      COUPLE,
      {
        'Taxable income': '$189,000.00',
        'Tax on taxable income': '$51,000.00 $31,020 plus 37% of what is above $135,000.',
        'Medicare levy': '$3,780.00 2% of taxable income, which is above $28,011.',
        'Medicare levy surcharge': '$0.00 None up to an income of your family of $211,500.',
        'Total tax': '$54,780.00',
      },
    ],
    [
      'A second job of $20,000 beside $60,000',
      '#jobs=2&salary=60000&job2-salary=20000',
      {
        'Taxable income': '$79,000.00',
        'Tax on taxable income': '$14,220.00 $4,020 plus 30% of what is above $45,000.',
        'Medicare levy': '$1,580.00 2% of taxable income, which is above $28,011.',
        'Total tax': '$15,800.00',
      },
    ],
    [
      'A pensioner couple with $35,000 and $25,000, the first of them',
      '#salary=&interest=35000&couple=yes&partner=25000&senior=yes&partner-senior=yes',
      {
        'Taxable income': '$35,000.00',
        'Tax on taxable income': '$2,520.00 15% of what is above $18,200.',
        'Less seniors and pensioners tax offset':
          '$1,208.00 $1,602, less 12.5% of your income above $31,847.',
        'Less low income tax offset': '$700.00 $700 for incomes up to $37,500.',
        'Medicare levy': '$0.00 None up to $44,268 of taxable income.',
        'Total tax': '$612.00',
      },
    ],
    [
      'A start on 1 February from overseas, $40,000 until 30 June',
      '#salary=8000&cycle=monthly&pays=5&months=5',
      {
        'Taxable income': '$39,000.00',
        'Tax on taxable income': '$3,534.40 15% of what is above $15,437.33.',
        'Less low income tax offset': '$625.00 $700 less 5% of what is above $37,500.',
        'Medicare levy':
          '$324.82 2% of taxable income, which is above $28,011. For 152 of 365 days.',
        'Total tax': '$3,234.22',
      },
    ],
    [
      '$260,000, with Division 293 tax',
      '#salary=260000',
      {
        'Tax on taxable income': '$82,420.00 $51,370 plus 45% of what is above $190,000.',
        'Medicare levy': '$5,180.00 2% of taxable income, which is above $28,011.',
        'Total tax': '$87,600.00',
        'Division 293 tax': '$4,680.00 On super. It is billed later, and your super can pay it.',
      },
    ],
    [
      'A working holiday maker with $30,000',
      '#salary=30000&residency=workingHoliday&loan=yes&cover=none',
      {
        'Taxable income': '$30,000.00',
        'Tax on taxable income': '$4,500.00 15% of all of it.',
        'Total tax': '$4,500.00',
      },
    ],
  ])('%s', (title, fragment, expected) => {
    expect(document).toContain(`### ${title}`);
    const shown = Object.entries(lines(fragment)).map(([label, texts]) => [
      label,
      texts.join(' ').trim(),
    ]);
    expect(Object.fromEntries(shown)).toMatchObject(expected);
  });

  test('none has a line that does not apply', () => {
    expect(Object.keys(lines('#residency=workingHoliday&loan=yes&cover=none'))).not.toContain(
      'Medicare levy',
    );
    expect(lines(COUPLE)).not.toHaveProperty('Student loan repayment');
  });
});

describe('the answer', () => {
  test.each([
    ['', 'About $372 back at tax time', 'Employers do not count the standard deduction of $1,000.'],
    [
      '#jobs=2&salary=60000&job2-salary=20000&job2-threshold=yes',
      'About $5,920 to pay at tax time',
      'Two jobs count the tax-free threshold, which you have once.',
    ],
    [
      '#salary=110000&cover=none',
      'About $750 to pay at tax time',
      'The Medicare levy surcharge adds $1,090. Hospital cover pays off if it costs less.',
    ],
    [
      '#salary=90000&loan=yes&declared=no',
      'About $2,577 to pay at tax time',
      'Your student loan adds $2,921, and nothing is withheld for it.',
    ],
    ['#salary=', 'Nothing back and nothing to pay', undefined],
    [
      '#salary=8000&cycle=monthly&pays=5',
      'About $5,585 back at tax time',
      'Each pay is taxed as if you worked all year.',
    ],
    [
      '#salary=60000&threshold=no',
      'About $6,211 back at tax time',
      'No job counts the tax-free threshold, so each withholds too much.',
    ],
    [
      '#interest=5000',
      'About $1,228 to pay at tax time',
      'Nothing is withheld from other income of $5,000.',
    ],
    [
      '#expenses=400',
      'About $372 back at tax time',
      'Employers do not count your deductions of $400 and the standard deduction of $600.',
    ],
  ])('of %s', (fragment, said, reason) => {
    expect(answerIn(fragment)).toBe(said);
    expect(reasonsIn(fragment)[0]).toBe(reason);
  });

  test('is compared with what was withheld', () => {
    expect(comparedText(returnedIn(''))).toBe(
      "$16,172 was withheld, and the year's tax is $15,800.",
    );
  });

  test.each([
    [
      '#jobs=2&salary=60000&job2-salary=20000',
      'Two jobs push you into a higher rate, so you owe $2,488.',
    ],
    // Further tax that is owed has other reasons.
    [
      '#jobs=3&salary=60000&job2-salary=20000&job3-salary=9000&interest=100',
      '3 jobs push you into a higher rate.',
    ],
  ])(
    'of several jobs, %s, says that each withholds as if it were the only one',
    (fragment, reason) => {
      expect(reasonsIn(fragment)[0]).toBe(reason);
    },
  );

  test('names the job that withheld too little', () => {
    expect(reasonsIn('#jobs=2&salary=90000&withheld=10000&job2-salary=20000')).toContain(
      'Job 1 withheld $10,782 less than its share of the tax.',
    );
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
    ['#expenses=400&deductions=50', 'Deductions: standard $600, work $400, other $50'],
    ['#year=2025-26', 'Deductions: none'],
    [
      '#couple=yes&partner=40000&children=1&senior=yes',
      'Family and age: partner with $40,000, 1 child, senior',
    ],
    ['#months=1', 'Residency: resident for 1 month'],
    ['#months=2', 'Residency: resident for 2 months'],
  ])('%s is folded away behind "%s"', (fragment, summary) => {
    expect(summariesOf(fieldsOf(fragment))).toContain(summary);
  });
});

test.each([
  // Printed as 18,605.10 and 10% of what is above 186,051.
  ['#salary=200000&loan=yes', '10% of your repayment income of $199,000.'],
  ['#salary=180000&loan=yes', '$9,028 plus 17% of what is above $129,717.'],
  ['#salary=100000&loan=yes&year=2023-24', '6% of your repayment income of $100,000.'],
])('the repayment of a loan goes by its band: %s', (fragment, rule) => {
  expect(lines(fragment)['Student loan repayment']?.[1]).toBe(rule);
});

test("a senior's offset that has some of a partner's says so, at any income", () => {
  // 1,632, which is less than 2,040: the offset of one alone is nothing here.
  const fragment =
    '#salary=&interest=62000&couple=yes&partner=0&senior=yes&partner-senior=yes&apart=illness';
  expect(lines(fragment)['Less seniors and pensioners tax offset']?.[1]).toBe(
    "With what your partner's tax leaves of theirs.",
  );
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
    const fragment = fragmentOf(person);
    const texts = all(cardsOf(fragment), 'p, li, dd').map(wordsOf);
    const long = [...texts, ...reasonsIn(fragment)].flatMap(longSentences);
    expect(long, fragment).toEqual([]);
  }
});
