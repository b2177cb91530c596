/**
 * Ten comparisons worked by hand from the figures of each set, in the words of the page. By the simplified set the year is
 * 2025-26: 16% from 18,200, 30% from 45,000 (tax of 4,288 there), 37% from 135,000 (31,288) and 45% from 190,000 (51,638); 2%
 * of levy. By the law it is 2026-27: a standard deduction of 1,000, then 15% from 18,200 (4,020 at 45,000, 31,020 at 135,000 and
 * 51,370 at 190,000); a student loan repays 15% of what is above 69,528.
 */
import { describe, expect, test } from 'vitest';
import { answerIn, belowTable, cardsOf, row, words } from './compared-page.tsx';

describe('the graduate: a package of $85,000 with super in it, or $78,000 and super', () => {
  const entered = '#salary=85000&included=yes&offer-salary=78000';

  test.each(['simplified', 'legislated'] as const)('by the %s set', (rules) => {
    // 85,000 ÷ 1.12 is 75,892.86, so that 2,107.14 more is paid, of which 30% is tax and 2% levy. 12% of it goes into super.
    expect(answerIn(entered, rules)).toBe(
      'With Offer B you take home $1,433 more a year ($28 a week), and $253 more goes into your super.',
    );
    expect(belowTable(cardsOf(entered, rules))).toBe('You keep 68 cents per extra dollar.');
  });

  test('is taxed on what is left of the package', () => {
    // 13,555.86 of tax and 1,517.86 of levy; by the law 12,987.86 and 1,497.86.
    expect(row(cardsOf(entered), 'Take-home pay')).toEqual(['$60,819', '$62,252', '+$1,433']);
    expect(row(cardsOf(entered, 'legislated'), 'Take-home pay')).toEqual([
      '$61,407',
      '$62,840',
      '+$1,433',
    ]);
    expect(row(cardsOf(entered), 'Super')).toEqual(['$9,107', '$9,360', '+$253']);
  });
});

describe('the nurse: $41.20 an hour for 32 hours a week, or $1,400 a week, with a student loan', () => {
  // 41.20 × 32 × 52 is 68,556.80; 1,400 × 52 is 72,800.
  const entered =
    '#salary=41.20&cycle=hourly&hours=32&offer-salary=1400&offer-cycle=weekly&offer-hours=32&options=studentLoan';

  test('by the simplified set repays 3% of the one and 3.5% of the other', () => {
    // 11,355.04 + 1,371.14 + 2,056.70 leave 53,773.92; 12,628 + 1,456 + 2,548 leave 56,168. The rest by 1,664 hours.
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $2,394 more a year ($46 a week), and $509 more goes into your super. For each hour that is $1.44 more.',
    );
    const cards = cardsOf(entered);
    expect(row(cards, 'Student loan repayment')).toEqual(['$2,057', '$2,548', '+$491']);
    expect(row(cards, 'An hour')).toEqual(['$32.32', '$33.75', '+$1.44']);
  });

  test('by the law repays nothing of the one, and 15% of 2,272 of the other', () => {
    // 67,556.80 and 71,800 are taxed: 10,787.04 + 1,351.14 leave 56,418.62; 12,060 + 1,436 + 340.80 leave 58,963.20.
    expect(answerIn(entered, 'legislated')).toBe(
      'With Offer B you take home $2,545 more a year ($49 a week), and $509 more goes into your super. For each hour that is $1.53 more.',
    );
    const cards = cardsOf(entered, 'legislated');
    expect(row(cards, 'Student loan repayment')).toEqual(['$0', '$341', '+$341']);
    expect(row(cards, 'A week')).toEqual(['$1,085', '$1,134', '+$49']);
  });
});

describe('$120,000 of which $20,000 is sacrificed, or $120,000 without', () => {
  const entered = '#salary=120000&sacrifice=20000&offer-salary=120000';

  test('by the simplified set', () => {
    // 32% of the 20,000 is tax and levy; 15% of it is the fund's tax.
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $13,600 more a year ($262 a week). Your super gets $17,000 less, after its 15% tax.',
    );
    const cards = cardsOf(entered);
    expect(row(cards, 'Super after its 15% tax')).toEqual(['$29,240', '$12,240', '-$17,000']);
    expect(row(cards, 'Take-home pay and super')).toEqual(['$106,452', '$103,052', '-$3,400']);
    expect(words(cards, 'Salary sacrifice')).toBe(
      'Offer A You give up $13,600 of take-home pay for $20,000 paid into super. Super gets $17,000 of it after its 15% tax.',
    );
    expect(belowTable(cards)).toBe('');
  });

  test('by the law, which taxes what is above the cap as income, less 15%', () => {
    // 14,400 + 20,000 is 1,900 above 32,500. So 100,900 is taxed: 20,790 less 285, and 2,018 of levy. Without: 26,220 and 2,380.
    expect(answerIn(entered, 'legislated')).toBe(
      'With Offer B you take home $13,923 more a year ($268 a week). Your super gets $17,000 less, after its 15% tax.',
    );
    expect(words(cardsOf(entered, 'legislated'), 'Salary sacrifice')).toBe(
      "Offer A You give up $13,923 of take-home pay for $20,000 paid into super. Super gets $17,000 of it after its 15% tax. With your employer's part, super is $1,900 above the 2026-27 cap of $32,500. The cap is the most super that gets the lower tax. What is above it is taxed as income, less what super paid on it.",
    );
  });
});

