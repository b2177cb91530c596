import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingPage } from '../../src/pages/missing-page.ts';
import { FAMILIES } from '../../src/site/families.ts';
import { HOURLY_RATES, rateDigits } from '../../src/site/hourly-rates.ts';
import { isSalaryAmount } from '../../src/site/salary-amounts.ts';

describe('a path that asks for a salary without a page', () => {
  test.each([
    ['/salary/4900', 4_900n, 5_000],
    ['/salary/82399', 82_399n, 82_300],
    ['/salary/15000100', 15_000_100n, 14_999_900],
    ['/salary/0', 0n, 5_000],
    ['/salary/-5000', -5_000n, 5_000],
    ['/salary/4900.html', 4_900n, 5_000],
    ['/salary/1e6', 1n, 5_000],
    ['/salary/82,399', 82_399n, 82_300],
    ['/salary/20,000,000', 20_000_000n, 14_999_900],
    [`/salary/1${'0'.repeat(400)}`, 10n ** 400n, 14_999_900],
  ])('%s names the amount %d, and the nearest from %d that have pages', (path, amount, lower) => {
    expect(missingPage(path)).toEqual([amount, lower, lower + 100]);
  });

  test.each([
    ...['/salary/', '/salary/abc', '/salary/-', '/salary/-0', '/salary/$80000', '/salary/Infinity'],
    ...['/salary/%3Cimg%20src=x%20onerror=alert(1)%3E', '/salary/%E0%A4%A', '/salary/%'],
    '/salary/\u0668\u0660\u0660\u0660\u0660',
  ])('%.60s names the amount 0', (path) => {
    expect(missingPage(path)).toEqual([0n, 5_000, 5_100]);
  });

  test('any amount is read exactly, however long', () => {
    expect(missingPage('/salary/9007199254740993')?.[0]).toBe(9_007_199_254_740_993n);
    const digits = '9'.repeat(20_000);
    expect(String(missingPage(`/salary/${digits}`)?.[0])).toBe(digits);
    expect(missingPage(`/salary/${digits}/tax`)).toBeUndefined();
  });

  test('the path of an allowed amount never redirects to itself', () => {
    expect(missingPage('/salary/80000')).toEqual([80_000n, 80_000, 80_100]);
    expect(missingPage('/salary/15000000')).toEqual([15_000_000n, 14_999_900, 15_000_000]);
  });
});

test.each([
  ...['/salary/080000', '/salary/80000/', '/salary/80000.html', '/salary/80000.00'],
  ...['/salary/80000abc', '/salary/+80000', '/salary/80000%20'],
  ...['/salary/80,000', '/salary/80k', '/salary/80K', '/salary/80k/', '/salary/80,000/'],
])('%s leads to /salary/80000', (path) => {
  expect(missingPage(path)).toBe('/salary/80000');
});

test.each([
  ['/salary/85,5k', '/salary/85500'],
  ['/salary/85.5k', '/salary/85500'],
  ['/salary/1,234,500', '/salary/1234500'],
  ['/hour/36.5', '/hour/36.50'],
  ['/hour/36,50', '/hour/36.50'],
  ['/hour/36,5', '/hour/36.50'],
  ['/hour/36.00', '/hour/36'],
  ['/hour/036', '/hour/36'],
  ['/hour/36/', '/hour/36'],
  ['/hour/150.html', '/hour/150'],
])('%s leads to %s', (path, page) => {
  expect(missingPage(path)).toBe(page);
});

test.each([
  ...['/', '', '/404', '/salary', '/salaries/80000', '/SALARY/80000', '/salary/80000/tax'],
  ...['/en/salary/80000', '/salary//80000', '//salary/80000', '/<script>alert(1)</script>'],
])('%s is no salary', (path) => {
  expect(missingPage(path)).toBeUndefined();
});

describe('any address', () => {
  const tail = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.webPath(),
    fc.constantFrom('%', '%00', '%FF%FE', '<img src=x>', '\u202e', '\ud800', '__proto__'),
  );
  const path = fc.oneof(
    tail,
    tail.map((text) => `/salary/${text}`),
    tail.map((text) => `/salary/80000${text}`),
  );

  test('never throws, and names a whole amount or leads to an existing page, once', () => {
    fc.assert(
      fc.property(path, (address) => {
        const missing = missingPage(address);
        if (typeof missing === 'object') {
          expect(missing[0]).toBeTypeOf('bigint');
          expect(missing.slice(1).every((near) => isSalaryAmount(Number(near)))).toBe(true);
          expect(Number(missing[2])).toBe(Number(missing[1]) + 100);
        } else if (missing !== undefined) {
          expect(missing).toMatch(/^\/salary\/[1-9]\d*$/);
          expect(isSalaryAmount(Number(missing.slice('/salary/'.length)))).toBe(true);
          expect(missingPage(missing)).toBeTypeOf('object');
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a path that asks for an hourly rate without a page', () => {
  test.each([
    ['/hour/36.123', [36.123, 36, '36.50']],
    ['/hour/9', [9, 15, '15.50']],
    ['/hour/151', [151, '149.50', 150]],
    ['/hour/-20', [-20, 15, '15.50']],
    ['/hour/', [0, 15, '15.50']],
    ['/hour/1e999', [0, 15, '15.50']],
    ['/hour/%3Cb%3E', [0, 15, '15.50']],
    // Of a page that the host lacks: never to itself.
    ['/hour/36', [36, 36, '36.50']],
    ['/hour/150', [150, '149.50', 150]],
  ])('%s names the rate and the nearest', (path, missing) => {
    expect(missingPage(path)).toEqual(missing);
  });

  test('the rates are those that have pages', () => {
    const asked = HOURLY_RATES.map((cents) => missingPage(`/hour/0${rateDigits(cents)}`));
    expect(asked).toEqual(HOURLY_RATES.map(FAMILIES.hour.pathOf));
  });
});
