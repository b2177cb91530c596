import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatePay } from '../../src/pay/index.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import { perPeriod } from '../../src/pay/periods.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { anyOptions, anyTaxYear, figuresOf } from './arbitraries.ts';

test('a pay has the figures of the specification, those of the law that it lacks, and no others', () => {
  const pay = calculatePay({ annualSalary: 80_000, taxYear: '2025-26' });
  expect(Object.keys(figuresOf(pay)).sort()).toEqual([
    ...['daily', 'dailyTax', 'division293Tax', 'excessContributions', 'fortnightly'],
    ...['fortnightlyTax', 'grossAnnual', 'incomeTax', 'medicareLevy', 'medicareLevySurcharge'],
    ...['monthly', 'monthlyTax', 'netAnnual', 'sacrificed', 'standardDeduction'],
    ...['studentLoanRepayment', 'superannuation', 'takeHome', 'taxOffsets', 'taxableIncome'],
    ...['totalTax', 'weekly', 'weeklyTax'],
  ]);
});

test('half a cent shows as the exact sum has it: 27,417 a year is 488.345 a week', () => {
  expect(calculatePay({ annualSalary: 27_417, taxYear: '2025-26' }).weekly).toBe(488.345);
  expect(perPeriod(25_393.94, 'weekly')).toBe(488.345);
});

test.each([
  ['daily', 300],
  ['weekly', 1_500],
  ['fortnightly', 3_000],
  ['monthly', 6_500],
  ['annually', 78_000],
] as const)('a %s share of 78,000 a year is %d', (period, share) => {
  expect(perPeriod(78_000, period)).toBe(share);
});

test('no salary, option or rate leads to a figure below 0, NaN or infinite', () => {
  fc.assert(
    fc.property(
      fc.double(),
      anyTaxYear,
      anyOptions,
      fc.option(fc.double({ min: 0, max: 0.5, noNaN: true }), { nil: undefined }),
      (salary, taxYear, options, customSuperRate) => {
        const pay = payCalculator(simplified)({
          annualSalary: salary,
          taxYear,
          options,
          customSuperRate,
        });
        const wrong = Object.entries(figuresOf(pay)).filter(
          ([, figure]) => !(figure >= 0 && figure < Infinity) || Object.is(figure, -0),
        );
        expect(wrong).toEqual([]);
      },
    ),
  );
});
