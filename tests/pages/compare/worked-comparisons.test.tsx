/** Further comparisons worked by hand, in the words of the page. */

import { DomUtils } from 'htmlparser2';
import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Bars } from '../../../src/pages/compare/cards.tsx';
import { all, parsedHtml, wordsOf } from '../../support/parsed-html.ts';
import {
  answerIn,
  belowTable,
  cardsOf,
  comparedIn,
  keyOf,
  neededFor,
  row,
  rowsOf,
} from './compared-page.tsx';

const PERIOD_ROWS = ['A fortnight', 'A week'];

describe('two pays', () => {
  test('of 80,000 and 95,000, the example of the page', () => {
    // 32% of the further 15,000 is tax and levy, and 12% comes on top as super.
    expect(answerIn('')).toBe(
      'With Offer B you take home $10,200 more a year ($196 a week), and $1,800 more goes into your super.',
    );
    const cards = cardsOf('');
    expect(belowTable(cards)).toBe('You keep 68 cents per extra dollar.');
    expect(row(cards, 'Pay before tax')).toEqual(['$80,000', '$95,000', '+$15,000']);
    expect(row(cards, 'Income tax')).toEqual(['$14,788', '$19,288', '+$4,500']);
    expect(row(cards, 'Medicare levy')).toEqual(['$1,600', '$1,900', '+$300']);
    expect(row(cards, 'Take-home pay')).toEqual(['$63,612', '$73,812', '+$10,200']);
    expect(row(cards, 'A fortnight')).toEqual(['$2,447', '$2,839', '+$392']);
    expect(row(cards, 'A week')).toEqual(['$1,223', '$1,419', '+$196']);
    expect(row(cards, 'Super')).toEqual(['$9,600', '$11,400', '+$1,800']);
    expect(row(cards, 'Take-home pay and super')).toEqual(['$73,212', '$85,212', '+$12,000']);
    expect(rowsOf(cards)).toHaveLength(8);
  });

  test('that are equal, one paid by the month', () => {
    const entered = '#salary=84000&offer-salary=7000&offer-cycle=monthly';
    // 84,000 less 15,988 of tax and 1,680 of levy.
    expect(answerIn(entered)).toBe('Take-home pay is the same: $66,332 a year.');
    const cards = cardsOf(entered);
    expect(belowTable(cards)).toBe('');
    expect(row(cards, 'A month')).toEqual(['$5,528', '$5,528', '$0']);
    expect(row(cards, 'A week')?.[2]).toBe('$0');
    // Of super, and of both together, there is nothing to say.
    expect(rowsOf(cards).at(-1)).toBe('A week');
  });

  test('of which the lower is below a step of the surcharge and leaves more', () => {
    const entered = '#salary=98000&offer-salary=97000&options=noPrivateHospitalCover';
    expect(answerIn(entered)).toBe(
      'Offer B pays $1,000 less, but you take home $300 more a year, and $120 less goes into your super.',
    );
    expect(belowTable(cardsOf(entered))).toBe(
      'It is below a limit of the Medicare levy surcharge (if single), which takes $980 less.',
    );
  });

  test('of which the higher crosses a step of the student loan', () => {
    // 68 cents of each of 11 dollars more, less 1% of 51,560; 12% of 11 dollars.
    const entered = '#salary=51549&offer-salary=51560&options=studentLoan';
    expect(answerIn(entered)).toBe(
      'Offer B pays $11 more, but you take home $508 less a year, and $1.32 more goes into your super.',
    );
    const cards = cardsOf(entered);
    expect(belowTable(cards)).toBe(
      'It is above a limit of the student loan repayment, which takes $516 more.',
    );
    expect(row(cards, 'Student loan repayment')).toEqual(['$0', '$516', '+$516']);
  });

  test('of 40 dollars an hour and 80,000 a year', () => {
    // 40 × 38 × 52 is 79,040, of which 62,959.20 is left; an hour is one of 1,976.
    const entered = '#salary=40&cycle=hourly&offer-salary=80000';
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $653 more a year ($13 a week), and $115 more goes into your super. For each hour that is $0.33 more.',
    );
    expect(comparedIn(entered).now.annual).toBe(79_040);
    expect(row(cardsOf(entered), 'An hour')).toEqual(['$31.86', '$32.19', '+$0.33']);
  });

  test('of 41.35 an hour for 20 hours of 48 weeks, and as much by the fortnight', () => {
    // 41.35 × 20 × 48 is 39,696; 24 fortnights of 1,654 are as much.
    const entered =
      '#salary=41.35&cycle=hourly&hours=20&weeks=48&offer-salary=1654&offer-cycle=fortnightly&offer-weeks=48';
    // 39,696 less 16% of 21,496 and 2% of it all.
    expect(answerIn(entered)).toBe(
      'Take-home pay is the same: $35,463 a year. For each hour that is $17.50 less.',
    );
    expect(row(cardsOf(entered), 'An hour')).toEqual(['$36.94', '$19.44', '-$17.50']);
  });

  test('of which one has super in the same package, and the other on top', () => {
    // 112,000 ÷ 1.12 is 100,000.
    const entered = '#salary=112000&options=includesSuperannuation&offer-salary=112000';
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $8,160 more a year ($157 a week), and $1,440 more goes into your super.',
    );
    const cards = cardsOf(entered);
    expect(row(cards, 'Pay before tax')).toEqual(['$100,000', '$112,000', '+$12,000']);
    expect(row(cards, 'Take-home pay and super')?.[2]).toBe('+$9,600');
  });

  test('of which one has another name and a higher super rate', () => {
    // 78,000 and 84,000 a year; super of 9,360 and of 15% of 84,000.
    const entered =
      '#salary=1500&cycle=weekly&offer-name=Acme%20%26%20Sons&offer-salary=7000&offer-cycle=monthly&offer-super=15';
    expect(answerIn(entered)).toBe(
      'With Acme & Sons you take home $4,080 more a year ($78 a week), and $3,240 more goes into your super.',
    );
    expect(all(cardsOf(entered), 'thead th').map(wordsOf)).toEqual([
      'Offer A',
      'Acme & Sons',
      'Difference',
    ]);
  });

  test('reached from a pay are called so', () => {
    const entered = '#name=Your%20pay&salary=80000&offer-name=The%20offer&offer-salary=95000';
    expect(answerIn(entered)).toMatch(/^With the offer you take home \$10,200 more a year/);
    const step = `${entered.replace('80000', '97000').replace('95000', '98000')}&options=noPrivateHospitalCover`;
    expect(answerIn(step)).toMatch(/^The offer pays \$1,000 more, but you take home \$300 less/);
    expect(answerIn('#salary=80000')).toBe('Enter the offer to see which pay leaves you more.');
    expect(answerIn('#salary=&offer-salary=1')).toBe(
      'Enter Offer A to see which pay leaves you more.',
    );
  });

  test('of which one is not entered have no table and no bars, but what to earn', () => {
    const cards = cardsOf('#salary=80000');
    expect(all(cards, 'table, .pay-bar, section, summary')).toEqual([]);
    expect(neededFor('#salary=80000')).toContain('you need to earn $101,159 a year');
  });

  test('of which the higher is sacrificed more', () => {
    // 100,000 leaves 77,212; 102,000 less 5,000 leaves 75,172. 85% of 240 and of the 5,000 more in super.
    const entered = '#salary=100000&offer-salary=102000&offer-sacrifice=5000';
    expect(answerIn(entered)).toBe(
      'Offer B pays $2,000 more, but you take home $2,040 less a year. Your super gets $4,454 more, after its 15% tax.',
    );
    const cards = cardsOf(entered);
    expect(belowTable(cards)).toBe('');
    expect(row(cards, 'Salary sacrifice')).toEqual(['$0', '$5,000', '+$5,000']);
    expect(row(cards, 'Super after its 15% tax')).toEqual(['$10,200', '$14,654', '+$4,454']);
    expect(row(cards, 'Take-home pay and super')?.[2]).toBe('+$2,414');
  });

  test('of which as much is sacrificed differ as they would without', () => {
    const entered = '#salary=100000&sacrifice=5000&offer-salary=110000&offer-sacrifice=5000';
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $6,800 more a year ($131 a week), and $1,200 more goes into your super.',
    );
    const cards = cardsOf(entered);
    expect(belowTable(cards)).toBe('You keep 68 cents per extra dollar.');
    expect(row(cards, 'Salary sacrifice')).toEqual(['$5,000', '$5,000', '$0']);
    expect(row(cards, 'Super')).toEqual(['$17,000', '$18,200', '+$1,200']);
  });
});

