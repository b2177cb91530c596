import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { money } from '../../src/pages/form/field.ts';
import { SUPER_RATE } from '../../src/pages/questions/pay.tsx';
import {
  customSuperRate,
  isUnfinished,
  moneyIn,
  moneyText,
  parseMoney,
  readAmount,
  typedMoney,
} from '../../src/words/entered-text.ts';
import { AMOUNTS, REFUSED, YEARLY } from './entered-amounts.ts';

const acceptCustomSuper = SUPER_RATE.accept;

/** As fields of money have them. */
const moneyProblem = (text: string, decimals: 0 | 2, most?: number) =>
  money('', { decimals, ...(most && { most }) }).problem(text);
const moneyNote = (text: string, decimals: 0 | 2) => money('', { decimals }).note?.(text);

const ARABIC_DIGITS = '\u0668\u0660';
const FULL_WIDTH_DIGITS = '\uff18\uff10';

describe('a sum of money', () => {
  test.each([
    ['80000', '80000', 80_000],
    ['$ 80 000', '80000', 80_000],
    ['80,000.50', '80000.50', 80_000],
    ['1318.', '1318.', 1_318],
    ['.5', '.5', 0],
    ['$1,000 k', '1000k', 1_000_000],
    ['1.2345k', '1.2345k', 1_234],
    ['.5k', '.5k', 500],
    ['8\u00000\n0\u00a00\u200b', '8000', 8_000],
    ['100000000', '100000000', 100_000_000],
  ])('%j keeps "%s" and is %s whole dollars', (text, kept, amount) => {
    expect(moneyText(text)).toBe(kept);
    expect(moneyIn(text)).toBe(amount);
    expect(parseMoney(text)).toBe(amount);
    expect(moneyProblem(text, 0)).toBe('');
  });

  test.each([
    ['1318.40', 1318.4],
    ['$1,234.567', 1234.56],
    ['.5', 0.5],
    ['1.2345k', 1_234],
    ['.', 0],
  ])('%j is %d dollars where two decimals count', (text, amount) => {
    expect(parseMoney(text, 2)).toBe(amount);
  });

  test.each(['', '   ', '.', ' $'])('%j is none, and nothing is said of it', (text) => {
    expect(moneyIn(text)).toBeUndefined();
    expect(moneyProblem(text, 0)).toBe('');
  });

  test.each([
    ['$ -5,000', 'An amount cannot be below $0.'],
    ['\u22125000', 'An amount cannot be below $0.'],
    ['k', 'Use numbers only.'],
    ['1318.40/box', 'Use numbers only.'],
    ['5-000', 'Use numbers only.'],
    ['x1.2.3', 'Use numbers only.'],
    ['1.2.3x', 'Use numbers only.'],
    [ARABIC_DIGITS, 'Use numbers only.'],
    [FULL_WIDTH_DIGITS, 'Use numbers only.'],
    ['1.318.40', 'Use one dot only.'],
    ['318.40.5', 'Use one dot only.'],
    ['100000001', 'That looks too much. Check the amount.'],
    ['9'.repeat(400), 'That looks too much. Check the amount.'],
  ])('%j is refused, and no part of it counts: %s', (text, said) => {
    expect(moneyIn(text)).toBeUndefined();
    expect(parseMoney(text, 2)).toBe(0);
    expect(moneyProblem(text, 0)).toBe(said);
    expect(moneyProblem(moneyText(text), 0)).toBe(said);
  });

  test('what is above the most of a field is refused', () => {
    expect(moneyProblem('500', 2, 500)).toBe('');
    expect(moneyProblem('500.01', 2, 500)).toBe('That looks too much. Check the amount.');
  });

  test.each([
    ['1318', 0, ''],
    ['1318.40', 0, 'Cents are left out.'],
    ['1.2345k', 0, 'Cents are left out.'],
    ['41.35', 2, ''],
    ['1341.359', 2, 'Only two decimals count.'],
    ['1.234k', 2, ''],
  ] as const)('of %j with %d decimals it is said: "%s"', (text, decimals, note) => {
    expect(moneyNote(text, decimals)).toBe(note);
  });

  const anyMoneyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,$ kK-x'), maxLength: 20 }),
    fc.double({ min: 0, max: 1e9, noNaN: true }).map(String),
  );

  test('every text with something to read is a sum, or is refused in words, whatever is left out when it is kept', () => {
    fc.assert(
      fc.property(anyMoneyText, fc.constantFrom(0, 2), (text, decimals) => {
        const kept = moneyText(text);
        expect(moneyText(kept)).toBe(kept);
        const sum = moneyIn(text, decimals);
        expect(moneyIn(kept, decimals)).toBe(sum);
        const isRefused = moneyProblem(text, decimals) !== '';
        expect(sum !== undefined && isRefused).toBe(false);
        if (sum === undefined && !isRefused) expect(kept).toMatch(/^\.?$/);
      }),
      { numRuns: 1_000 },
    );
  });

  test('no sum is more than the dollars before its dot, or the thousands before its k', () => {
    fc.assert(
      fc.property(anyMoneyText, (text) => {
        const amount = parseMoney(text);
        const dollars = Math.max(0, Number.parseInt(moneyText(text), 10) || 0);
        const isThousands = /k$/i.test(moneyText(text));
        expect(amount).toBeLessThanOrEqual(isThousands ? dollars * 1_000 + 999 : dollars);
        expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('a text that is typed key by key is kept as one that is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ kK-') }), (text) => {
        const typed = [...text].reduce((shown, key) => typedMoney(shown + key), '');
        expect(typed).toBe(typedMoney(text));
        expect(moneyText(typed)).toBe(moneyText(text));
      }),
    );
  });
});

