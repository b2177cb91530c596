/** Texts that visitors type or paste, and the amounts that they are read as. */
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
import { likelyCycle } from '../../src/words/likely-cycle.ts';
import type { PayCycle } from '../../src/words/pay-cycles.ts';
import { AMOUNTS, REFUSED, YEARLY } from './entered-amounts.ts';

const ARABIC_DIGITS = '\u0668\u0660';
const FULL_WIDTH_DIGITS = '\uff18\uff10';
const NEGATIVE = 'An amount cannot be below $0.';
const NO_NUMBER = 'Use numbers only.';
const TOO_MUCH = 'That looks too much. Check the amount.';

/** The messages of money fields about a text. */
const problemOf = (text: string, decimals: 0 | 2 = 2) => money('', { decimals }).problem(text);

describe('a sum of money', () => {
  const CUT = 'Cents are left out.';
  test.each([
    ['80000', '80000', 80_000, 80_000, '', ''],
    ['$ 80 000', '80000', 80_000, 80_000, '', ''],
    ['80,000.50', '80000.50', 80_000, 80_000.5, CUT, ''],
    ['1318.', '1318.', 1_318, 1_318, CUT, ''],
    ['1318.40', '1318.40', 1_318, 1_318.4, CUT, ''],
    ['$1,234.567', '1234.567', 1_234, 1_234.56, CUT, 'Only two decimals count.'],
    ['.5', '.5', 0, 0.5, CUT, ''],
    ['$1,000 k', '1000k', 1_000_000, 1_000_000, '', ''],
    ['1.234k', '1.234k', 1_234, 1_234, '', ''],
    ['1.2345k', '1.2345k', 1_234, 1_234, CUT, CUT],
    ['.5k', '.5k', 500, 500, '', ''],
    ['8\u00000\n0\u00a00\u200b', '8000', 8_000, 8_000, '', ''],
    ['100000000', '100000000', 100_000_000, 100_000_000, '', ''],
  ])('%j is kept as "%s", and comes to %d dollars, or %d with cents', (text, kept, ...read) => {
    const [whole, exact, note, noteWithCents] = read;
    expect(moneyText(text)).toBe(kept);
    expect([moneyIn(text), parseMoney(text), parseMoney(text, 2)]).toEqual([whole, whole, exact]);
    expect([problemOf(text, 0), readAmount(text).problem]).toEqual(['', '']);
    const notes = ([0, 2] as const).map((decimals) => money('', { decimals }).note?.(text));
    expect(notes).toEqual([note, noteWithCents]);
  });

  test.each(['', '   ', '.', ' $'])('%j is none, and nothing is said of it', (text) => {
    expect([moneyIn(text), parseMoney(text, 2), problemOf(text, 0)]).toEqual([undefined, 0, '']);
  });

  test.each([...AMOUNTS, ...YEARLY])('%j is %d dollars', (text, amount) => {
    expect(readAmount(text).amount).toBe(Math.floor(amount));
    const read = readAmount(text, 2);
    expect(read.amount).toBe(amount);
    expect(readAmount(moneyText(text), 2)).toEqual(read);
    expect(money('', { decimals: 2, unit: 'annually' }).problem(text)).toBe('');
  });

  test.each<readonly [string, string]>([
    ...REFUSED,
    ['$ -5,000', NEGATIVE],
    ['\u22125000', NEGATIVE],
    ...['k', '1318.40/box', '5-000', 'x1.2.3', '1.2.3x'].map((text): [string, string] => [
      text,
      NO_NUMBER,
    ]),
    [ARABIC_DIGITS, NO_NUMBER],
    [FULL_WIDTH_DIGITS, NO_NUMBER],
    ['1.318.40', 'Use one dot only.'],
    ['318.40.5', 'Use one dot only.'],
    ['100000001', TOO_MUCH],
    ['9'.repeat(400), TOO_MUCH],
  ])('%j is refused, and no part of it counts: %s', (text, said) => {
    const sums = [moneyIn(text), moneyIn(text, 2), parseMoney(text, 2)];
    expect(sums).toEqual([undefined, undefined, 0]);
    const problems = [problemOf(text), problemOf(text, 0), problemOf(moneyText(text))];
    expect(problems).toEqual([said, said, said]);
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
    expect(readAmount(text, 2)).toMatchObject({ cycle, includesSuper, problem: '' });
  });

  test.each([
    ['annually', '5000 a year + super', ''],
    ['annually', '500/week', 'Enter the amount a year, not a week.'],
    ['annually', '5000 incl super', 'Enter the amount without super.'],
    [undefined, '5000 p.a.', 'Enter the amount in all, not a year.'],
  ] as const)('a field for a sum %s says of %j: "%s"', (unit, text, said) => {
    expect(money('', unit && { unit }).problem(text)).toBe(said);
    if (unit) expect(moneyIn(text, 0, unit)).toBe(said ? undefined : 5_000);
  });

  test('a field may take less than others do', () => {
    const { problem } = money('', { decimals: 2, most: 500 });
    expect(['500', '500.01'].map((text) => problem(text))).toEqual(['', TOO_MUCH]);
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

describe('any text', () => {
  const anyMoneyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,$ kK-x'), maxLength: 20 }),
    fc.double({ min: 0, max: 1e9, noNaN: true }).map(String),
  );

  test('is a sum, or is refused in words, if there is something to read, and no sum is more than its digits', () => {
    fc.assert(
      fc.property(anyMoneyText, fc.constantFrom(0, 2), (text, decimals) => {
        const kept = moneyText(text);
        expect(moneyText(kept)).toBe(kept);
        const sum = moneyIn(text, decimals);
        expect(moneyIn(kept, decimals)).toBe(sum);
        const isRefused = problemOf(text, decimals) !== '';
        expect(sum !== undefined && isRefused).toBe(false);
        if (sum === undefined && !isRefused) expect(kept).toMatch(/^\.?$/);
        const amount = parseMoney(text);
        const dollars = Math.max(0, Number.parseInt(kept, 10) || 0);
        expect(amount).toBeLessThanOrEqual(/k$/i.test(kept) ? dollars * 1_000 + 999 : dollars);
        expect(Number.isSafeInteger(amount) && !Object.is(amount, -0)).toBe(true);
      }),
      { numRuns: 1_000 },
    );
  });

  test('that is typed key by key is kept as one that is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,$ kK-') }), (text) => {
        const typed = [...text].reduce((shown, key) => typedMoney(shown + key), '');
        expect(typed).toBe(typedMoney(text));
        expect(moneyText(typed)).toBe(moneyText(text));
      }),
    );
  });

  test('comes to neither ten times what was typed nor a tenth: the digits before the point are those of the sum', () => {
    const anyCents = fc.nat(99).map((cents) => `${cents}`.padStart(2, '0'));
    const typed = fc.tuple(
      fc.nat(99_999_999),
      fc.option(anyCents, { nil: '' }),
      fc.constantFrom('.', ','),
      fc.boolean(),
    );
    fc.assert(
      fc.property(typed, ([dollars, cents, point, isGrouped]) => {
        const whole = isGrouped ? dollars.toLocaleString('en-AU') : `${dollars}`;
        const { amount } = readAmount(cents ? whole + point + cents : whole, 2);
        // With commas of both kinds it can be read in two ways.
        const isTwofold = cents !== '' && point === ',' && whole.includes(',');
        expect(amount).toBe(isTwofold ? undefined : Number(`${dollars}.${cents || 0}`));
      }),
    );
  });

  test('that is refused with a suggestion is right as that has it', () => {
    const number = fc.string({ unit: fc.constantFrom(...'0123456789.,'), maxLength: 12 });
    fc.assert(
      fc.property(number, (text) => {
        const [, ...readings] = /^Enter (.*) or (.*)\.$/.exec(problemOf(text)) ?? [];
        for (const reading of readings) expect(problemOf(reading)).toMatch(/^$|^That looks/);
      }),
    );
  });
});

