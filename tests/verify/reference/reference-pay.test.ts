import { describe, expect, test } from 'vitest';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import { rational } from '../../../src/verify/reference/rational.ts';
import { formatReference, referencePay } from '../../../src/verify/reference/reference-pay.ts';
import { referenceYears } from '../../../src/verify/reference/reference-years.ts';

test.each([simplified, legislated])('the reference knows the years of the $name set', (rules) => {
  expect(referenceYears(rules.name)).toEqual(rules.taxYears.map(({ label }) => label));
});

test('the reference refuses other years', () => {
  expect(() => referencePay({ salary: 1, taxYear: '2019-20' })).toThrow('no tax year 2019-20');
  expect(() => referencePay({ salary: 1, taxYear: '2026-27' })).toThrow('no tax year 2026-27');
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
    expect(rational('0.1').equals('0.10')).toBe(true);
    expect(rational(-2).isBelow(-1)).toBe(true);
    expect(rational(51_550).isAbove('51549.99')).toBe(true);
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
