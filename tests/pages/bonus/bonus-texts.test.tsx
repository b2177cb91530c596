/** The words of the page on a bonus, on bonuses worked by hand; their withholding is step by step in tests/pay/withholding. */

import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Answer } from '../../../src/pages/bonus/bonus.tsx';
import { page as bonusPage } from '../../../src/pages/bonus/page.tsx';
import { offersOf } from '../../../src/site/calculators.ts';
import { RULE_SETS } from '../../support/known-law.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { longSentences } from '../long-sentences.ts';
import { renderedMain, rowIn, sectionUnder } from '../rendered-page.tsx';
import { answerIn, cardsOf, listIn, stepsIn, yearNotesIn, yearSoFarOf } from './bonus-in.tsx';

test.each([
  '#bonus=100&salary=5000',
  '#bonus=400&kind=back-pay&pays=1',
  '#bonus=30000&kind=back-pay&pays=20&earlier=5000&options=studentLoan,noPrivateHospitalCover',
  '#bonus=20000&salary=245000&kind=leave-loading&options=studentLoan&year=2024-25',
  '#kind=leave&options=includesSuperannuation&cycle=monthly&salary=9000',
  '#options=nonResident&year=2021-22',
  '#options=noTaxFreeThreshold',
  '#options=noTaxFreeThreshold&other-job=60000',
  '#bonus=90000&salary=95000&options=noPrivateHospitalCover,studentLoan&year=2023-24',
  '#bonus=100000&options=workingHolidayVisa,includesSuperannuation&paid=44000',
])('no sentence for %s is too long', (fragment) => {
  const answer = Object.values(answerIn(fragment));
  const cards = all(cardsOf(fragment), 'p, dt, dd').map(wordsOf);
  expect([...answer, ...cards].flatMap(longSentences)).toEqual([]);
});

const SPREAD = 'The tax table spreads it over a year of pays, on top of your usual pay.';
const USED_UP = `${SPREAD} Usual pay uses up the tax-free part and the lower rates, so it is taxed at your highest rate.`;

test.each<[string, Partial<ReturnType<typeof answerIn>>]>([
  [
    '#bonus=1000&salary=60000',
    {
      of: 'Of your $1,000 bonus',
      amount: '$688',
      words: 'lands in that pay.',
      withheld: 'Your employer withholds $312, 31.2% of it.',
      // 30% and the 2% levy, and 1.5 cents a dollar of the low income offset go: 335, of which 312 is withheld.
      taxTime: 'About $23 of its tax is left to pay at tax time.',
      why: USED_UP,
    },
  ],
  [
    '#salary=90000&options=studentLoan',
    {
      amount: '$5,300',
      withheld: 'Your employer withholds $4,700, 47% of it.',
      // 30%, the 2% levy and 15% for the loan.
      taxTime: "That is the year's tax on it: nothing comes back.",
      why: `${SPREAD} No more than 47% may be withheld.`,
    },
  ],
  [
    '#bonus=4000&salary=60000&kind=back-pay&pays=20',
    {
      of: 'Of your $4,000 back pay',
      amount: '$2,720',
      // 33.5% is 1,340.
      taxTime: 'About $60 of its tax is left to pay at tax time.',
      why: USED_UP.replace('a year of', '20'),
    },
  ],
  // 30% of it, by scale 3. Usual pays leave more than that to pay.
  [
    '#options=nonResident',
    {
      withheld: 'Your employer withholds $3,016, 30.2% of it.',
      taxTime: "That's about $16 more than the year's tax on it.",
    },
  ],
  // By the month: 32.5%, 2%, and a loan's 4% of 77,000 less 3.5% of 72,000. It is 1,725 and 560.
  [
    '#salary=6000&cycle=monthly&bonus=5000&options=studentLoan&year=2023-24',
    { amount: '$2,708', taxTime: 'About $7 of that comes back at tax time.' },
  ],
  // By the week; 30% and 2% are 960.
  [
    '#salary=1500&cycle=weekly&bonus=3000',
    { amount: '$2,064', taxTime: 'About $24 of its tax is left to pay at tax time.' },
  ],
  ['#kind=leave-loading', { of: 'Of your $10,000 leave loading' }],
  ['#kind=leave', { of: 'Of your $10,000 cashed-out leave' }],
  [
    '#bonus=2000&salary=20000&options=noTaxFreeThreshold',
    {
      amount: '$1,636',
      taxTime: 'This is the rate for a second job. Add the pay of your other job to see the year.',
      why: `${SPREAD} No part of this pay is tax-free, so it is taxed at your highest rate.`,
    },
  ],
  // 30% and 2% of 2,000, less 364.
  [
    '#bonus=2000&salary=20000&options=noTaxFreeThreshold&other-job=60000',
    { taxTime: 'About $276 of its tax is left to pay at tax time.' },
  ],
  ['#bonus=100&salary=5000', { amount: '$100', withheld: 'Nothing is withheld from it.', why: '' }],
  [
    '#salary=5000&bonus=40000',
    { why: `${SPREAD} Usual pay is too low to be taxed, so a part of this is not taxed either.` },
  ],
  // Nothing was paid before: 45,000 are passed after 11 more pays of 3,076, not 14. Three of them bear 462 more; 1,500 is due.
  [
    '#options=workingHolidayVisa',
    {
      amount: '$8,500',
      taxTime:
        'Later pays bear $1,386 more for it. About $114 of its tax is left to pay at tax time.',
      why: 'Working holiday makers have a table of their own. The rate goes by what this employer has paid you since 1 July: 15%.',
    },
  ],
])('the answer to %s says what lands, what is withheld, and why', (fragment, texts) => {
  expect(answerIn(fragment)).toMatchObject(texts);
});

