import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  calculatePay,
  PayError,
  type PayOptions,
  payCalculator,
  perPeriod,
} from '../../src/pay/index.ts';
import { anyOptions, anyTaxYear, figuresOf, SETS } from './arbitraries.ts';

describe('80,000 a year in 2025-26', () => {
  const pay = calculatePay({ annualSalary: 80_000, taxYear: '2025-26' });

  test('comes to the figures of its year', () => {
    expect(pay).toMatchObject({
      grossAnnual: 80_000,
      taxableIncome: 80_000,
      incomeTax: 14_788,
      medicareLevy: 1_600,
      medicareLevySurcharge: 0,
      studentLoanRepayment: 0,
      taxOffsets: 0,
      totalTax: 16_388,
      netAnnual: 63_612,
      superannuation: 9_600,
      takeHome: 63_612,
    });
  });

  test.each([
    ['daily', 244.661_538_461_5],
    ['weekly', 1_223.307_692_307_7],
    ['fortnightly', 2_446.615_384_615_4],
    ['monthly', 5_301],
    ['dailyTax', 63.030_769_230_8],
    ['weeklyTax', 315.153_846_153_8],
    ['fortnightlyTax', 630.307_692_307_7],
    ['monthlyTax', 1_365.666_666_666_7],
  ] as const)('comes to a %s figure of %d', (name, dollars) => {
    expect(pay[name]).toBeCloseTo(dollars, 9);
  });

  test('has the figures of the specification, those of the law that it lacks, and no others', () => {
    expect(Object.keys(figuresOf(pay)).sort()).toEqual([
      'daily',
      'dailyTax',
      'division293Tax',
      'excessContributions',
      'fortnightly',
      'fortnightlyTax',
      'grossAnnual',
      'incomeTax',
      'medicareLevy',
      'medicareLevySurcharge',
      'monthly',
      'monthlyTax',
      'netAnnual',
      'sacrificed',
      'standardDeduction',
      'studentLoanRepayment',
      'superannuation',
      'takeHome',
      'taxOffsets',
      'taxableIncome',
      'totalTax',
      'weekly',
      'weeklyTax',
    ]);
  });
});

test('every charge that applies is in the total tax', () => {
  const options = { noPrivateHospitalCover: true, noTaxFreeThreshold: true, studentLoan: true };
  expect(calculatePay({ annualSalary: 120_000, taxYear: '2025-26', options })).toMatchObject({
    incomeTax: 29_700,
    medicareLevy: 2_400,
    medicareLevySurcharge: 1_500,
    studentLoanRepayment: 9_600,
    totalTax: 43_200,
    netAnnual: 76_800,
    superannuation: 14_400,
    monthly: 6_400,
    monthlyTax: 3_600,
  });
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

test.each(['2026-27', '2019-20', '2025', '', ' 2025-26', '__proto__', 'constructor', 'length'])(
  'the tax year %j is not found',
  (taxYear) => {
    expect(() => payCalculator(SETS.simplified)({ annualSalary: 80_000, taxYear })).toThrow(
      new PayError('unknownTaxYear', `Tax year ${taxYear} not found`),
    );
  },
);

test.each([-1, -0, Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])(
  'a salary of %d counts as 0',
  (salary) => {
    const pay = calculatePay({ annualSalary: salary, taxYear: '2025-26' });
    const figures = Object.values(figuresOf(pay));
    expect(figures).toEqual(figures.map(() => 0));
  },
);

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

  test('net pay and total tax make up the gross, and the total is the sum of its charges', () => {
    fc.assert(
      fc.property(anySalary, anyTaxYear, anyOptions, (salary, taxYear, options) => {
        const pay = calculatePay({ annualSalary: salary, taxYear, options });
        const charges =
          pay.incomeTax + pay.medicareLevy + pay.medicareLevySurcharge + pay.studentLoanRepayment;
        const margin = salary * 2 ** -48;
        expect(Math.abs(pay.netAnnual + pay.totalTax - pay.grossAnnual)).toBeLessThanOrEqual(
          margin,
        );
        expect(Math.abs(charges - pay.totalTax)).toBeLessThanOrEqual(margin);
        expect([pay.takeHome, pay.taxableIncome]).toEqual([pay.netAnnual, pay.grossAnnual]);
      }),
    );
  });

  test('the tax of a period is its gross pay less its net pay, and a day is a fifth of a week', () => {
    fc.assert(
      fc.property(anySalary, anyTaxYear, anyOptions, (salary, taxYear, options) => {
        const pay = calculatePay({ annualSalary: salary, taxYear, options });
        const margin = salary * 2 ** -48;
        for (const [net, tax, periods] of [
          [pay.daily, pay.dailyTax, 260],
          [pay.weekly, pay.weeklyTax, 52],
          [pay.fortnightly, pay.fortnightlyTax, 26],
          [pay.monthly, pay.monthlyTax, 12],
        ] as const) {
          expect(Math.abs(pay.netAnnual / periods - net)).toBeLessThanOrEqual(margin);
          expect(Math.abs(pay.grossAnnual / periods - net - tax)).toBeLessThanOrEqual(margin);
        }
        expect(Math.abs(pay.weekly / 5 - pay.daily)).toBeLessThanOrEqual(margin);
      }),
    );
  });

  test('a higher income never owes less of any charge', () => {
    fc.assert(
      fc.property(anySalary, anySalary, anyTaxYear, anyOptions, (one, other, taxYear, options) => {
        const lower = calculatePay({ annualSalary: Math.min(one, other), taxYear, options });
        const higher = calculatePay({ annualSalary: Math.max(one, other), taxYear, options });
        expect(CHARGES.filter((charge) => higher[charge] < lower[charge])).toEqual([]);
      }),
    );
  });

  test('a cent more never owes less of any charge', () => {
    fc.assert(
      fc.property(fc.nat(30_000_000), anyTaxYear, anyOptions, (cents, taxYear, options) => {
        const pay = calculatePay({ annualSalary: cents / 100, taxYear, options });
        const more = calculatePay({ annualSalary: (cents + 1) / 100, taxYear, options });
        expect(CHARGES.filter((charge) => more[charge] < pay[charge])).toEqual([]);
      }),
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
