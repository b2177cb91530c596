import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { calculatePay, type PayOptions, perPeriod } from '../../src/pay/index.ts';
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
        const pay = calculatePay({ annualSalary: salary, taxYear, options, customSuperRate });
        const wrong = Object.entries(figuresOf(pay)).filter(
          ([, figure]) => !(figure >= 0 && figure < Infinity) || Object.is(figure, -0),
        );
        expect(wrong).toEqual([]);
      },
    ),
  );
});

describe('on every salary', () => {
  const anySalary = fc.oneof(
    fc.integer({ min: 0, max: 300_000 }),
    fc.integer({ min: 0, max: 30_000_000 }).map((cents) => cents / 100),
    fc.integer({ min: 0, max: 1_000_000_000 }),
  );

  test('net pay and tax make up the gross of the year and of each period, and the charges the total', () => {
    fc.assert(
      fc.property(anySalary, anyTaxYear, anyOptions, (salary, taxYear, options) => {
        const pay = calculatePay({ annualSalary: salary, taxYear, options });
        const charges =
          pay.incomeTax + pay.medicareLevy + pay.medicareLevySurcharge + pay.studentLoanRepayment;
        const margin = salary * 2 ** -48;
        expect(Math.abs(charges - pay.totalTax)).toBeLessThanOrEqual(margin);
        expect([pay.takeHome, pay.taxableIncome]).toEqual([pay.netAnnual, pay.grossAnnual]);
        for (const [net, tax, periods] of [
          [pay.netAnnual, pay.totalTax, 1],
          [pay.daily, pay.dailyTax, 260],
          [pay.weekly, pay.weeklyTax, 52],
          [pay.fortnightly, pay.fortnightlyTax, 26],
          [pay.monthly, pay.monthlyTax, 12],
        ] as const) {
          expect(Math.abs(pay.netAnnual / periods - net)).toBeLessThanOrEqual(margin);
          expect(Math.abs(pay.grossAnnual / periods - net - tax)).toBeLessThanOrEqual(margin);
        }
      }),
    );
  });

  test('more income, or a cent more, never owes less of any charge', () => {
    const anyMore = fc.oneof(fc.constant(0.01), fc.nat(300_000));
    fc.assert(
      fc.property(anySalary, anyMore, anyTaxYear, anyOptions, (salary, more, taxYear, options) => {
        const lower = calculatePay({ annualSalary: salary, taxYear, options });
        const annualSalary = (Math.round(salary * 100) + Math.round(more * 100)) / 100;
        const higher = calculatePay({ annualSalary, taxYear, options });
        expect(CHARGES.filter((charge) => higher[charge] < lower[charge])).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('withholding tax offsets changes no figure', () => {
    fc.assert(
      fc.property(anySalary, anyTaxYear, anyOptions, (salary, taxYear, options) => {
        const figures = (withholdTaxOffsets: boolean) =>
          calculatePay({
            annualSalary: salary,
            taxYear,
            options: { ...options, withholdTaxOffsets } satisfies PayOptions,
          });
        expect(figures(true)).toEqual(figures(false));
      }),
    );
  });
});

const CHARGES = [
  'incomeTax',
  'medicareLevy',
  'medicareLevySurcharge',
  'studentLoanRepayment',
  'totalTax',
] as const;
