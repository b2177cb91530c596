/** The words of the page on a bonus for other entries, and how they read. */

import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Answer } from '../../../src/pages/bonus/bonus.tsx';
import { bonusPage } from '../../../src/pages/bonus/bonus-page.tsx';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';
import { all, first, wordsOf } from '../../support/parsed-html.ts';
import { longSentences } from '../long-sentences.ts';
import { renderedMain, sectionUnder } from '../rendered-page.tsx';
import { answerIn, cardsOf, listIn, yearNotesIn, yearRow, yearSoFarOf } from './bonus-in.tsx';

const FRAGMENTS = [
  '',
  '#bonus=100&salary=5000',
  '#bonus=400&kind=back-pay&pays=1',
  '#bonus=30000&kind=back-pay&pays=20&earlier=5000&options=studentLoan,noPrivateHospitalCover',
  '#bonus=20000&salary=245000&kind=leave-loading&options=studentLoan&year=2024-25',
  '#kind=leave&options=includesSuperannuation&cycle=monthly&salary=9000',
  '#options=workingHolidayVisa&paid=50000',
  '#options=nonResident&year=2021-22',
  '#options=noTaxFreeThreshold',
  '#options=noTaxFreeThreshold&other-job=60000',
  '#bonus=90000&salary=95000&options=noPrivateHospitalCover,studentLoan&year=2023-24',
  '#bonus=100000&options=workingHolidayVisa,includesSuperannuation&paid=44000',
];

test.each(FRAGMENTS)('no sentence for %s is too long', (fragment) => {
  const answer = Object.values(answerIn(fragment));
  const cards = all(cardsOf(fragment), 'p, dt, dd').map(wordsOf);
  expect([...answer, ...cards].flatMap(longSentences)).toEqual([]);
});

test.each([
  ['#kind=back-pay', 'Of your $10,000 back pay'],
  ['#kind=leave-loading', 'Of your $10,000 leave loading'],
  ['#kind=leave', 'Of your $10,000 cashed-out leave'],
])('%s is called what it is', (fragment, of) => {
  expect(answerIn(fragment).of).toBe(of);
});

test('a bonus that bears nothing needs no reason', () => {
  expect(answerIn('#bonus=100&salary=5000')).toMatchObject({
    amount: '$100',
    withheld: 'Nothing is withheld from it.',
    why: '',
  });
});

test('back pay for one pay is part of it, and has no limit', () => {
  const fragment = '#bonus=1000&salary=12000&cycle=fortnightly&kind=back-pay&pays=1';
  expect(answerIn(fragment).why).toBe(
    'Back pay for one pay is added to it, and the whole pay is taxed by the usual table.',
  );
  // A week of 6,500.99: 0.47 × 6,500.99 − 655.7704 is 2,399.69; of 6,000.99, 2,164.69.
  expect(listIn(cardsOf(fragment), 'How it is worked out')).toEqual([
    ['Usual pay with the back pay', '$13,000.00'],
    ['Withheld from both', '$4,800'],
    ['Withheld from usual pay alone', '$4,330'],
    ['Withheld from the back pay', '$470'],
  ]);
});

test('a working holiday maker has the rate that goes by what was paid before', () => {
  expect(answerIn('#options=workingHolidayVisa')).toMatchObject({
    amount: '$8,500',
    why: 'Working holiday makers have a table of their own. The rate goes by what this employer has paid you since 1 July: 15%.',
  });
  const later = '#options=workingHolidayVisa&paid=45001';
  expect(answerIn(later).amount).toBe('$7,000');
  expect(listIn(cardsOf(later), 'How it is worked out')[1]).toEqual([
    'Rate that goes by it',
    '30%',
  ]);
  expect(yearRow(cardsOf(later), 'Income tax')).toEqual(['$17,250', '$20,250', '+$3,000']);
});