describe('a bonus of $10,000 on $90,000, with a student loan', () => {
  const entered = '#salary=90000&offer-salary=90000&offer-bonus=10000&options=studentLoan';

  test('by the simplified set', () => {
    // 3,200 of tax and levy; 6% of 100,000 less 5.5% of 90,000 is 1,050 of student loan.
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $5,750 more a year ($111 a week), and $1,200 more goes into your super.',
    );
    expect(words(cardsOf(entered), 'Bonus')).toBe(
      'Offer B Of the bonus of $10,000 you keep $5,750, after $4,250 of tax and student loan. $1,200 more goes into super.',
    );
  });

  test('by the law, with what lands in that pay', () => {
    // 30%, 2% and 15% of it. The tables withhold 862 from a fortnight of 3,461, and 1,044 with 384 more: 26 × 182 is 4,732,
    // limited to 47% of the bonus.
    expect(answerIn(entered, 'legislated')).toBe(
      'With Offer B you take home $5,300 more a year ($102 a week), and $1,200 more goes into your super.',
    );
    expect(words(cardsOf(entered, 'legislated'), 'Bonus')).toBe(
      "Offer B Of the bonus of $10,000 you keep $5,300, after $4,700 of tax and student loan. $1,200 more goes into super. Paid with a fortnight's pay, $5,300 of it lands in your account. See each step",
    );
  });
});

describe('a step of the surcharge', () => {
  test('by the simplified set, above 97,000', () => {
    // 68% of 1,000, less 1% of 98,000.
    const entered = '#salary=97000&offer-salary=98000&options=noPrivateHospitalCover';
    expect(answerIn(entered)).toBe(
      'Offer B pays $1,000 more, but you take home $300 less a year, and $120 more goes into your super.',
    );
    expect(belowTable(cardsOf(entered))).toBe(
      'It is above a limit of the Medicare levy surcharge (if single), which takes $980 more.',
    );
  });

  test('by the law, above 105,000 after the standard deduction', () => {
    // 68% of 1,000, less 1% of 106,000.
    const entered = '#salary=106000&offer-salary=107000&options=noPrivateHospitalCover';
    expect(answerIn(entered, 'legislated')).toBe(
      'Offer B pays $1,000 more, but you take home $380 less a year, and $120 more goes into your super.',
    );
    expect(row(cardsOf(entered, 'legislated'), 'Medicare levy surcharge')).toEqual([
      '$0',
      '$1,060',
      '+$1,060',
    ]);
  });

  test('by the law, goes by income with what is sacrificed, and falls on the rest', () => {
    // 119,000 with the sacrifice, above 105,000; 1% of 119,000 and of 109,000. 33% of the sacrifice is not paid.
    const entered =
      '#salary=120000&offer-salary=120000&offer-sacrifice=10000&options=noPrivateHospitalCover';
    const cards = cardsOf(entered, 'legislated');
    expect(row(cards, 'Medicare levy surcharge')).toEqual(['$1,190', '$1,090', '-$100']);
    expect(words(cards, 'Salary sacrifice')).toBe(
      'Offer B You give up $6,700 of take-home pay for $10,000 paid into super. Super gets $8,500 of it after its 15% tax. | What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
    );
    // 112,000 less 10,000 is above the limit by its sacrifice alone: 1% of 101,000.
    const above =
      '#salary=112000&offer-salary=112000&offer-sacrifice=10000&options=noPrivateHospitalCover';
    expect(row(cardsOf(above, 'legislated'), 'Medicare levy surcharge')?.[1]).toBe('$1,010');
    // By the simplified set 1.25% above 108,000 with the sacrifice, of 102,000.
    expect(row(cardsOf(above), 'Medicare levy surcharge')?.[1]).toBe('$1,275');
  });
});

test.each(['simplified', 'legislated'] as const)(
  'a lower offer: $95,000 or $80,000, by the %s set',
  (rules) => {
    // 32% of the 15,000, and 12% of it.
    const entered = '#salary=95000&offer-salary=80000';
    expect(answerIn(entered, rules)).toBe(
      'With Offer B you take home $10,200 less a year ($196 a week), and $1,800 less goes into your super.',
    );
    expect(belowTable(cardsOf(entered, rules))).toBe('You lose 68 cents per dollar less.');
  },
);

