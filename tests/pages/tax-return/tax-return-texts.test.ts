/** The words of the page: the six households of docs/rates.md, the answer and its reasons, what would change it, the rules. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { longSentences } from '../long-sentences.ts';
import { drawnReturns, fragmentOf } from './drawn-returns.ts';
import {
  answerIn,
  cardsOf,
  changesIn,
  fieldsOf,
  linesOf,
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
        'Taxable income': ['$189,000.00', ''],
        'Tax on taxable income': ['$51,000.00', '$31,020 plus 37% of what is above $135,000.'],
        'Medicare levy': ['$3,780.00', '2% of taxable income, which is above $28,011.'],
        'Medicare levy surcharge': ['$0.00', 'None up to an income of your family of $211,500.'],
        'Total tax': ['$54,780.00', ''],
      },
    ],
    [
      'A second job of $20,000 beside $60,000',
      '#jobs=2&salary=60000&job2-salary=20000',
      {
        'Taxable income': ['$79,000.00', ''],
        'Tax on taxable income': ['$14,220.00', '$4,020 plus 30% of what is above $45,000.'],
        'Medicare levy': ['$1,580.00', '2% of taxable income, which is above $28,011.'],
        'Total tax': ['$15,800.00', ''],
      },
    ],
    [
      'A pensioner couple with $35,000 and $25,000, the first of them',
      '#salary=&interest=35000&couple=yes&partner=25000&senior=yes&partner-senior=yes',
      {
        'Taxable income': ['$35,000.00', ''],
        'Tax on taxable income': ['$2,520.00', '15% of what is above $18,200.'],
        'Less seniors and pensioners tax offset': [
          '$1,208.00',
          '$1,602, less 12.5% of your income above $31,847.',
        ],
        'Less low income tax offset': ['$700.00', '$700 for incomes up to $37,500.'],
        'Medicare levy': ['$0.00', 'None up to $44,268 of taxable income.'],
        'Total tax': ['$612.00', ''],
      },
    ],
    [
      'A start on 1 February from overseas, $40,000 until 30 June',
      '#salary=8000&cycle=monthly&pays=5&months=5',
      {
        'Taxable income': ['$39,000.00', ''],
        'Tax on taxable income': ['$3,534.40', '15% of what is above $15,437.33.'],
        'Less low income tax offset': ['$625.00', '$700 less 5% of what is above $37,500.'],
        'Medicare levy': [
          '$324.82',
          '2% of taxable income, which is above $28,011. For 152 of 365 days.',
        ],
        'Total tax': ['$3,234.22', ''],
      },
    ],
    [
      '$260,000, with Division 293 tax',
      '#salary=260000',
      {
        'Tax on taxable income': ['$82,420.00', '$51,370 plus 45% of what is above $190,000.'],
        'Medicare levy': ['$5,180.00', '2% of taxable income, which is above $28,011.'],
        'Total tax': ['$87,600.00', ''],
        'Division 293 tax': [
          '$4,680.00',
          'On super. It is billed later, and your super can pay it.',
        ],
      },
    ],
    [
      'A working holiday maker with $30,000',
      '#salary=30000&residency=workingHoliday&loan=yes&cover=none',
      {
        'Taxable income': ['$30,000.00', ''],
        'Tax on taxable income': ['$4,500.00', '15% of all of it.'],
        'Total tax': ['$4,500.00', ''],
      },
    ],
  ])('%s', (title, fragment, expected) => {
    expect(document).toContain(`### ${title}`);
    expect(lines(fragment)).toMatchObject(expected);
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
    [
      '',
      'About $372 back at tax time',
      ['Employers do not count the standard deduction of $1,000.'],
    ],
    [
      '#jobs=2&salary=60000&job2-salary=20000&job2-threshold=yes',
      'About $5,920 to pay at tax time',
      ['Two jobs count the tax-free threshold, which you have once.'],
    ],
    [
      '#salary=110000&cover=none',
      'About $750 to pay at tax time',
      ['The Medicare levy surcharge adds $1,090. Hospital cover pays off if it costs less.'],
    ],
    [
      '#salary=90000&loan=yes&declared=no',
      'About $2,577 to pay at tax time',
      ['Your student loan adds $2,921, and nothing is withheld for it.'],
    ],
    ['#salary=', 'Nothing back and nothing to pay', []],
    [
      '#salary=8000&cycle=monthly&pays=5',
      'About $5,585 back at tax time',
      ['Each pay is taxed as if you worked all year.'],
    ],
    [
      '#salary=60000&threshold=no',
      'About $6,211 back at tax time',
      ['No job counts the tax-free threshold, so each withholds too much.'],
    ],
    [
      '#interest=5000',
      'About $1,228 to pay at tax time',
      ['Nothing is withheld from other income of $5,000.'],
    ],
    [
      '#expenses=400',
      'About $372 back at tax time',
      ['Employers do not count your deductions of $400 and the standard deduction of $600.'],
    ],
    [
      '#expenses=1200',
      'About $436 back at tax time',
      ['Employers do not count your deductions of $1,200.'],
    ],
  ])('of %s', (fragment, said, [reason]) => {
    const { amount, words, why } = answerIn(fragment);
    expect(`${amount} ${words}`).toBe(said);
    expect(why[1]).toBe(reason);
  });

  test('names the job that withheld too little', () => {
    expect(answerIn('#jobs=2&salary=90000&withheld=10000&job2-salary=20000').why).toContain(
      'Job 1 withheld $10,782 less than its share of the tax.',
    );
  });
});

describe('the fields', () => {
  test.each([
    ['#sacrifice=90000', 'sacrifice', 'More than the pay: $80,000 counts.'],
    ['#sacrifice=80000', 'sacrifice', ''],
    ['#withheld=99999999', 'withheld', 'More than this job paid, but it counts.'],
    ['#sacrifice=10000&withheld=70001', 'withheld', 'More than this job paid, but it counts.'],
    ['#withheld=80000', 'withheld', ''],
  ] as const)('for %s, that of %s says "%s"', (fragment, name, said) => {
    expect(saidOf(fieldsOf(fragment), name)).toBe(said);
  });

  test('an extra pay is said to bear extra tax by agreement alone', () => {
    const said = (fragment: string) => wordsOf(first(fieldsOf(fragment), '#pays-hint'));
    expect(said('')).toBe('26 if all year. Else count pay days.');
    expect(said('#pays=27')).toBe('Extra withholding is by agreement.');
    expect(said('#salary=1500&cycle=weekly&pays=53')).toBe('Extra withholding is by agreement.');
    // Schedule 15 goes by what was paid, however many the pays.
    expect(said('#pays=27&residency=workingHoliday')).toBe('26 if all year. Else count pay days.');
  });

  test.each([
    ['#sacrifice=90000', 'More about this job: sacrifice $80,000'],
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
    ['', ['$100 more of other deductions, such as gifts: worth $32.00.']],
    ['#expenses=1200', ['$100 more deductions: worth $32.00.']],
    [
      '#jobs=2&salary=60000&job2-salary=20000&job2-threshold=yes',
      [
        'The tax-free threshold at job 1 alone: $3,432 more withheld from pays, then $2,488 to pay.',
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
    expect(changesIn(cardsOf(fragment))).toEqual(expect.arrayContaining(changes));
  });

  test('is nothing where nothing is taxed', () => {
    expect(changesIn(cardsOf('#salary='))).toEqual([]);
  });
});

test('no sentence has more than 20 words, whatever is entered', () => {
  for (const person of drawnReturns(300, 99)) {
    const fragment = fragmentOf(person);
    const texts = all(cardsOf(fragment), 'p, li, dd').map(wordsOf);
    const long = [...texts, ...answerIn(fragment).why].flatMap(longSentences);
    expect(long, fragment).toEqual([]);
  }
});
