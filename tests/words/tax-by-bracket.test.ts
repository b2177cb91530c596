import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payCalculator } from '../../src/pay/pay.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../../src/pay/rules/rule-sets.ts';
import { formatDollars } from '../../src/words/money.ts';
import { DEFAULT_OPTIONS } from '../../src/words/pay-options.ts';
import { bracketParts } from '../../src/words/tax-by-bracket.ts';
import { anyOptions, anyYearOfASet } from '../pay/arbitraries.ts';
import { RULE_SETS } from '../support/known-law.ts';

const { legislated, simplified } = RULE_SETS;

function partsOf(
  annualSalary: number,
  chosen: Partial<PayOptions> = {},
  rules: DescribedRuleSet = simplified,
) {
  const taxYear = rules.defaultTaxYear;
  const options = { ...DEFAULT_OPTIONS, ...chosen };
  const pay = payCalculator(rules)({ annualSalary, taxYear, options });
  return bracketParts(pay, taxYearOf(rules, taxYear), options);
}

test('80,000 in 2025-26 is taxed at 0%, 16% and 30%, each on its part', () => {
  expect(partsOf(80_000)).toEqual([
    { rate: 0, from: 0, income: 18_200, tax: 0 },
    { rate: 0.16, from: 18_200, income: 26_800, tax: 4_288 },
    { rate: 0.3, from: 45_000, income: 35_000, tax: 10_500 },
    { rate: 0.37, from: 135_000, income: 0, tax: 0 },
    { rate: 0.45, from: 190_000, income: 0, tax: 0 },
  ]);
});

test('an income at the end of a bracket has nothing in the next', () => {
  expect(partsOf(45_000).map(({ income }) => income)).toEqual([18_200, 26_800, 0, 0, 0]);
});

test('the tax of a bracket is before offsets', () => {
  // 15% of 20,800, of which 625 is taken off.
  expect(partsOf(40_000, {}, legislated).map(({ tax }) => tax)).toEqual([0, 3_120, 0, 0, 0]);
});

test('without the tax-free threshold its income is taxed at the second rate', () => {
  expect(partsOf(20_000, { noTaxFreeThreshold: true }).slice(0, 2)).toEqual([
    { rate: 0.16, from: 0, income: 18_200, tax: 2_912 },
    { rate: 0.16, from: 18_200, income: 1_800, tax: 288 },
  ]);
});

test('the parts add up to the taxable income and its tax before offsets, as they are shown', () => {
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
        for (const { income, tax, rate } of parts) {
          // Each is rounded by less than a dollar.
          expect(Math.abs(tax - income * rate)).toBeLessThan(2);
        }
      },
    ),
  );
});