describe('a sacrifice that leaves less than the student loan', () => {
  // By the simplified set 112,985 to 119,764 repays 7.5%, and 97,000 to 100,557 repays 6%.
  const ALL = '#salary=100000&offer-salary=116000&offer-sacrifice=116000';
  const OPTIONS = '&options=noPrivateHospitalCover,studentLoan';
  const SHORT =
    'does not cover its tax and student loan after salary sacrifice. It is $8,700 a year short.';
  const cards = cardsOf(ALL + OPTIONS);

  test('is said in the place of the answer', () => {
    expect(answerIn(ALL + OPTIONS)).toBe(`Offer B ${SHORT}`);
    expect(answerIn(`${ALL}&offer-name=Acme${OPTIONS}`)).toBe(`Acme ${SHORT}`);
    const first = `#salary=116000&sacrifice=116000&offer-salary=100000${OPTIONS}`;
    expect(answerIn(first)).toBe(`Offer A ${SHORT}`);
    expect(answerIn(`${ALL}&sacrifice=100000${OPTIONS}`)).toBe(`Offer B ${SHORT}`);
  });

  test('is not compared with what is taken home', () => {
    expect(belowTable(cards)).toBe('');
    // 12% of 116,000 and all of that, less 12% of 100,000.
    expect(row(cards, 'Super after its 15% tax')?.[2]).toBe('+$100,232');
    expect(rowsOf(cards)).not.toContain('Take-home pay and super');
  });

  test('has no take-home pay in the table', () => {
    for (const label of ['Take-home pay', ...PERIOD_ROWS]) {
      const [now, ...rest] = row(cards, label) ?? [];
      expect(now).toMatch(/^\$\d/);
      expect(rest).toEqual(['Not covered', '–']);
    }
    expect(row(cards, 'Student loan repayment')).toEqual(['$6,000', '$8,700', '+$2,700']);
  });

  test('has no bar, but what is missing', () => {
    expect(all(cards, '.pay-bar svg')).toHaveLength(1);
    expect(all(cards, '.pay-bar svg path')).toHaveLength(5);
    expect(all(cards, '.pay-bar p').map(wordsOf)).toEqual(['Offer A', `Offer B ${SHORT}`]);
    // The key has the shares of the other pay alone.
    for (const share of keyOf(cards)) expect(share).toMatch(/^[A-Z][a-z -]+ \d+\.\d%$/);
  });

  test('has no words on its bonus and its sacrifice, and no figure of the page is below 0', () => {
    const withBonus = cardsOf(
      `#salary=100000&offer-salary=110000&offer-bonus=6000&offer-sacrifice=116000${OPTIONS}`,
    );
    expect(all(withBonus, 'h2').map(wordsOf)).toEqual(['Side by side']);
    expect(DomUtils.textContent(withBonus)).not.toMatch(/\$-|-\$\d+ (?!a)|-\d+\.\d%/);
  });

  test('may leave nothing at all, which is a pay of 0 without a share in the bar', () => {
    const nothing = cardsOf('#salary=50000&sacrifice=50000&offer-salary=50000');
    expect(row(nothing, 'Take-home pay')).toEqual(['$0', '$43,212', '+$43,212']);
    expect(keyOf(nothing)).toEqual([
      'Take-home pay 0.0% and 86.4%',
      'Income tax 0.0% and 11.6%',
      'Medicare levy 0.0% and 2.0%',
      'Salary sacrifice 100.0% and 0.0%',
    ]);
  });
});

