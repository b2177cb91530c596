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

describe('a step between the pays', () => {
  test.each([
    [700, 200, 100, 'the Medicare levy surcharge (if single)', 700],
    [200, 700, 100, 'the student loan repayment', 700],
    [100, 200, 700, 'the Medicare levy (if single)', 700],
    [-700, 200, 100, 'the student loan repayment', 200],
  ])('of charges of %d, %d and %d names %s alone', (surcharge, loan, levy, charge, most) => {
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

  test('is not looked for where gross or take-home pay is the same, or both differ alike', () => {
    const none = [
      { grossAnnual: 0.004, netAnnual: -520 },
      { grossAnnual: -0.004, netAnnual: 520 },
      { grossAnnual: 100, netAnnual: -0.004 },
      { grossAnnual: 100, netAnnual: 1 },
    ];
    expect(none.map((each) => stepText(differingBy(each)))).toEqual(['', '', '', '']);
  });

  test('is told where both sacrifice as much, and not where a sacrifice is the reason', () => {
    const step = (sacrificed: number) =>
      stepText(
        compared(
          { annualSalary: 28_200, salarySacrifice: sacrificed },
          { annualSalary: 28_300, salarySacrifice: 1_000 },
        ),
      );
    expect(step(1_000)).toContain('a limit of the Medicare levy (if single)');
    expect(step(0)).toBe('');
  });
});

test('a pay does not cover its tax that is short by half a cent or more', () => {
  const { now } = compared();
  const shortBy = (dollars: number) => ({ ...now, netAnnual: -dollars });
  expect([0, 0.004, 0.005, 8_000].map((dollars) => isShort(shortBy(dollars)))).toEqual([
    ...[false, false, true, true],
  ]);
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

  test('is not said where the gross pays differ by less than a cent, or more leaves less', () => {
    const unsaid = [kept(undefined, 0), kept(0.68, 0.004), kept(0.68, -0.004), kept(-2)];
    expect([...unsaid, kept(undefined)]).toEqual(Array(5).fill(''));
  });

  test('is not said where another part of the pays is sacrificed', () => {
    expect(keptText(compared({}, { annualSalary: 90_000, salarySacrifice: 100 }))).toBe('');
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
  expect(
    bonusInPayText({ period: 'monthly', lands: 6_832, settlement: settle(100 + back, 100) }),
  ).toBe(`Paid with a month's pay, $6,832 of it lands in your account.${rest}`);
});

describe('a salary sacrifice', () => {
  const year = taxYearOf(legislated, taxYear);
  const { concessionalCap: _, ...uncapped } = year.superannuation;
  const WORTH =
    'You give up $680 of take-home pay for $1,000 paid into super. Super gets $850 of it after its 15% tax.';

  test.each<[Partial<Sacrifice>, TaxYear, string]>([
    [{}, year, WORTH],
    [
      { takeHomeGivenUp: -300 },
      year,
      WORTH.replace('You give up $680 of take-home pay', 'You take home $300 more'),
    ],
    [{ takeHomeGivenUp: 0 }, year, WORTH.replace('$680 of', 'no')],
    [
      { division293Tax: 300 },
      year,
      `${WORTH} It adds $300 of Division 293 tax, billed later. Your super can pay it.`,
    ],
    // Above the cap only by a cent or more, in a year that has one.
    [{ overCap: undefined }, year, WORTH],
    [{ overCap: 0.004 }, year, WORTH],
    [{ overCap: 1_500 }, { ...year, superannuation: uncapped }, WORTH],
    [
      { overCap: 1_500 },
      year,
      `${WORTH} With your employer's part, super is $1,500 above the 2025-26 cap of $30,000. The cap is the most super that gets the lower tax. What is above it is taxed as income, less what super paid on it.`,
    ],
  ])('with %j', (figures, taxYear, sentences) => {
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