describe('custom superannuation text', () => {
  const { accept } = SUPER_RATE;

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
    expect(accept(text, '11')).toBe(kept);
    expect(customSuperRate(kept)).toBe(rate);
  });

  test.each(['50.1', '51', '1e99', '50.000001', '..', '1,234', '9'.repeat(400)])(
    '%j leaves the old value standing',
    (text) => {
      expect([accept(text, '11'), accept(text, '')]).toEqual(['11', '']);
      expect(customSuperRate(text)).toBeUndefined();
    },
  );

  test('is never accepted above 50, and what is accepted is digits and dots', () => {
    const anyPercentText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom(...'0123456789.') }),
      fc.double().map(String),
      fc.double({ min: 49, max: 51, noNaN: true }).map(String),
    );
    fc.assert(
      fc.property(anyPercentText, (text) => {
        const kept = accept(text, '');
        expect(kept).toMatch(/^[0-9.]*$/);
        const rate = customSuperRate(kept);
        expect(rate === undefined || (rate > 0 && rate <= 0.5)).toBe(true);
        expect(customSuperRate(text) ?? 0.5).toBeLessThanOrEqual(0.5);
      }),
    );
  });
});

test.each<[PayCycle, Record<number, PayCycle | undefined>]>([
  ['annually', { 14: undefined, 15: 'hourly', 99: 'hourly', 100: 'weekly', 1999: 'weekly' }],
  ['annually', { 2000: 'fortnightly', 3999: 'fortnightly', 4000: 'monthly', 4999: 'monthly' }],
  ['annually', { 5000: undefined }],
  ['hourly', { 199.99: undefined, 200: 'weekly', 9999: 'weekly', 10000: 'annually' }],
  ['weekly', { 19999: undefined, 20000: 'annually' }],
  ['fortnightly', { 39999: undefined, 40000: 'annually' }],
  ['monthly', { 39999: undefined, 40000: 'annually', 1000000: 'annually' }],
])('amounts that are entered %s are likelier of other cycles: %j', (cycle, likelier) => {
  for (const [amount, other] of Object.entries(likelier)) {
    expect(likelyCycle(Number(amount), cycle), amount).toBe(other);
  }
});