describe('a sum as people type or copy it', () => {
  test.each([...AMOUNTS, ...YEARLY])('%j is %d dollars', (text, amount) => {
    expect(readAmount(text, 2).amount).toBe(amount);
    expect(readAmount(text).amount).toBe(Math.floor(amount));
    expect(readAmount(moneyText(text), 2)).toEqual(readAmount(text, 2));
    expect(money('', { decimals: 2, unit: 'annually' }).problem(text)).toBe('');
  });

  test.each(REFUSED)('%j is refused: %s', (text, said) => {
    expect(readAmount(text, 2).amount).toBeUndefined();
    expect(moneyIn(text, 2)).toBeUndefined();
    expect(moneyProblem(text, 2)).toBe(said);
    expect(moneyProblem(moneyText(text), 2)).toBe(said);
  });

  test.each([
    ['1500pw', 'weekly', undefined],
    ['$1,500 a week', 'weekly', undefined],
    ['1500 p.w. incl. super', 'weekly', true],
    ['3k per fortnight', 'fortnightly', undefined],
    ['5000 pm', 'monthly', undefined],
    ['5000/mth', 'monthly', undefined],
    ['5,000 monthly', 'monthly', undefined],
    ['$36.50/hr', 'hourly', undefined],
    ['36,50 an hour', 'hourly', undefined],
    ['36 per hour plus super', 'hourly', false],
    ['600/day', 'daily', undefined],
    ['120k including superannuation', undefined, true],
    ['120k inc. super p.a.', 'annually', true],
    ['120k p.a. excl. super', 'annually', false],
  ])('%j is by %s, and super is in it: %s', (text, cycle, includesSuper) => {
    expect(readAmount(text, 2)).toMatchObject({ cycle, includesSuper });
    expect(readAmount(text, 2).problem).toBe('');
  });

  test('a field refuses a period that is not its own, and super where the form does not ask about it', () => {
    const yearly = money('', { unit: 'annually' });
    expect(yearly.problem('5000 a year + super')).toBe('');
    expect(yearly.problem('500/week')).toBe('Enter the amount a year, not a week.');
    expect(money('').problem('5000 p.a.')).toBe('Enter the amount in all, not a year.');
    expect(yearly.problem('5000 incl super')).toBe('Enter the amount without super.');
    for (const text of ['500/week', '5000 incl super']) {
      expect(moneyIn(text, 0, 'annually')).toBeUndefined();
    }
    expect(moneyIn('5000 pa', 0, 'annually')).toBe(5_000);
  });

  test('nothing is ten times what was typed, or a tenth: the digits before the point are those of the sum', () => {
    const typed = fc.tuple(
      fc.nat(99_999_999),
      fc.option(
        fc.nat(99).map((cents) => `${cents}`.padStart(2, '0')),
        { nil: '' },
      ),
      fc.constantFrom('.', ','),
      fc.boolean(),
    );
    fc.assert(
      fc.property(typed, ([dollars, cents, point, isGrouped]) => {
        const whole = isGrouped ? dollars.toLocaleString('en-AU') : `${dollars}`;
        const text = cents ? whole + point + cents : whole;
        const { amount } = readAmount(text, 2);
        // With commas of both kinds it can be read in two ways.
        const isTwofold = cents !== '' && point === ',' && whole.includes(',');
        expect(amount).toBe(isTwofold ? undefined : Number(`${dollars}.${cents || 0}`));
      }),
    );
  });

  test('a suggestion is right as it stands', () => {
    const number = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 });
    fc.assert(
      fc.property(number, (text) => {
        const [, ...readings] = /^Enter (.*) or (.*)\.$/.exec(moneyProblem(text, 2)) ?? [];
        for (const reading of readings) {
          expect(moneyProblem(reading, 2)).toMatch(/^$|^That looks/);
        }
      }),
    );
  });

  test.each([
    ['80,', true],
    ['80,00', true],
    ['80.000,0', true],
    ['80,000', false],
    ['80,0k', false],
    ['80', false],
  ])('whether more may follow the comma of %j: %s', (text, is) => {
    expect(isUnfinished(text)).toBe(is);
  });
});