test('back pay for one pay is part of it, and has no limit', () => {
  const fragment = '#bonus=1000&salary=12000&cycle=fortnightly&kind=back-pay&pays=1';
  expect(answerIn(fragment).why).toBe(
    'Back pay for one pay is added to it, and the whole pay is taxed by the usual table.',
  );
  // A week of 6,500.99: 0.47 × 6,500.99 − 655.7704 is 2,399.69; of 6,000.99, 2,164.69.
  expect(stepsIn(cardsOf(fragment))[0]).toEqual([
    ['Usual pay with the back pay', '$13,000.00'],
    ['Withheld from both', '$4,800'],
    ['Withheld from usual pay alone', '$4,330'],
    ['Withheld from the back pay', '$470'],
  ]);
});

test('a working holiday maker has the rate that goes by what was paid before, and no usual year', () => {
  const cards = cardsOf('#options=workingHolidayVisa&paid=45001');
  expect(stepsIn(cards)[0]?.slice(0, 2)).toEqual([
    ['Paid before this pay', '$45,001'],
    ['Rate that goes by it', '30%'],
  ]);
  expect(yearNotesIn(cards)).toEqual([]);
});

describe('with super included', () => {
  // 80,000, a bonus of 5,000 and an earlier one of 10,000, each with 12% of super.
  const cards = cardsOf(
    '#salary=89600&bonus=5600&earlier=11200&average=2000&options=includesSuperannuation',
  );

  test.each([
    [
      '#salary=89600&bonus=5600',
      '$600 of it goes into super. Your employer withholds $1,560, 31.2% of the other $5,000.',
    ],
    [
      '#salary=5600&bonus=112',
      '$12 of it goes into super. Nothing is withheld from the other $100.',
    ],
    // Above the contribution base there is no more super.
    ['#salary=400000', 'Your employer withholds $4,680, 46.8% of it.'],
  ])('the answer to %s says what of the bonus is super', (fragment, withheld) => {
    expect(answerIn(`${fragment}&options=includesSuperannuation`).withheld).toBe(withheld);
  });

  test('an earlier bonus is a package for method B(ii) as for the year', () => {
    const onTop = cardsOf('#salary=80000&bonus=5000&earlier=10000&average=2000');
    expect(stepsIn(cards)).toHaveLength(2);
    expect(stepsIn(cards)).toEqual(stepsIn(onTop));
    expect(rowIn(cards, 'Pay before tax')).toEqual(['$90,000', '$95,000', '+$5,000']);
    expect(rowIn(cards, 'Super')).toEqual(['$10,800', '$11,400', '+$600']);
  });

  test('the pay says what of the bonus it has', () => {
    const [, row] = all(sectionUnder(cards, "That fortnight's pay"), '.figures > div');
    expect(row && wordsOf(row)).toBe('Bonus $5,000.00 $5,600 less $600 of super');
  });
});

test('a second bonus has what the first bore taken off by method B(ii)', () => {
  const cards = cardsOf('#bonus=2600&salary=2000&cycle=fortnightly&earlier=2600&average=1700');
  // 5,200 a year are 200 a fortnight. A week of 850.99: 0.179 × 850.99 − 60.8377 is 91.49; of 950.99, 121.69.
  // The first bonus bore 26 × 32 on top of 2,000.
  expect(stepsIn(cards)[1]).toEqual([
    ['1. Average pay, without cents', '$1,700'],
    ['2. Withheld from it', '$182'],
    ['3. Share of all bonuses of the year', '$200'],
    ["4. One fortnight's pay with its share", '$1,900'],
    ['5. Withheld from that', '$244'],
    ['6. More than from usual pay', '$62'],
    ['7. Times 26 pays', '$1,612'],
    ['8. Less what earlier bonuses bore', '-$832'],
    ['9. At most 47% of the bonus', '$1,222.00'],
    ['10. Withheld from the bonus', '$780'],
  ]);
});

