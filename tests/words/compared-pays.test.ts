/** The sentences on two pays, a bonus and a salary sacrifice. */
import { describe, expect, test } from 'vitest';
import type { BonusKept, Sacrifice } from '../../src/pay/bonus-and-sacrifice.ts';
import { comparePay, type PayComparison, type PayDifference } from '../../src/pay/compare-pay.ts';
import type { PayQuery } from '../../src/pay/pay.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { type TaxYear, taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { settle } from '../../src/pay/settle.ts';
import {
  bonusInPayText,
  bonusText,
  keptText,
  sacrificeText,
  stepText,
  stillCountedText,
} from '../../src/words/compared-pays.ts';
import { isShort } from '../../src/words/pay-changes.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { RULE_SETS } from '../support/known-law.ts';

const { legislated, simplified } = RULE_SETS;
const taxYear = '2025-26';

/** Two pays by the simplified set, of 80,000 but for what is given. */
function compared(now: Partial<PayQuery> = {}, offer = now): PayComparison {
  const pay = { annualSalary: 80_000, taxYear };
  return comparePay({ now: { ...pay, ...now }, offer: { ...pay, ...offer } }, simplified);
}

/** Two pays that differ by `difference` alone. */
function differingBy(difference: Partial<PayDifference>): PayComparison {
  const same = compared();
  const more = Object.entries(difference).map(([name, amount]) => {
    return [name, same.offer[name as keyof PayDifference] + amount];
  });
  return {
    ...same,
    offer: { ...same.offer, ...Object.fromEntries(more) },
    difference: { ...same.difference, ...difference },
  };
}

test.each([
  [700, 200, 100, 'the Medicare levy surcharge (if single)', 700],
  [200, 700, 100, 'the student loan repayment', 700],
  [100, 200, 700, 'the Medicare levy (if single)', 700],
  [-700, 200, 100, 'the student loan repayment', 200],
])('a step of charges of %d, %d and %d names %s alone', (surcharge, loan, levy, charge, most) => {
  const crossing = (sign: number) =>
    stepText(
      differingBy({
        ...{ grossAnnual: sign * 100, netAnnual: sign * -900 },
        ...{ medicareLevySurcharge: sign * surcharge, medicareLevy: sign * levy },
        studentLoanRepayment: sign * loan,
      }),
    );
  expect(crossing(1)).toBe(`It is above a limit of ${charge}, which takes $${most} more.`);
  expect(crossing(-1)).toBe(`It is below a limit of ${charge}, which takes $${most} less.`);
});

const [small, large] = [{ annualSalary: 28_200 }, { annualSalary: 28_300 }];
const sacrificing = { ...large, salarySacrifice: 1_000 };

test.each<[string, PayComparison]>([
  ['the same gross pay', differingBy({ grossAnnual: 0.004, netAnnual: -520 })],
  ['the same gross pay, less', differingBy({ grossAnnual: -0.004, netAnnual: 520 })],
  ['the same take-home pay', differingBy({ grossAnnual: 100, netAnnual: -0.004 })],
  ['more of both', differingBy({ grossAnnual: 100, netAnnual: 1 })],
  ['a sacrifice for a reason', compared(small, sacrificing)],
])('no step is looked for between pays with %s', (_, comparison) => {
  expect(stepText(comparison)).toBe('');
});

test('a step is told where both pays sacrifice as much', () => {
  const comparison = compared({ ...small, salarySacrifice: 1_000 }, sacrificing);
  expect(stepText(comparison)).toContain('a limit of the Medicare levy (if single)');
});

test('a pay does not cover its tax that is short by half a cent or more', () => {
  const { now } = compared();
  const isShortBy = (dollars: number) => isShort({ ...now, netAnnual: -dollars });
  expect([0, 0.004, 0.005, 8_000].map(isShortBy)).toEqual([false, false, true, true]);
});

