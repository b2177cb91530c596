import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptCustomSuper,
  acceptUpTo,
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  moneyText,
  parseMoney,
  parseSalary,
  salaryDigits,
} from '../../src/pay/index.ts';

const ARABIC_DIGITS = '\u0668\u0660';
const FULL_WIDTH_DIGITS = '\uff18\uff10';

describe('salary text', () => {
  test.each([
    ['80000', '80000', 80_000],
    ['80,000', '80000', 80_000],
    ['$ 80 000', '80000', 80_000],
    ['0080000', '0080000', 80_000],
    ['80,000.50', '8000050', 8_000_050],
    ['-500', '500', 500],
    ['1e5', '15', 15],
    ['0x1F', '01', 1],
    ['8\u00000\n0\u00a00', '8000', 8_000],
    ['<b>7</b>', '7', 7],
    ['', '', 0],
    ['   ', '', 0],
    ['abc', '', 0],
    ['.', '', 0],
    ['NaN', '', 0],
    ['Infinity', '', 0],
    [ARABIC_DIGITS, '', 0],
    [FULL_WIDTH_DIGITS, '', 0],
    ['\u00b2\u2167\ud835\udfd8', '', 0],
  ])('%j keeps the digits "%s" and reads as %d', (text, digits, amount) => {
    expect(salaryDigits(text)).toBe(digits);
    expect(parseSalary(text)).toBe(amount);
  });

  test('the largest safe integer is read; what is beyond it counts as 0', () => {
    expect(parseSalary('9007199254740991')).toBe(9_007_199_254_740_991);
    expect(parseSalary('9007199254740992')).toBe(0);
    expect(parseSalary('9007199254740993')).toBe(0);
    expect(parseSalary('9'.repeat(400))).toBe(0);
  });

  test('whatever is typed is read as a whole number that is not below 0', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(salaryDigits(text)).toMatch(/^[0-9]*$/);
        const amount = parseSalary(text);
        expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
      }),
    );
  });

  test('a whole number is read back however it is grouped', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        expect(parseSalary(amount.toLocaleString('en-AU'))).toBe(amount);
      }),
    );
  });
});

describe('custom superannuation text', () => {
  test.each([
    ['12.5', '12.5', 0.125],
    ['12.5%', '12.5', 0.125],
    [' 1 2 ', '12', 0.12],
    ['50', '50', 0.5],
    ['50.', '50.', 0.5],
    ['50.0', '50.0', 0.5],
    ['050', '050', 0.5],
    ['.5', '.5', 0.005],
    ['9.', '9.', 0.09],
    ['1.2.3', '1.2.3', 0.012],
    ['12..', '12..', 0.12],
    ['-5', '5', 0.05],
    ['1e1', '11', 0.11],
    ['', '', undefined],
    ['abc', '', undefined],
    ['%', '', undefined],
    ['.', '.', undefined],
    ['0', '0', undefined],
    ['0.0', '0.0', undefined],
    ['00', '00', undefined],
    [FULL_WIDTH_DIGITS, '', undefined],
    [ARABIC_DIGITS, '', undefined],
  ])('%j is accepted as "%s" and is a rate of %s', (text, kept, rate) => {
    expect(acceptCustomSuper(text, '11')).toBe(kept);
    expect(customSuperRate(kept)).toBe(rate);
  });

  test.each([
    '50.1',
    '50.01',
    '51',
    '100',
    '1e99',
    '999999999999',
    '50.000001',
    '..',
    '..5',
    '9'.repeat(400),
  ])('%j leaves the old value standing', (text) => {
    expect(acceptCustomSuper(text, '11')).toBe('11');
    expect(acceptCustomSuper(text, '')).toBe('');
    expect(customSuperRate(text)).toBeUndefined();
  });

  test('typing 50.1 a key at a time stops at 50.', () => {
    let field = '';
    for (const text of ['5', '50', '50.', '50.1']) field = acceptCustomSuper(text, field);
    expect(field).toBe('50.');
    expect(customSuperRate(field)).toBe(0.5);
  });

  const anyPercentText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.') }),
    fc.double().map(String),
    fc.double({ min: 49, max: 51, noNaN: true }).map(String),
  );

  test('nothing above 50 is ever accepted, and what is accepted is digits and dots', () => {
    fc.assert(
      fc.property(anyPercentText, (text) => {
        const kept = acceptCustomSuper(text, '');
        expect(kept).toMatch(/^[0-9.]*$/);
        if (kept !== '' && kept !== '.') {
          expect(Number.parseFloat(kept)).toBeLessThanOrEqual(MAX_CUSTOM_SUPER_PERCENT);
        }
      }),
    );
  });

  test('a rate is above 0 and at most a half, or none', () => {
    fc.assert(
      fc.property(anyPercentText, (text) => {
        const rate = customSuperRate(text);
        expect(rate === undefined || (rate > 0 && rate <= 0.5)).toBe(true);
      }),
    );
  });
});

describe('a sum of money', () => {
  test.each([
    ['41.35', '41.35', 41.35],
    ['$1,234.567', '1234.56', 1234.56],
    ['1.2.3', '1.23', 1.23],
    ['.5', '.5', 0.5],
    ['5.', '5.', 5],
    ['.', '.', 0],
    ['', '', 0],
    ['-1e3', '13', 13],
    ['9'.repeat(40), '9'.repeat(15), 999_999_999_999_999],
  ])('%j keeps "%s" and reads as %d', (text, kept, amount) => {
    expect(moneyText(text)).toBe(kept);
    expect(parseMoney(text)).toBe(amount);
  });
});

test('a number up to a limit is accepted, and a higher one leaves the field as it was', () => {
  expect(acceptUpTo(168, '168', '38')).toBe('168');
  expect(acceptUpTo(168, '168.5', '38')).toBe('38');
  expect(acceptUpTo(168, '', '38')).toBe('');
  expect(acceptUpTo(168, '.', '38')).toBe('.');
});
