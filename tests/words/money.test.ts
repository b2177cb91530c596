import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { allSalaryAmounts } from '../../src/site/salary-amounts.ts';
import { rational } from '../../src/verify/reference/rational.ts';
import { formatReference } from '../../src/verify/reference/reference-pay.ts';
import {
  formatCents,
  formatChange,
  formatDollars,
  formatMoney,
  formatPercent,
  formatRate,
  isNothing,
  isSeen,
  shownCents,
  shownDollars,
  sumShown,
} from '../../src/words/money.ts';

/** The text by Intl, which writes a sign on amounts that round to zero too. */
function byIntl(options: Intl.NumberFormatOptions): (amount: number) => string {
  const intl = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD', ...options });
  return (amount) => {
    const text = intl.format(amount);
    return /[1-9]/.test(text) ? text : text.replace('-', '');
  };
}

const intlDollars = byIntl({ maximumFractionDigits: 0 });
const intlCents = byIntl({});
const intlPercent = [0, 1, 2, 3].map((decimals) =>
  byIntl({
    style: 'percent',
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }),
);

test.each([
  [-0, '$0', '$0.00'],
  [0.05, '$0', '$0.05'],
  [999.999, '$1,000', '$1,000.00'],
  [999_999_999.996, '$1,000,000,000', '$1,000,000,000.00'],
  [1.005, '$1', '$1.01'],
  [488.344_999_999_999_97, '$488', '$488.34'],
  [-0.499_999_999_999, '$0', '-$0.50'],
  [-0.005, '$0', '-$0.01'],
  [Number.NaN, '$0', '$0.00'],
  [Number.POSITIVE_INFINITY, '$0', '$0.00'],
])('%d is %s, or %s to the cent', (amount, dollars, cents) => {
  expect([formatDollars(amount), formatCents(amount)]).toEqual([dollars, cents]);
});

test('every salary that has a page, and its pay of a day, week, fortnight and month, is written as Intl writes it', () => {
  const different: number[] = [];
  for (const [position, amount] of [...allSalaryAmounts()].entries()) {
    if (formatDollars(amount) !== intlDollars(amount)) different.push(amount);
    // Every seventh amount: 7 divides none of the divisors, so every remainder occurs.
    const parts = position % 7 === 0 ? [260, 52, 26, 12].map((periods) => amount / periods) : [];
    different.push(...parts.filter((part) => formatCents(part) !== intlCents(part)));
  }
  expect(different).toEqual([]);
});

test('any amount is written as Intl writes it, in ASCII, and rounded half away from zero as the decimal that is printed', () => {
  const anyTie = fc
    .tuple(fc.integer({ min: -200_000_000, max: 200_000_000 }), fc.constantFrom(1, 100))
    .map(([units, unitsPerDollar]) => (2 * units + 1) / (2 * unitsPerDollar));
  const anyAmount = fc.oneof(
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    ...[2e9, 2_000, 1].map((most) => fc.double({ min: -most, max: most, noNaN: true })),
    anyTie,
    // The numbers next to a tie, which a multiplication may round across it.
    anyTie.map((tie) => tie * (1 + Number.EPSILON)),
    anyTie.map((tie) => tie * (1 - Number.EPSILON)),
    fc.constantFrom(1e9, 1e9 - 0.005, 1e9 - 0.5, 1e21, Number.MAX_VALUE, Number.MIN_VALUE),
  );
  fc.assert(
    fc.property(anyAmount, (amount) => {
      const [dollars, cents] = [formatDollars(amount), formatCents(amount)];
      expect([dollars, cents]).toEqual([intlDollars(amount), intlCents(amount)]);
      expect(`${dollars} ${cents}`).toMatch(/^-?\$\d{1,3}(,\d{3})* -?\$\d{1,3}(,\d{3})*\.\d\d$/);
      const decimal = rational(amount);
      expect(dollars).toBe(formatReference(decimal, 'dollars'));
      expect(cents).toBe(formatReference(decimal, 'cents'));
    }),
    { numRuns: process.env.LONG_TESTS ? 5_000 : 2_000 },
  );
});

test.each([
  [0.02, 0, '2%'],
  [0.204_85, 1, '20.5%'],
  [-0.000_01, 1, '0.0%'],
  [Number.NaN, 1, '0.0%'],
  [Number.POSITIVE_INFINITY, 0, '0%'],
])('the fraction %d with %d decimals is %s', (fraction, decimals, text) => {
  expect(formatPercent(fraction, decimals)).toBe(text);
});

test('any fraction is written as Intl writes it', () => {
  const anyFraction = fc.oneof(
    fc.double({ min: -2, max: 2, noNaN: true }),
    fc.integer({ min: -4_000, max: 4_000 }).map((halves) => halves / 2_000),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
  );
  fc.assert(
    fc.property(anyFraction, fc.integer({ min: 0, max: 3 }), (fraction, decimals) => {
      expect(formatPercent(fraction, decimals)).toBe(intlPercent[decimals]?.(fraction));
    }),
    { numRuns: 3_000 },
  );
});

test.each([
  [0, '0%'],
  [0.0125, '1.25%'],
  // A multiplication by 100 has noise in its last digits.
  [0.07, '7%'],
  [0.123_456_78, '12.345678%'],
])('the rate %d is written as %s', (fraction, text) => {
  expect(formatRate(fraction)).toBe(text);
});

test.each<[string, (dollars: number) => unknown, readonly unknown[]]>([
  ['with cents where it has some', formatMoney, ['-$1.25', '$0.00', '$0', '$0.50', '$12']],
  ['as a change', formatChange, ['-$1', '$0', '$0', '+$1', '+$12']],
  ['in the whole dollars that are shown', shownDollars, [-1, 0, 0, 1, 12]],
  ['in the cents that are shown', shownCents, [-1.25, 0, 0, 0.5, 12]],
  ['of which something is seen', isSeen, [true, false, false, true, true]],
  ['of which nothing is left', isNothing, [false, true, true, false, false]],
  ['in a sum with half a dollar more', (dollars) => sumShown([dollars, 0.5]), [0, 1, 1, 2, 13]],
])('an amount is %s', (_, of, expected) => {
  expect([-1.25, -0.004_9, 0, 0.5, 12].map((dollars) => of(dollars))).toEqual(expected);
});

// Making a formatter takes as long as the rest of the home page's start.
describe('Intl', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test('is not asked for money below 100 billion dollars in headlines, 1 billion to the cent, nor for shares', () => {
    // TypeScript has it as a method; it is a getter.
    const formatter: { readonly format: unknown } = Intl.NumberFormat.prototype;
    const asked = vi.spyOn(formatter, 'format', 'get');
    for (const dollars of [0, 0.05, 1.005, -2.5, 63_612, 15_000_000, 999_999_999]) {
      formatDollars(dollars);
      formatCents(dollars);
    }
    formatDollars(99_999_999_999);
    for (const fraction of [0, 0.095, -0.204_85, 1, 9.99]) {
      for (const decimals of [0, 1, 2]) formatPercent(fraction, decimals);
    }
    expect(asked).not.toHaveBeenCalled();
  });

  test('is asked beyond, with one formatter for each kind of text', () => {
    const made = vi.spyOn(Intl, 'NumberFormat');
    expect([1e12, 2e12].map(formatCents)).toEqual([
      '$1,000,000,000,000.00',
      '$2,000,000,000,000.00',
    ]);
    expect(made.mock.calls.length).toBeLessThanOrEqual(1);
  });
});