describe('what is kept of a further dollar', () => {
  const kept = (keptOfEachDollar: number | undefined, grossAnnual = 100) =>
    keptText({ ...differingBy({ grossAnnual }), keptOfEachDollar });

  test.each([
    [1.5, '$1.50'],
    [0.999, '99.9 cents'],
    [0.68, '68 cents'],
    [0.001, '0.1 cents'],
    [0, 'nothing'],
  ])('is, where it is %d of it, %s', (fraction, amount) => {
    expect(kept(fraction)).toBe(`Of each extra dollar, you keep ${amount}.`);
    expect(kept(fraction, -100)).toBe(`Of each dollar less, you lose ${amount}.`);
  });

  test('is not said where gross pays differ by less than a cent, more leaves less, or the sacrifices differ', () => {
    const unsaid = [kept(undefined, 0), kept(0.68, 0.004), kept(0.68, -0.004), kept(-2)];
    const otherSacrifice = keptText(compared({}, { annualSalary: 90_000, salarySacrifice: 100 }));
    expect([...unsaid, kept(undefined), otherSacrifice]).toEqual(Array(6).fill(''));
  });
});

test.each<[Partial<PayOptions>, Partial<BonusKept>, string]>([
  [{}, {}, 'Of the bonus of $100 you keep nothing, after $100 of tax. $12 more goes into super.'],
  [{}, { superannuation: 0 }, 'Of the bonus of $100 you keep nothing, after $100 of tax.'],
  [
    { studentLoan: true, includesSuperannuation: true },
    { kept: 40, tax: 60 },
    'Of the bonus of $100 you keep $40, after $60 of tax and student loan. $12 of it goes into super.',
  ],
  [
    {},
    { kept: -1_200, tax: 1_300 },
    'The bonus of $100 costs more than it pays. It takes you above a limit and adds $1,300 of tax. $12 more goes into super.',
  ],
])('a bonus with %j, of which is %j, is told as: %s', (options, kept, sentence) => {
  const bonus = { bonus: 100, options: { ...DEFAULT_OPTIONS, ...options } };
  const all = { kept: 0, tax: 100, superannuation: 12, share: 0, ...kept };
  expect(bonusText(bonus, all)).toBe(sentence);
});

test.each([
  [0.9, ''],
  [1, ' About $1 comes back at tax time.'],
  [-20.4, ' About $20 is left to pay at tax time.'],
])('a bonus of which %s too much is withheld lands, then: %s', (back, rest) => {
  const settlement = settle(100 + back, 100);
  expect(bonusInPayText({ period: 'monthly', lands: 6_832, settlement })).toBe(
    `Paid with a month's pay, $6,832 of it lands in your account.${rest}`,
  );
});

describe('a salary sacrifice', () => {
  const year = taxYearOf(legislated, taxYear);
  const { concessionalCap: _, ...uncapped } = year.superannuation;
  const COST = 'You give up $680 of take-home pay';
  const GAIN = ' for $1,000 paid into super. Super gets $850 of it after its 15% tax.';
  const BILL = ' It adds $300 of Division 293 tax, billed later. Your super can pay it.';
  const ABOVE =
    " With your employer's part, super is $1,500 above the 2025-26 cap of $30,000. The cap is the most super that gets the lower tax. What is above it is taxed as income, less what super paid on it.";

  test.each<[Partial<Sacrifice>, string, TaxYear?]>([
    [{}, COST + GAIN],
    [{ takeHomeGivenUp: -300 }, `You take home $300 more${GAIN}`],
    [{ takeHomeGivenUp: 0 }, `You give up no take-home pay${GAIN}`],
    [{ division293Tax: 300 }, COST + GAIN + BILL],
    // Above the cap only by a cent or more, in a year that has one.
    [{ overCap: undefined }, COST + GAIN],
    [{ overCap: 0.004 }, COST + GAIN],
    [{ overCap: 1_500 }, COST + GAIN, { ...year, superannuation: uncapped }],
    [{ overCap: 1_500 }, COST + GAIN + ABOVE],
  ])('with %j: %s', (figures, sentences, taxYear = year) => {
    const usual = {
      ...{ sacrificed: 1_000, takeHomeGivenUp: 680, contributionsTax: 150, superGained: 850 },
      ...{ division293Tax: 0, concessionalContributions: 10_600, overCap: 0 },
    };
    expect(sacrificeText({ ...usual, ...figures }, taxYear)).toBe(sentences);
  });

  test.each([
    [{}, ''],
    [{ studentLoan: true }, 'What is sacrificed still counts for your student loan.'],
    [
      { noPrivateHospitalCover: true },
      'What is sacrificed still counts towards the limits of the Medicare levy surcharge. The surcharge itself is a share of the rest.',
    ],
  ])('with %j: %s', (options, words) => {
    expect(stillCountedText({ ...DEFAULT_OPTIONS, ...options })).toBe(words);
  });
});
