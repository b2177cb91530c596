/** Bonuses, salary sacrifices and wanted pays worked by hand, in the words of the page. */
import { describe, expect, test } from 'vitest';
import { answerIn as bonusAnswerIn } from '../bonus/bonus-in.tsx';
import { answerIn, cardsOf, neededFor, row, words } from './compared-page.tsx';

describe('a bonus', () => {
  test('of 10,000 on 80,000', () => {
    const entered = '#salary=80000&offer-salary=80000&offer-bonus=10000';
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $6,800 more a year ($131 a week), and $1,200 more goes into your super.',
    );
    expect(words(cardsOf(entered), 'Bonus')).toBe(
      'Offer B Of the bonus of $10,000 you keep $6,800, after $3,200 of tax. $1,200 more goes into super.',
    );
  });

  test('that crosses a step of the surcharge', () => {
    const entered = '#salary=97000&bonus=1000&options=noPrivateHospitalCover&offer-salary=1';
    expect(words(cardsOf(entered), 'Bonus')).toBe(
      'Offer A The bonus of $1,000 costs more than it pays. It takes you above a limit and adds $1,300 of tax. $120 more goes into super.',
    );
  });

  test('that includes super', () => {
    // 10,000 of gross and 1,200 of super; 32% of the 10,000 is tax and levy.
    const entered = '#salary=89600&included=yes&bonus=11200&offer-salary=1';
    expect(words(cardsOf(entered), 'Bonus')).toBe(
      'Offer A Of the bonus of $11,200 you keep $6,800, after $3,200 of tax. $1,200 of it goes into super.',
    );
  });

  test('in 2025-26 brings super on what its quarter has left of the maximum base, in all that is shown', () => {
    // 12% of the 62,500 of a quarter less the 50,000 of its pay, on top of 24,000.
    const entered = '#salary=200000&bonus=50000&offer-salary=200000&year=2025-26';
    const cards = cardsOf(entered, 'legislated');
    expect(words(cards, 'Bonus')).toContain('$1,500 more goes into super.');
    expect(row(cards, 'Super')).toEqual(['$25,500', '$24,000', '-$1,500']);
  });

  test('by the law lands in the pay that it is paid with', () => {
    // 32% of it is tax and levy. The tables of 2026-27 withhold 122 more from a fortnight with 384 more, 61 more from a week
    // with 192 more, and 264 more from a month with 833 more: 26, 52 and 12 times as much.
    const entered = (cycle: string, pay: number) =>
      cardsOf(`#salary=${pay}&cycle=${cycle}&bonus=10000&offer-salary=1`, 'legislated');
    const kept =
      'Offer A Of the bonus of $10,000 you keep $6,800, after $3,200 of tax. $1,200 more goes into super.';
    expect(words(entered('annually', 80_000), 'Bonus')).toBe(
      `${kept} Paid with a fortnight's pay, $6,828 of it lands in your account. About $28 is left to pay at tax time. See each step`,
    );
    expect(words(entered('weekly', 1_538), 'Bonus')).toBe(
      `${kept} Paid with a week's pay, $6,828 of it lands in your account. About $28 is left to pay at tax time. See each step`,
    );
    expect(words(entered('monthly', 6_667), 'Bonus')).toBe(
      `${kept} Paid with a month's pay, $6,832 of it lands in your account. About $32 is left to pay at tax time. See each step`,
    );
  });

  test('by the law leaves to tax time what the page on a bonus says of it', () => {
    const cards = cardsOf('#salary=240000&bonus=30000&offer-salary=1', 'legislated');
    // 47% of it is tax and levy; Division 293 tax, which grows by 2,190, is billed apart.
    expect(words(cards, 'Bonus')).toContain('About $60 is left to pay at tax time.');
    expect(bonusAnswerIn('#salary=240000&bonus=30000').taxTime).toBe(
      'About $60 of its tax is left to pay at tax time.',
    );
  });

  test('of a pay without the tax-free threshold lands, but what comes back depends on the other job', () => {
    const entered = '#salary=80000&bonus=10000&offer-salary=1&options=noTaxFreeThreshold';
    expect(words(cardsOf(entered, 'legislated'), 'Bonus')).toMatch(
      /lands in your account\. See each step$/,
    );
  });

  test('of a working holiday maker, which no table is for, has no such sentence', () => {
    const entered = '#salary=40000&bonus=1000&offer-salary=1&options=workingHolidayVisa';
    expect(words(cardsOf(entered, 'legislated'), 'Bonus')).toMatch(/goes into super\.$/);
  });
});

describe('salary sacrifice', () => {
  test('of 10,000 from 100,000, by a set without a cap and by one with', () => {
    for (const rules of ['simplified', 'legislated'] as const) {
      const cards = cardsOf('#salary=100000&sacrifice=10000&offer-salary=1', rules);
      expect(words(cards, 'Salary sacrifice')).toBe(
        'Offer A You give up $6,800 of take-home pay for $10,000 paid into super. Super gets $8,500 of it after its 15% tax.',
      );
    }
  });

  test('says what it still counts for, of what is entered', () => {
    const hint = (options: string) =>
      words(cardsOf(`#salary=100000&sacrifice=1000&offer-salary=1${options}`), 'Salary sacrifice')
        .split(' | ')
        .slice(1);
    expect(hint('')).toEqual([]);
    expect(hint('&options=studentLoan')).toEqual([
      'What is sacrificed still counts for your student loan.',
    ]);
    expect(hint('&options=noPrivateHospitalCover')).toEqual([
      'What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
    ]);
  });
});

describe('what to earn', () => {
  test.each([
    ['', 'To take home $1,500 a week, you need to earn $101,159 a year.'],
    [
      '#want-included=yes',
      'To take home $1,500 a week, you need to earn $113,298 a year, super included.',
    ],
    [
      '#want-salary=5301&want-cycle=monthly',
      'To take home $5,301 a month, you need to earn $80,000 a year.',
    ],
    [
      // 63,612 a year in 1,976 hours is 32.192…, so that 32.20 is 63,627.20 a year, 22.35 dollars of gross further.
      '#want-salary=32.20&want-cycle=hourly',
      'To take home $32.20 an hour, you need to earn $80,023 a year.',
    ],
    [
      // The take-home pay of 97,000, which has no surcharge.
      '#want-salary=75172&want-cycle=annually&options=noPrivateHospitalCover',
      'To take home $75,172 a year, you need to earn $97,000 a year.',
    ],
    ['#want-salary=', 'To take home $0 a week, you need to earn $0 a year.'],
    [
      '#want-salary=1000000',
      'No salary up to $15,000,000 a year leaves $1,000,000 a week to take home.',
    ],
    // Cents of a week do not count, those of an hour do.
    ['#want-salary=1.5009k', 'To take home $1,500 a week, you need to earn $101,159 a year.'],
    [
      '#want-salary=32.209&want-cycle=hourly',
      'To take home $32.20 an hour, you need to earn $80,023 a year.',
    ],
  ])('with %j', (fragment, sentence) => {
    expect(neededFor(fragment)).toBe(sentence);
  });
});