describe('the bars', () => {
  test('are on the scale of the larger pay, with one key', () => {
    const cards = cardsOf('#salary=80000&offer-salary=100000');
    // 80,000 is four fifths: 1,000 units of 1,250.
    expect(all(cards, 'svg').map((svg) => svg.attribs.viewbox)).toEqual([
      '0 0 1250 2',
      '0 0 1000 2',
    ]);
    expect(keyOf(cards)).toEqual([
      'Take-home pay 79.5% and 77.2%',
      'Income tax 18.5% and 20.8%',
      'Medicare levy 2.0% and 2.0%',
    ]);
  });

  test('leave a sacrifice out that has no share, and a pay of 0', () => {
    expect(keyOf(cardsOf('#salary=100000&sacrifice=10&offer-salary=0'))).toEqual([
      'Take-home pay 77.2% and 0.0%',
      'Income tax 20.8% and 0.0%',
      'Medicare levy 2.0% and 0.0%',
    ]);
  });

  test('have shares that add up to 100.0%, with a sacrifice as well', () => {
    for (let sacrificed = 50; sacrificed < 100_000; sacrificed += 3_333) {
      const fragment = `#salary=100000&sacrifice=${sacrificed}&offer-salary=0&options=studentLoan`;
      if (answerIn(fragment).includes('cover')) continue;
      const shown = comparedIn(fragment);
      const bars = parsedHtml(renderToString(<Bars of={{ ...shown, offer: shown.now }} />));
      const tenths = keyOf(bars).map((share) =>
        Math.round(Number.parseFloat(share.match(/[\d.]+%$/)?.[0] ?? '') * 10),
      );
      expect(tenths.reduce((sum, each) => sum + each)).toBe(1_000);
      expect(Math.min(...tenths)).toBeGreaterThan(0);
    }
  });
});