describe('custom superannuation text', () => {
  test.each([
    ['12.5%', '12.5', 0.125],
    ['50.0', '50.0', 0.5],
    ['9.', '9.', 0.09],
    ['1.2.3', '1.2.3', 0.012],
    ['1,5', '1.5', 0.015],
    ['12,5%', '12.5', 0.125],
    ['-5', '5', 0.05],
    ['1e1', '11', 0.11],
    ['', '', undefined],
    ['.', '.', undefined],
    ['0.0', '0.0', undefined],
    [ARABIC_DIGITS, '', undefined],
  ])('%j is accepted as "%s" and is a rate of %s', (text, kept, rate) => {
    expect(acceptCustomSuper(text, '11')).toBe(kept);
    expect(customSuperRate(kept)).toBe(rate);
  });

  test.each(['50.1', '51', '1e99', '50.000001', '..', '1,234', '9'.repeat(400)])(
    '%j leaves the old value standing',
    (text) => {
      expect(acceptCustomSuper(text, '11')).toBe('11');
      expect(acceptCustomSuper(text, '')).toBe('');
      expect(customSuperRate(text)).toBeUndefined();
    },
  );

  const anyPercentText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.') }),
    fc.double().map(String),
    fc.double({ min: 49, max: 51, noNaN: true }).map(String),
  );

  test('nothing above 50 is ever accepted, and what is accepted is digits and dots', () => {
    fc.assert(
      fc.property(anyPercentText, (text) => {
        expect(acceptCustomSuper(text, '')).toMatch(/^[0-9.]*$/);
        const rate = customSuperRate(acceptCustomSuper(text, ''));
        expect(rate === undefined || (rate > 0 && rate <= 0.5)).toBe(true);
        expect(customSuperRate(text) ?? 0.5).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});