test.each([
  ['', 'Earlier bonuses, or pay that varies'],
  [
    '#earlier=5000&earlier-withheld=1600&average=2900',
    'Earlier bonuses, or pay that varies: $5,000 earlier, $1,600 withheld, $2,900 on average',
  ],
  ['#average=2900', 'Earlier bonuses, or pay that varies: $2,900 on average'],
])('the fold of earlier bonuses says what it holds: %s', (fragment, summary) => {
  expect(wordsOf(first(yearSoFarOf(fragment), 'summary'))).toBe(summary);
});

describe('the year says', () => {
  test.each([
    [
      '#salary=60000&options=noTaxFreeThreshold&other-job=60000',
      "This is this pay's part of the tax on both jobs.",
    ],
    [
      '#bonus=50000&salary=200000',
      'Division 293 tax, billed later: $4,350 more. Your super can pay it.',
    ],
    // 26 × 862 is 22,412; the tax is 17,220 + 1,780 + 2,920.80.
    [
      '#salary=90000&options=studentLoan',
      'At tax time, with a year of usual pays: about $491 back.',
    ],
    ['#salary=90000&options=studentLoan', 'Your student loan repayment goes up by $1,500.'],
    [
      '#salary=65000&options=studentLoan',
      'Repayments of your student loan start: $671 for the year.',
    ],
    [
      '#salary=70000&options=studentLoan&year=2023-24',
      'Its rate goes from 3% to 4.5% of all your income.',
    ],
    ['#salary=40000&options=studentLoan', 'Your student loan repayment stays the same.'],
    [
      '#salary=100000&options=noPrivateHospitalCover',
      'You pass a limit of the Medicare levy surcharge: it is 1% of all your income. Hospital cover avoids it.',
    ],
    [
      '#bonus=30000&salary=200000&year=2024-25',
      'Super is compulsory on $65,070 of pay a quarter. The bonus is paid in one quarter, so not all of it counts.',
    ],
    [
      '#bonus=30000&salary=260000',
      'Super is compulsory on $270,830 of pay a year, so not on all of the bonus.',
    ],
  ])('of %s: %s', (fragment, note) => {
    expect(yearNotesIn(cardsOf(fragment))).toContain(note);
  });

  test('nothing that does not apply', () => {
    expect(yearNotesIn(cardsOf('')).join()).not.toMatch(/Super|loan|surcharge|Division/);
    const secondJob = cardsOf('#bonus=2000&salary=20000&options=noTaxFreeThreshold');
    expect(rowIn(secondJob, 'Take-home pay')).toBeUndefined();
  });

  test('the step of a limit that is passed', () => {
    const cards = cardsOf('#salary=100000&options=noPrivateHospitalCover');
    expect(listIn(cards, 'Tax rates that your bonus passes')).toEqual([
      ['32% of the first $6,000', '$1,920'],
      ['A step at $105,000', '$1,050'],
      ['33% of the next $4,000', '$1,320'],
      ["The year's tax on it", '$4,290'],
    ]);
  });

  test('the one rate that falls on all of it, in words and without a drawing', () => {
    const cards = cardsOf('#options=noTaxFreeThreshold&salary=150000&other-job=150000');
    // 45% and 2% of 10,000 and of its 1,200 of super above the cap, less 15% of that: 5,084.
    expect(wordsOf(sectionUnder(cards, 'The year with and without it'))).toContain(
      "The year's tax on it is $5,084: 50.84% of $10,000. That counts $1,200 of super above the cap, which is taxed as income.",
    );
    expect(all(cards, 'figure')).toEqual([]);
  });
});

test("the year's tax is said of the bonus that was entered, and what else it counts", () => {
  const fragment =
    '#bonus=3000&salary=180000&options=noTaxFreeThreshold,studentLoan&other-job=90000&year=2022-23';
  expect(wordsOf(sectionUnder(cardsOf(fragment), 'The year with and without it'))).toContain(
    "The year's tax on it is $1,842: 61.4% of $3,000. That counts $315 of super above the cap, which is taxed as income.",
  );
  // 10,000 ÷ 1.12 is paid.
  expect(
    wordsOf(
      sectionUnder(cardsOf('#options=includesSuperannuation'), 'The year with and without it'),
    ),
  ).toContain("The year's tax on it is $2,857: 32% of $8,929, without its super.");
});

test('the page names the tables of payments that it is not for', () => {
  const main = renderedMain(bonusPage, { rules: RULE_SETS.legislated });
  const payments = wordsOf(first(main, '.treatments'));
  const [leaving] = offersOf('redundancy', 'legislated');
  for (const table of ['Schedule 7.', 'Schedule 11.']) {
    expect(payments).toContain(`${table} See ${leaving?.name}.`);
  }
  expect(payments).toContain('method B(i)');
});

test('the answer links back to the calculator with the same pay', () => {
  const html = renderToString(<Answer texts={answerIn('')} fragment="#bonus=500&salary=90000" />);
  expect(html).toContain('href="/#bonus=500&amp;salary=90000"');
});
