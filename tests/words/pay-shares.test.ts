/** The parts of a pay, which add up as they are shown: its shares, its tax by bracket, and the salary and the super of a package. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatePay } from '../../src/pay/index.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { formatDollars } from '../../src/words/money.ts';
import { packageText } from '../../src/words/package-text.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { formatTenths, payShares } from '../../src/words/pay-shares.ts';
import { bracketParts } from '../../src/words/tax-by-bracket.ts';
import { anyOptions, anyYearOfASet } from '../pay/arbitraries.ts';
import { RULE_SETS } from '../support/known-law.ts';

const { legislated, simplified } = RULE_SETS;

describe.each([simplified, legislated])('by the figures of $name, the shares of a pay', (rules) => {
  const pays = fc
    .record({
      annualSalary: fc.integer({ min: 1, max: 20_000_000 }),
      salarySacrifice: fc.oneof(fc.constant(0), fc.nat(200_000)),
      options: fc.record({
        noPrivateHospitalCover: fc.boolean(),
        nonResident: fc.boolean(),
        studentLoan: fc.boolean(),
        noTaxFreeThreshold: fc.boolean(),
      }),
    })
    .map((query) => payCalculator(rules)({ ...query, taxYear: rules.defaultTaxYear }))
    .filter(({ netAnnual }) => netAnnual >= 0);

  test('add up to 100.0%, the taxes to the effective rate, and each is less than a tenth of a percent off', () => {
    fc.assert(
      fc.property(pays, (pay) => {
        const shares = payShares(pay);
        const { net, incomeTax, medicareLevy, surcharge, studentLoan, totalTax } = shares;
        expect(net + totalTax + shares.sacrificed).toBe(1_000);
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
        expect(incomeTax + medicareLevy + surcharge + studentLoan).toBe(totalTax);
        const off = (share: number, amount: number) =>
          Math.abs(share - (amount / pay.grossAnnual) * 1_000);
        // The effective rate and the net pay are not more than half of that off.
        expect(off(totalTax, pay.totalTax)).toBeLessThanOrEqual(0.5 + 1e-8);
        expect(off(net, pay.netAnnual)).toBeLessThanOrEqual(0.5 + 1e-8);
        const sacrificed = pay.grossAnnual - pay.netAnnual - pay.totalTax;
        expect(off(shares.sacrificed, sacrificed)).toBeLessThanOrEqual(1);
        expect(off(incomeTax, pay.incomeTax)).toBeLessThanOrEqual(1);
        expect(off(surcharge, pay.medicareLevySurcharge)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

test('half a tenth of tax goes up, and its net down; no pay has no shares; a share has one decimal', () => {
  const pay = calculatePay({ annualSalary: 100_000, taxYear: '2025-26' });
  // 20.05% of 100,000.
  const tie = { ...pay, medicareLevy: 50, incomeTax: 20_000, totalTax: 20_050, netAnnual: 79_950 };
  expect(payShares(tie)).toMatchObject({ totalTax: 201, net: 799 });
  const none = calculatePay({ annualSalary: 0, taxYear: '2025-26' });
  expect(Object.values(payShares(none))).toEqual(Array(7).fill(0));
  expect([0, 7, 205, 1_000].map(formatTenths)).toEqual(['0.0%', '0.7%', '20.5%', '100.0%']);
});

function partsOf(annualSalary: number, chosen: Partial<PayOptions>, rules = simplified) {
  const taxYear = rules.defaultTaxYear;
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  const pay = payCalculator(rules)({ annualSalary, taxYear, options });
  return bracketParts(pay, taxYearOf(rules, taxYear), options);
}

test.each([
  [80_000, {}, simplified, [18_200, 26_800, 35_000, 0, 0], [0, 4_288, 10_500, 0, 0]],
  // The end of a bracket.
  [45_000, {}, simplified, [18_200, 26_800, 0, 0, 0], [0, 4_288, 0, 0, 0]],
  // Before offsets: 15% of 20,800, of which 625 is taken off.
  [40_000, {}, legislated, [18_200, 20_800, 0, 0, 0], [0, 3_120, 0, 0, 0]],
  [
    20_000,
    { noTaxFreeThreshold: true },
    simplified,
    [18_200, 1_800, 0, 0, 0],
    [2_912, 288, 0, 0, 0],
  ],
])('%d with %j, by the set $2.name, has in each bracket %j, taxed %j', (...row) => {
  const [salary, options, rules, incomes, taxes] = row;
  const parts = partsOf(salary, options, rules);
  expect(parts.map(({ income }) => income)).toEqual(incomes);
  expect(parts.map(({ tax }) => tax)).toEqual(taxes);
});

test('a bracket has its rate and its start, and one without the tax-free threshold the second rate', () => {
  const lowest = (options: Partial<PayOptions>) =>
    partsOf(20_000, options)
      .slice(0, 3)
      .map(({ rate, from }) => [rate, from]);
  const above = [
    [0.16, 18_200],
    [0.3, 45_000],
  ];
  expect(lowest({})).toEqual([[0, 0], ...above]);
  expect(lowest({ noTaxFreeThreshold: true })).toEqual([[0.16, 0], ...above]);
});

test('the brackets add up to the taxable income and its tax before offsets, as they are shown', () => {
  fc.assert(
    fc.property(
      anyYearOfASet,
      anyOptions,
      fc.integer({ min: 0, max: 20_000_000 }),
      ([rules, taxYear], options, annualSalary) => {
        const pay = payCalculator(rules)({ annualSalary, taxYear, options });
        const parts = bracketParts(pay, taxYearOf(rules, taxYear), options);
        const sum = (of: 'income' | 'tax') => parts.reduce((total, part) => total + part[of], 0);
        expect(formatDollars(sum('income'))).toBe(formatDollars(pay.taxableIncome));
        expect(formatDollars(sum('tax'))).toBe(formatDollars(pay.incomeTax + pay.taxOffsets));
        // Each is rounded by less than a dollar.
        for (const { income, tax, rate } of parts) {
          expect(Math.abs(tax - income * rate)).toBeLessThan(2);
        }
      },
    ),
  );
});

test('a package says what of it is salary and what is super, which add up to it as they are shown', () => {
  const packageOf = (annualSalary: number, customSuperRate?: number) => {
    const options = { includesSuperannuation: true };
    const query = { annualSalary, customSuperRate, options } as const;
    return packageText(annualSalary, calculatePay({ ...query, taxYear: '2025-26' }));
  };
  expect(packageOf(120_000)).toBe('$120,000 package = $107,143 salary + $12,857 super');
  expect(packageOf(0)).toBe('');
  const anyRate = fc.double({ min: 0.001, max: 0.5, noNaN: true });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20_000_000 }), anyRate, (salary, rate) => {
      const [whole, gross = 0, superannuation = 0] = (
        packageOf(salary, rate).match(/[\d,]+/g) ?? []
      ).map((digits) => Number(digits.replaceAll(',', '')));
      expect(gross + superannuation).toBe(whole);
    }),
  );
});