describe('$35 an hour for 38 hours a week, or $40 an hour for 30', () => {
  const entered = '#salary=35&cycle=hourly&offer-salary=40&offer-cycle=hourly&offer-hours=30';

  test('by the simplified set', () => {
    // 69,160 leaves 56,240.80, by 1,976 hours; 62,400 leaves 51,644, by 1,560.
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $4,597 less a year ($88 a week), and $811 less goes into your super. For each hour that is $4.64 more.',
    );
    expect(row(cardsOf(entered), 'An hour')).toEqual(['$28.46', '$33.11', '+$4.64']);
  });

  test('by the law, where the lower pay has 79 of the low income tax offset', () => {
    // 325 less 1.5% of 16,400. 69,160 leaves 56,828.80; 62,400 leaves 52,311.
    expect(answerIn(entered, 'legislated')).toBe(
      'With Offer B you take home $4,518 less a year ($87 a week), and $811 less goes into your super. For each hour that is $4.77 more.',
    );
  });
});

test.each([
  ['simplified', '$70,412'],
  ['legislated', '$71,000'],
] as const)('super of 15.4% against 12%, of $90,000, by the %s set', (rules, home) => {
  // 3.4% of 90,000. 19,588 of tax and levy, by the law 19,000.
  const entered = '#salary=90000&offer-salary=90000&offer-super=15.4';
  expect(answerIn(entered, rules)).toBe(
    `Take-home pay is the same: ${home} a year, and $3,060 more goes into your super.`,
  );
  expect(row(cardsOf(entered, rules), 'Super')).toEqual(['$10,800', '$13,860', '+$3,060']);
});

describe('Division 293 tax: $240,000 or $270,000', () => {
  const entered = '#salary=240000&offer-salary=270000';

  test('by the law is 15% of what is above 250,000, with super', () => {
    // 53% of the 30,000 is taken home. 239,000 + 28,800 is 17,800 above, 269,000 + 32,400 is 51,400 above: 15% of that and of
    // the 32,400.
    expect(answerIn(entered, 'legislated')).toBe(
      'With Offer B you take home $15,900 more a year ($306 a week), and $3,600 more goes into your super.',
    );
    expect(row(cardsOf(entered, 'legislated'), 'Division 293 tax, billed later')).toEqual([
      '$2,670',
      '$4,860',
      '+$2,190',
    ]);
  });

  test('is not in the simplified set', () => {
    // 53% of the 30,000.
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $15,900 more a year ($306 a week), and $3,600 more goes into your super.',
    );
    expect(row(cardsOf(entered), 'Division 293 tax, billed later')).toBeUndefined();
  });

  test('is named with what a sacrifice costs', () => {
    // 236,000 + 31,800 is 17,800 above, as it is without.
    const below = cardsOf('#salary=240000&sacrifice=3000&offer-salary=1', 'legislated');
    expect(words(below, 'Salary sacrifice')).not.toContain('Division 293');
    // 297,000 + 17,000 is 64,000 above: 15% of all contributions, of 17,000 in the place of 15,000.
    const above = cardsOf('#salary=300000&super=5&sacrifice=2000&offer-salary=1', 'legislated');
    expect(words(above, 'Salary sacrifice')).toContain(
      'You give up $1,060 of take-home pay for $2,000 paid into super. Super gets $1,700 of it after its 15% tax. It adds $300 of Division 293 tax, billed later. Your super can pay it.',
    );
  });
});

describe('above the cap: $200,000 of which $10,000 is sacrificed, or $200,000 without', () => {
  const entered = '#salary=200000&sacrifice=10000&offer-salary=200000';

  test('by the law', () => {
    // 24,000 + 10,000 is 1,500 above 32,500, so that 190,500 is taxed: 51,595 less 225, and 3,810. Without: 55,420 and 3,980.
    expect(answerIn(entered, 'legislated')).toBe(
      'With Offer B you take home $5,780 more a year ($111 a week). Your super gets $8,500 less, after its 15% tax.',
    );
    expect(words(cardsOf(entered, 'legislated'), 'Salary sacrifice')).toContain(
      "With your employer's part, super is $1,500 above the 2026-27 cap of $32,500.",
    );
  });

  test('is not known to the simplified set', () => {
    // 47% of the 10,000 is tax and levy.
    expect(answerIn(entered)).toBe(
      'With Offer B you take home $5,300 more a year ($102 a week). Your super gets $8,500 less, after its 15% tax.',
    );
    expect(words(cardsOf(entered), 'Salary sacrifice')).not.toContain('cap');
  });
});