test.each([
  // 15% of it is withheld, and its tax is 16,500 and 16,650. From each of the 11 later pays 37% is withheld, not 30%: 11 × 215.
  [
    'paid=44000&bonus=100000',
    'Later pays bear $2,365 more for it. About $15,785 of its tax is left to pay at tax time.',
  ],
  // Nothing was paid before: 45,000 are passed after 11 more pays of 3,076, not 14. Three of them bear 462 more; 1,500 is due.
  [
    'paid=',
    'Later pays bear $1,386 more for it. About $114 of its tax is left to pay at tax time.',
  ],
  // 30% of it, and of all later pays.
  ['paid=46000', "That is the year's tax on it: nothing comes back."],
])('tax time for a working holiday maker with %s counts later pays', (entries, taxTime) => {
  const fragment = `#options=workingHolidayVisa&${entries}`;
  expect(answerIn(fragment).taxTime).toBe(taxTime);
  expect(yearNotesIn(cardsOf(fragment))).toEqual([]);
});

test('pay that bears no tax is not said to use up the tax-free part', () => {
  expect(answerIn('#salary=5000&bonus=40000').why).toBe(
    'The tax table spreads it over a year of pays, on top of your usual pay. Usual pay is too low to be taxed, so a part of this is not taxed either.',
  );
});

describe('with super included', () => {
  // 80,000, a bonus of 5,000 and an earlier one of 10,000, each with 12% of super.
  const fragment =
    '#salary=89600&bonus=5600&earlier=11200&average=2000&options=includesSuperannuation';

  test('the answer says what of the bonus is super', () => {
    expect(answerIn(fragment)).toMatchObject({
      of: 'Of your $5,600 bonus',
      amount: '$3,440',
      withheld:
        '$600 of it goes into super. Your employer withholds $1,560, 31.2% of the other $5,000.',
    });
    expect(answerIn('#bonus=112&salary=5600&options=includesSuperannuation').withheld).toBe(
      '$12 of it goes into super. Nothing is withheld from the other $100.',
    );
    // Above the contribution base there is no more super.
    expect(answerIn('#salary=400000&options=includesSuperannuation')).toMatchObject({
      of: 'Of your $10,000 bonus',
      withheld: 'Your employer withholds $4,680, 46.8% of it.',
    });
  });

  test('an earlier bonus is a package for method B(ii) as for the year', () => {
    const cards = cardsOf(fragment);
    const onTop = cardsOf('#salary=80000&bonus=5000&earlier=10000&average=2000');
    for (const card of ['How it is worked out', 'By method B(ii)']) {
      expect(listIn(cards, card)).toEqual(listIn(onTop, card));
    }
    expect(yearRow(cards, 'Pay before tax')).toEqual(['$90,000', '$95,000', '+$5,000']);
    expect(yearRow(cards, 'Super')).toEqual(['$10,800', '$11,400', '+$600']);
  });

  test('the pay says what of the bonus it has', () => {
    const [, row] = all(sectionUnder(cardsOf(fragment), "That fortnight's pay"), '.figures > div');
    expect(row && wordsOf(row)).toBe('Bonus $5,000.00 $5,600 less $600 of super');
  });
});

