import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptUpTo,
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  moneyIn,
  moneyText,
  parseMoney,
} from '../../src/words/entered-text.ts';

/** As the field of the rate does. */
const acceptCustomSuper = (text: string, previous: string) =>
  acceptUpTo(MAX_CUSTOM_SUPER_PERCENT, text, previous);

const ARABIC_DIGITS = '\u0668\u0660';
const FULL_WIDTH_DIGITS = '\uff18\uff10';

describe('a sum of money', () => {
  test.each([
    ['80000', '80000', 80_000],
    ['80,000', '80000', 80_000],
    ['$ 80 000', '80000', 80_000],
    ['0080000', '0080000', 80_000],
    ['80,000.50', '80000.50', 80_000],
    ['100000.00', '100000.00', 100_000],
    ['1318.40', '1318.40', 1_318],
    ['1318.', '1318.', 1_318],
    ['1318.4567', '1318.456', 1_318],
    ['1.318.40', '1.318', 1],
    ['.5', '.5', 0],
    ['40k', '40k', 40_000],
    ['40K', '40K', 40_000],
    ['$1,000 k', '1000k', 1_000_000],
    ['85.5k', '85.5k', 85_500],
    ['1.5k', '1.5k', 1_500],
    ['1.2345k', '1.234k', 1_234],
    ['85.k', '85.k', 85_000],
    ['.5k', '.5k', 500],
    ['80k-100k', '80k', 80_000],
    ['40k5', '40k', 40_000],
    ['40kk', '40k', 40_000],
    ['k40', '40', 40],
    ['$1,318.40 a week', '1318.40', 1_318],
    ['80k per week', '80k', 80_000],
    ['40kg', '40k', 40_000],
    ['-500', '500', 500],
    ['1e5', '15', 15],
    ['0x1F', '01', 1],
    ['8\u00000\n0\u00a00', '8000', 8_000],
    ['<b>7</b>', '7', 7],
    ['', '', undefined],
    ['   ', '', undefined],
    ['abc', '', undefined],
    ['.', '.', undefined],
    ['k', '', undefined],
    ['.k', '.k', undefined],
    ['NaN', '', undefined],
    ['Infinity', '', undefined],
    [ARABIC_DIGITS, '', undefined],
    [FULL_WIDTH_DIGITS, '', undefined],
    ['\u00b2\u2167\ud835\udfd8\u212a', '', undefined],
  ])('%j keeps "%s" and is %s whole dollars', (text, kept, amount) => {
    expect(moneyText(text)).toBe(kept);
    expect(moneyIn(text)).toBe(amount);
    expect(parseMoney(text)).toBe(amount ?? 0);
  });

  test.each([
    ['41.35', 41.35],
    ['1318.40', 1318.4],
    ['$1,234.567', 1234.56],
    ['1.239', 1.23],
    ['.5', 0.5],
    ['5.', 5],
    ['1.5k', 1_500],
    ['1.2345k', 1_234],
    ['.', 0],
  ])('%j is %d dollars where two decimals count', (text, amount) => {
    expect(parseMoney(text, 2)).toBe(amount);
  });

  test('the largest safe integer is read; what is beyond it is no sum', () => {
    expect(moneyIn('9007199254740991')).toBe(9_007_199_254_740_991);
    expect(moneyIn('9007199254740991.99')).toBe(9_007_199_254_740_991);
    for (const text of [
      '9007199254740992',
      '9007199254740993',
      '9007199254741k',
      '9'.repeat(400),
    ]) {
      expect(moneyIn(text), text).toBeUndefined();
    }
  });

  test('a limit of digits is one of those before the dot', () => {
    expect(moneyText(`${'9'.repeat(40)}.25`, 15)).toBe(`${'9'.repeat(15)}.25`);
    expect(moneyText(`${'9'.repeat(40)}k`, 15)).toBe(`${'9'.repeat(15)}k`);
  });

  const anyMoneyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,$ kKx'), maxLength: 20 }),
    fc.double({ min: 0, max: 1e9, noNaN: true }).map(String),
  );

  test('no text is more than its whole dollars, and none of its cents, unless a k multiplies them', () => {
    fc.assert(
      fc.property(anyMoneyText, (text) => {
        const [number = ''] = text.split(/(?<=[\d.][$,\s]*)k/i);
        const wholeDollars = Number((number.split('.')[0] ?? '').replace(/\D/g, ''));
        const amount = parseMoney(text);
        expect(Number.isSafeInteger(amount) && amount >= 0 && !Object.is(amount, -0)).toBe(true);
        if (number === text) expect([0, wholeDollars]).toContain(amount);
        else expect(amount).toBeLessThan((wholeDollars + 1) * 1_000);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is kept is read as what was typed, and stays as it is', () => {
    fc.assert(
      fc.property(anyMoneyText, fc.constantFrom(0, 2), (text, decimals) => {
        const kept = moneyText(text);
        expect(kept).toMatch(/^\d*(\.\d{0,3})?[kK]?$/);
        expect(moneyText(kept)).toBe(kept);
        expect(moneyIn(kept, decimals)).toBe(moneyIn(text, decimals));
      }),
    );
  });

  test('a text that is typed key by key is kept as one that is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ kK') }), (text) => {
        expect([...text].reduce((kept, key) => moneyText(kept + key), '')).toBe(moneyText(text));
      }),
    );
  });

  test('once a dot is typed, no further digit changes whole dollars', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.string({ unit: fc.constantFrom(...'0123456789.') }),
        (dollars, rest) => {
          let field = moneyText(`${dollars}.`);
          for (const key of rest) {
            field = moneyText(field + key);
            expect(parseMoney(field)).toBe(dollars);
          }
        },
      ),
    );
  });

  test('a whole number is read back however it is grouped, and whatever cents follow', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), fc.nat(99), (amount, cents) => {
        const grouped = amount.toLocaleString('en-AU');
        expect(parseMoney(grouped)).toBe(amount);
        expect(parseMoney(`$${grouped}.${String(cents).padStart(2, '0')}`)).toBe(amount);
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

test('a number up to a limit is accepted, and a higher one leaves the field as it was', () => {
  expect(acceptUpTo(168, '168', '38')).toBe('168');
  expect(acceptUpTo(168, '168.5', '38')).toBe('38');
  expect(acceptUpTo(168, '', '38')).toBe('');
  expect(acceptUpTo(168, '.', '38')).toBe('.');
});
