import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bracketParts } from '../../../src/pages/home/bracket-parts-content.ts';
import { payCalculator, taxYearOf } from '../../../src/pay/index.ts';
import { RULE_SETS } from '../../../src/pay/rules/index.ts';
import { formatDollars } from '../../../src/words/money.ts';
import { DEFAULT_OPTIONS } from '../../../src/words/pay-options.ts';
import { anyOptions, anyRulesAndYear } from '../../words/any-pay.ts';

test('80,000 in 2025-26 is taxed at 0%, 16% and 30%, each on its part', () => {
  const { simplified } = RULE_SETS;
  const pay = payCalculator(simplified)({ annualSalary: 80_000, taxYear: '2025-26' });
  expect(bracketParts(pay, taxYearOf(simplified, '2025-26'), DEFAULT_OPTIONS)).toEqual([
    { rate: 0, floor: 0, income: 18_200, tax: 0 },
    { rate: 0.16, floor: 18_200, income: 26_800, tax: 4_288 },
    { rate: 0.3, floor: 45_000, income: 35_000, tax: 10_500 },
    { rate: 0.37, floor: 135_000, income: 0, tax: 0 },
    { rate: 0.45, floor: 190_000, income: 0, tax: 0 },
  ]);
});

test('without the tax-free threshold its income is taxed at the second rate', () => {
  const { simplified } = RULE_SETS;
  const options = { ...DEFAULT_OPTIONS, noTaxFreeThreshold: true };
  const pay = payCalculator(simplified)({ annualSalary: 20_000, taxYear: '2025-26', options });
  const [first, second] = bracketParts(pay, taxYearOf(simplified, '2025-26'), options);
  expect(first).toEqual({ rate: 0.16, floor: 0, income: 18_200, tax: 2_912 });
  expect(second).toEqual({ rate: 0.16, floor: 18_200, income: 1_800, tax: 288 });
});

test('non-residents and working holiday makers are taxed by their own brackets', () => {
  const { simplified } = RULE_SETS;
  const year = taxYearOf(simplified, '2025-26');
  const partsOf = (options: Partial<typeof DEFAULT_OPTIONS>) => {
    const chosen = { ...DEFAULT_OPTIONS, ...options };
    const query = { annualSalary: 150_000, taxYear: '2025-26', options: chosen };
    return bracketParts(payCalculator(simplified)(query), year, chosen);
  };
  for (const [options, brackets] of [
    [{ nonResident: true }, year.incomeTax.foreign.steps],
    [{ workingHolidayVisa: true }, year.incomeTax.workingHoliday.steps],
  ] as const) {
    const parts = partsOf(options);
    expect(parts.map(({ rate }) => rate)).toEqual(brackets.map(({ rate }) => rate));
    expect(parts.map(({ floor }) => floor)).toEqual(brackets.map(({ above }) => above));
    for (const [index, { tax, income }] of parts.entries()) {
      expect(tax).toBe(Math.round(income * (brackets[index]?.rate ?? 0)));
    }
  }
});

test('the tax of a bracket is before offsets', () => {
  const { legislated } = RULE_SETS;
  const pay = payCalculator(legislated)({ annualSalary: 40_000, taxYear: '2026-27' });
  const parts = bracketParts(pay, taxYearOf(legislated, '2026-27'), DEFAULT_OPTIONS);
  // 15% of 20,800, of which 625 is taken off.
  expect(pay.incomeTax).toBe(2_495);
  expect(parts.map(({ tax }) => tax)).toEqual([0, 3_120, 0, 0, 0]);
});

test('an income at the end of a bracket has nothing in the next', () => {
  const { simplified } = RULE_SETS;
  const pay = payCalculator(simplified)({ annualSalary: 45_000, taxYear: '2025-26' });
  const parts = bracketParts(pay, taxYearOf(simplified, '2025-26'), DEFAULT_OPTIONS);
  expect(parts.map(({ income }) => income)).toEqual([18_200, 26_800, 0, 0, 0]);
  expect(parts.map(({ tax }) => tax)).toEqual([0, 4_288, 0, 0, 0]);
});

test('the parts add up to the taxable income and its tax before offsets, as they are shown', () => {
  fc.assert(
    fc.property(
      anyRulesAndYear,
      anyOptions,
      fc.integer({ min: 0, max: 20_000_000 }),
      ({ rules, taxYear }, options, annualSalary) => {
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
