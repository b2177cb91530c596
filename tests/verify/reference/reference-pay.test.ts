import { describe, expect, test } from 'vitest';
import { compare, rational, toNumber } from '../../../src/verify/reference/rational.ts';
import {
  formatReference,
  type ReferenceQuery,
  referencePay,
} from '../../../src/verify/reference/reference-pay.ts';
import { referenceYears } from '../../../src/verify/reference/reference-years.ts';

test('the reference works out 80,000 in 2025-26 as done by hand', () => {
  const pay = referencePay({ salary: 80_000, taxYear: '2025-26' });
  // 26,800 at 16% is 4,288; 35,000 at 30% is 10,500; the levy is 2% of 80,000.
  expect(formatReference(pay.incomeTax, 'dollars')).toBe('$14,788');
  expect(formatReference(pay.medicareLevy, 'dollars')).toBe('$1,600');
  expect(formatReference(pay.totalTax, 'dollars')).toBe('$16,388');
  expect(formatReference(pay.netAnnual, 'dollars')).toBe('$63,612');
  expect(formatReference(pay.superannuation, 'dollars')).toBe('$9,600');
  expect(formatReference(pay.weekly, 'cents')).toBe('$1,223.31');
  expect(formatReference(pay.weeklyTax, 'cents')).toBe('$315.15');
});

test('the reference works out 120,000 without cover or threshold and with a loan as done by hand', () => {
  const pay = referencePay({
    salary: '134400',
    taxYear: '2025-26',
    options: {
      includesSuperannuation: true,
      noPrivateHospitalCover: true,
      noTaxFreeThreshold: true,
      studentLoan: true,
    },
  });
  expect(toNumber(pay.grossAnnual)).toBe(120_000);
  expect(toNumber(pay.incomeTax)).toBe(29_700);
  expect(toNumber(pay.medicareLevySurcharge)).toBe(1_500);
  expect(toNumber(pay.studentLoanRepayment)).toBe(9_600);
  expect(toNumber(pay.totalTax)).toBe(43_200);
});

test('the reference knows six years of the simplified set and seven of the law, and refuses others', () => {
  expect(referenceYears()).toHaveLength(6);
  expect(referenceYears('legislated')).toHaveLength(7);
  expect(() => referencePay({ salary: 1, taxYear: '2019-20' })).toThrow('no tax year 2019-20');
  expect(() => referencePay({ salary: 1, taxYear: '2026-27' })).toThrow('no tax year 2026-27');
});

describe('by the law, the reference works out as done by hand', () => {
  const texts = (query: Omit<ReferenceQuery, 'rules'>) => {
    const pay = referencePay({ ...query, rules: 'legislated' });
    return [
      pay.grossAnnual,
      pay.incomeTax,
      pay.taxOffsets,
      pay.medicareLevy,
      pay.medicareLevySurcharge,
      pay.studentLoanRepayment,
      pay.netAnnual,
      pay.superannuation,
    ].map((figure) => formatReference(figure, 'cents'));
  };

  test('30,000 in 2026-27: 1,000 is deducted, the levy is 10% of what is above 28,011, the offset is 700', () => {
    // 15% of 10,800 is 1,620; 10% of 989 is 98.90.
    expect(texts({ salary: 30_000, taxYear: '2026-27' })).toEqual([
      ...['$30,000.00', '$920.00', '$700.00', '$98.90'],
      ...['$0.00', '$0.00', '$28,981.10', '$3,600.00'],
    ]);
  });

  test('100,000 in 2021-22 with a loan: the middle income offset is 1,200, the loan 7%', () => {
    // 5,092 and 32.5% of 55,000 are 22,967; 1,500 less 3% of 10,000 is 1,200.
    const query = { salary: 100_000, taxYear: '2021-22', options: { studentLoan: true } };
    expect(texts(query)).toEqual([
      ...['$100,000.00', '$21,767.00', '$1,200.00', '$2,000.00'],
      ...['$0.00', '$7,000.00', '$69,233.00', '$10,000.00'],
    ]);
  });

  test('a package of 332,499.60 in 2026-27 without cover: super on 270,830 alone', () => {
    // 12% of 270,830 is 32,499.60. 299,000 is taxable: 51,370 and 45% of 109,000 are 100,420; 1.5% of it is 4,485. Income
    // and super are above 250,000, the super is the less: Division 293 tax is 15% of it, 4,874.94, and is not in the net.
    const options = { includesSuperannuation: true, noPrivateHospitalCover: true };
    expect(texts({ salary: '332499.60', taxYear: '2026-27', options })).toEqual([
      ...['$300,000.00', '$100,420.00', '$0.00', '$5,980.00'],
      ...['$4,485.00', '$0.00', '$189,115.00', '$32,499.60'],
    ]);
  });
});

test('a bonus of 50,000 in one quarter of 2025-26 gets super on what is left of the quarter’s base', () => {
  // 50,000 a quarter leave 12,500 of 62,500: 12% of them. From 2026-27 the base is the year's.
  const added = (taxYear: string) => {
    const query = { salary: 200_000, taxYear, rules: 'legislated' } as const;
    const { superannuation } = referencePay({ ...query, bonus: 50_000 });
    return toNumber(superannuation) - toNumber(referencePay(query).superannuation);
  };
  expect(added('2025-26')).toBe(1_500);
  expect(added('2026-27')).toBe(6_000);
});

describe('a decimal', () => {
  test.each([
    ['0', '0', '1'],
    ['-18200', '-18200', '1'],
    ['0.325', '325', '1000'],
    ['-0.5', '-5', '10'],
    ['1.5e-7', '15', '100000000'],
    ['1e+21', '1000000000000000000000', '1'],
  ])('%s is the fraction %s / %s', (decimal, numerator, denominator) => {
    expect(rational(decimal)).toEqual({
      numerator: BigInt(numerator),
      denominator: BigInt(denominator),
    });
  });

  test.each(['', '.5', '5.', 'NaN', 'Infinity', '1,000', '0x10'])('%j is refused', (text) => {
    expect(() => rational(text)).toThrow('Not a decimal number');
  });

  test('compares as a number does', () => {
    expect(compare(rational('0.1'), rational('0.10'))).toBe(0);
    expect(compare(rational('-2'), rational('-1'))).toBe(-1);
    expect(compare(rational('51550'), rational('51549.99'))).toBe(1);
  });
});

describe('the exact text of an amount', () => {
  test.each([
    ['0', '$0', '$0.00'],
    ['0.5', '$1', '$0.50'],
    ['2.5', '$3', '$2.50'],
    ['0.005', '$0', '$0.01'],
    ['1.005', '$1', '$1.01'],
    ['2.675', '$3', '$2.68'],
    ['2.67499999999999999999', '$3', '$2.67'],
    ['999.995', '$1,000', '$1,000.00'],
    ['1234567.891', '$1,234,568', '$1,234,567.89'],
    ['-0.004', '$0', '$0.00'],
    ['-0.005', '$0', '-$0.01'],
    ['-1234.5', '-$1,235', '-$1,234.50'],
  ])('%s is %s or %s', (decimal, dollars, cents) => {
    expect(formatReference(rational(decimal), 'dollars')).toBe(dollars);
    expect(formatReference(rational(decimal), 'cents')).toBe(cents);
  });
});