test('a second bonus has what the first bore taken off by method B(ii)', () => {
  const cards = cardsOf('#bonus=2600&salary=2000&cycle=fortnightly&earlier=2600&average=1700');
  // 5,200 a year are 200 a fortnight. A week of 850.99: 0.179 × 850.99 − 60.8377 is 91.49; of 950.99, 121.69.
  // The first bonus bore 26 × 32 on top of 2,000.
  expect(listIn(cards, 'By method B(ii)')).toEqual([
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
  ['#earlier=5000', 'Earlier bonuses, or pay that varies: $5,000 earlier'],
  [
    '#earlier=5000&earlier-withheld=1600&average=2900',
    'Earlier bonuses, or pay that varies: $5,000 earlier, $1,600 withheld, $2,900 on average',
  ],
  ['#average=2900', 'Earlier bonuses, or pay that varies: $2,900 on average'],
])('the fold of earlier bonuses says what it holds: %s', (fragment, summary) => {
  expect(wordsOf(first(yearSoFarOf(fragment), 'summary'))).toBe(summary);
});

describe('the year says', () => {
  test('that the repayment of a loan starts, or that its rate rises', () => {
    expect(yearNotesIn(cardsOf('#salary=65000&options=studentLoan')).slice(1)).toEqual([
      'Repayments of your student loan start: $671 for the year.',
    ]);
    expect(yearNotesIn(cardsOf('#salary=70000&options=studentLoan&year=2023-24')).slice(1)).toEqual(
      [
        'Your student loan repayment goes up by $1,500.',
        'Its rate goes from 3% to 4.5% of all your income.',
      ],
    );
    expect(yearNotesIn(cardsOf('#salary=40000&options=studentLoan')).slice(1)).toEqual([
      'Your student loan repayment stays the same.',
    ]);
  });

  test('that a limit of the surcharge is passed, and its step', () => {
    const cards = cardsOf('#salary=100000&options=noPrivateHospitalCover');
    expect(yearNotesIn(cards)).toContain(
      'You pass a limit of the Medicare levy surcharge: it is 1% of all your income. Hospital cover avoids it.',
    );
    expect(listIn(cards, 'Tax rates that your bonus passes')).toEqual([
      ['32% of the first $6,000', '$1,920'],
      ['A step at $105,000', '$1,050'],
      ['33% of the next $4,000', '$1,320'],
      ["The year's tax on it", '$4,290'],
    ]);
  });

  test.each([
    [
      '#salary=5000&bonus=40000',
      [
        // The low income offset of 700 pays 15% of 4,666.67 above 18,200; from 4,000 that is 18,866.67.
        ['0% of the first $18,867', '$0'],
        ['15% of the next $5,144', '$772'],
        // The levy starts with 10%, is 2% of all from 35,013.75 on, and the offset goes by 5% from 37,500 on.
        ['25% of the next $7,003', '$1,750'],
        ['17% of the next $2,486', '$423'],
        ['22% of the next $6,500', '$1,430'],
        ["The year's tax on it", '$4,375'],
      ],
    ],
    [
      '#salary=15000&bonus=12000&year=2021-22',
      [
        // The levy starts at 23,365. The offsets of 700 and 675 pay 19% of 7,236.84 above 18,200.
        ['0% of the first $8,365', '$0'],
        ['10% of the next $2,072', '$207'],
        ['29% of the next $1,563', '$454'],
        ["The year's tax on it", '$661'],
      ],
    ],
    [
      '#options=noTaxFreeThreshold&salary=150000&other-job=150000',
      [
        // 45% and 2% of 10,000 and of its 1,200 of super above the cap, less 15% of that: 5,084 of 11,200.
        ['45.39% of $11,200', '$5,084'],
        ["The year's tax on it", '$5,084'],
      ],
    ],
  ])('the rates that a bonus passes come to the tax of the year: %s', (fragment, rates) => {
    expect(listIn(cardsOf(fragment), 'Tax rates that your bonus passes')).toEqual(rates);
  });

  test('where super is not owed on all of it, by the quarter or by the year', () => {
    expect(yearNotesIn(cardsOf('#bonus=30000&salary=200000&year=2024-25'))).toContain(
      'Super is compulsory on $65,070 of pay a quarter. The bonus is paid in one quarter, so not all of it counts.',
    );
    expect(yearNotesIn(cardsOf('#bonus=30000&salary=260000'))).toContain(
      'Super is compulsory on $270,830 of pay a year, so not on all of the bonus.',
    );
    expect(yearNotesIn(cardsOf('')).join()).not.toContain('Super');
  });
});

describe('the page', () => {
  const main = renderedMain(bonusPage, { rules: RULE_SETS.legislated });

  test('answers first, at the default entries', () => {
    expect(wordsOf(sectionUnder(main, 'Of your $10,000 bonus'))).toContain(
      'Of your $10,000 bonus $6,828 lands in that pay.',
    );
    expect(wordsOf(first(main, 'noscript'))).toContain(
      'The calculator needs JavaScript. Without it, this page shows an example. Of your $10,000 bonus, $6,828 lands in that pay.',
    );
  });

  test('names the tables of payments that it is not for', () => {
    const payments = wordsOf(first(main, '.treatments'));
    expect(payments).toContain('Schedule 7, the tax table for unused leave payments');
    expect(payments).toContain('Schedule 11, the tax table for employment termination payments');
    expect(payments).toContain('method B(i)');
  });

  test('links back to the calculator with the same pay', () => {
    const html = renderToString(<Answer texts={answerIn('')} fragment="#bonus=500&salary=90000" />);
    expect(html).toContain('href="/#bonus=500&amp;salary=90000"');
  });
});
