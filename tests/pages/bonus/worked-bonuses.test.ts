/** The words of the page on five bonuses that are worked by hand; their withholding is step by step in tests/pay/withholding. */
import { describe, expect, test } from 'vitest';
import { answerIn, cardsOf, listIn, yearNotesIn, yearRow } from './bonus-in.tsx';

describe('$1,000 on $60,000', () => {
  const fragment = '#bonus=1000&salary=60000';

  test('lands at $688, and $23 of its tax is left', () => {
    expect(answerIn(fragment)).toEqual({
      of: 'Of your $1,000 bonus',
      amount: '$688',
      words: 'lands in that pay.',
      withheld: 'Your employer withholds $312, 31.2% of it.',
      // 30% and the 2% levy, and 1.5 cents a dollar of the low income offset go: 335, of which 312 is withheld.
      taxTime: 'About $23 of its tax is left to pay at tax time.',
      why: 'The tax table spreads it over a year of pays, on top of your usual pay. Usual pay uses up the tax-free part and the lower rates, so it is taxed at your highest rate.',
    });
  });

  test('has each step of the schedule, and the pay with it', () => {
    const cards = cardsOf(fragment);
    expect(listIn(cards, 'How it is worked out')).toEqual([
      ['1. Usual pay, without cents', '$2,307'],
      ['2. Withheld from it', '$374'],
      ['3. Share of the bonus', '$38'],
      ["4. One fortnight's pay with its share", '$2,345'],
      ['5. Withheld from that', '$386'],
      ['6. More than from usual pay', '$12'],
      ['7. Times 26 pays', '$312'],
      ['8. At most 47% of the bonus', '$470.00'],
      ['9. Withheld from the bonus', '$312'],
    ]);
    expect(listIn(cards, "That fortnight's pay")).toEqual([
      ['Usual pay', '$2,307.69'],
      ['Bonus', '$1,000.00'],
      ['Withheld from usual pay', '-$374'],
      ['Withheld from the bonus', '-$312'],
      ['In your account', '$2,621.69'],
    ]);
    expect(listIn(cards, 'Tax rates that your bonus passes')).toEqual([
      ['33.5% of $1,000', '$335'],
      ["The year's tax on it", '$335'],
    ]);
  });
});

describe('$10,000 on $90,000 with a student loan', () => {
  const fragment = '#salary=90000&options=studentLoan';

  test("lands at $5,300, which is all of the year's tax: the limit of 47%", () => {
    expect(answerIn(fragment)).toMatchObject({
      amount: '$5,300',
      withheld: 'Your employer withholds $4,700, 47% of it.',
      // 30%, the 2% levy and 15% for the loan.
      taxTime: "That is the year's tax on it: nothing comes back.",
      why: 'The tax table spreads it over a year of pays, on top of your usual pay. No more than 47% may be withheld.',
    });
  });

  test('has the year with and without it', () => {
    const cards = cardsOf(fragment);
    expect(yearRow(cards, 'Income tax')).toEqual(['$17,220', '$20,220', '+$3,000']);
    expect(yearRow(cards, 'Medicare levy')).toEqual(['$1,780', '$1,980', '+$200']);
    // 15% of what taxable income has above 69,528.
    expect(yearRow(cards, 'Student loan repayment')).toEqual(['$2,921', '$4,421', '+$1,500']);
    expect(yearRow(cards, 'Take-home pay')).toEqual(['$68,079', '$73,379', '+$5,300']);
    expect(yearRow(cards, 'Super')).toEqual(['$10,800', '$12,000', '+$1,200']);
    // 26 × 862 is 22,412; the tax is 17,220 + 1,780 + 2,920.80.
    expect(yearNotesIn(cards)).toEqual([
      'At tax time, with a year of usual pays: about $491 back.',
      'Your student loan repayment goes up by $1,500.',
    ]);
  });
});

test('$50,000 on $200,000 lands at $26,500, and Division 293 tax is billed later', () => {
  const fragment = '#bonus=50000&salary=200000';
  expect(answerIn(fragment)).toMatchObject({
    amount: '$26,500',
    taxTime: "That is the year's tax on it: nothing comes back.",
  });
  // 249,000 and 30,000 of super are 29,000 above 250,000: 15% of it.
  expect(yearNotesIn(cardsOf(fragment))).toContain(
    'Division 293 tax, billed later: $4,350 more. Your super can pay it.',
  );
});

test('$4,000 of back pay for 20 fortnights bears less by method A than by B(ii)', () => {
  const fragment = '#bonus=4000&salary=60000&kind=back-pay&pays=20';
  expect(answerIn(fragment)).toMatchObject({
    of: 'Of your $4,000 back pay',
    amount: '$2,720',
    // 33.5% is 1,340.
    taxTime: 'About $60 of its tax is left to pay at tax time.',
  });
  // 153 a fortnight: 2,460 bears 424, 50 more than 374.
  expect(listIn(cardsOf(fragment), 'By method B(ii)').slice(2)).toEqual([
    ['3. Share of all bonuses of the year', '$153'],
    ["4. One fortnight's pay with its share", '$2,460'],
    ['5. Withheld from that', '$424'],
    ['6. More than from usual pay', '$50'],
    ['7. Times 26 pays', '$1,300'],
    ['8. At most 47% of the back pay', '$1,880.00'],
    ['9. Withheld from the back pay', '$1,300'],
  ]);
});

describe('$2,000 on a second job of $20,000', () => {
  const fragment = '#bonus=2000&salary=20000&options=noTaxFreeThreshold';

  test('lands at $1,636, and no year is given without the pay of the first', () => {
    expect(answerIn(fragment)).toMatchObject({
      amount: '$1,636',
      taxTime: 'This is the rate for a second job. Add the pay of your other job to see the year.',
    });
    expect(yearRow(cardsOf(fragment), 'Take-home pay')).toBeUndefined();
  });

  test('leaves $276 of its tax where the first pays $60,000', () => {
    const both = `${fragment}&other-job=60000`;
    // 30% and 2% of 2,000, less 364.
    expect(answerIn(both).taxTime).toBe('About $276 of its tax is left to pay at tax time.');
    expect(yearNotesIn(cardsOf(both))).toContain(
      "This is this pay's part of the tax on both jobs.",
    );
  });
});
