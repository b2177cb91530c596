import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { missingPage } from '../../src/site/missing-page.ts';
import { isSalaryAmount } from '../../src/site/salary-amounts.ts';

describe('a path that asks for a salary without a page', () => {
  test.each([
    ['/salary/4900', 4_900],
    ['/salary/80050', 80_050],
    ['/salary/15000100', 15_000_100],
    ['/salary/0', 0],
    ['/salary/-5000', -5_000],
    ['/salary/4900/', 4_900],
    ['/salary/4900.html', 4_900],
    ['/salary/1e6', 1],
  ])('%s names the amount %d', (path, amount) => {
    expect(missingPage(path)).toBe(amount);
  });

  test.each([
    '/salary/',
    '/salary/abc',
    '/salary/-',
    '/salary/-0',
    '/salary/$80000',
    '/salary/NaN',
    '/salary/Infinity',
    '/salary/%3Cimg%20src=x%20onerror=alert(1)%3E',
    '/salary/%E0%A4%A',
    '/salary/%',
    `/salary/${'9'.repeat(16)}`,
    `/salary/${'9'.repeat(100_000)}`,
    '/salary/\u0668\u0660\u0660\u0660\u0660',
  ])('%.60s names the amount 0', (path) => {
    expect(missingPage(path)).toBe(0);
  });

  test('the path of an allowed amount never redirects to itself', () => {
    expect(missingPage('/salary/80000')).toBe(80_000);
  });
});

describe('a path that means the page of an allowed salary', () => {
  test.each([
    '/salary/080000',
    '/salary/80000/',
    '/salary/80000.html',
    '/salary/80000.00',
    '/salary/80000abc',
    '/salary/+80000',
    '/salary/80000%20',
  ])('%s leads to /salary/80000', (path) => {
    expect(missingPage(path)).toBe('/salary/80000');
  });
});

describe('any other path', () => {
  test.each([
    '/',
    '/salary',
    '/salaries/80000',
    '/SALARY/80000',
    '/salary/80000/tax',
    '/en/salary/80000',
    '/salary//80000',
    '//salary/80000',
    '/404',
    '',
    '/<script>alert(1)</script>',
  ])('%s is no salary', (path) => {
    expect(missingPage(path)).toBeUndefined();
  });
});

describe('any address', () => {
  const tail = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 500 }),
    fc.integer().map(String),
    fc.double().map(String),
    fc.webPath(),
    fc.constantFrom(
      '%',
      '%00',
      '%FF%FE',
      '<img src=x>',
      '\u202e',
      '\ud800',
      '__proto__',
      '{amount}',
    ),
  );
  const path = fc.oneof(
    tail,
    tail.map((text) => `/salary/${text}`),
    tail.map((text) => `/salary/80000${text}`),
  );

  test('never throws, and names a whole amount or leads to an existing page', () => {
    fc.assert(
      fc.property(path, (address) => {
        const missing = missingPage(address);
        if (typeof missing === 'number') {
          expect(Number.isSafeInteger(missing)).toBe(true);
          expect(Object.is(missing, -0)).toBe(false);
        } else if (missing !== undefined) {
          expect(missing).toMatch(/^\/salary\/[1-9]\d*$/);
          expect(isSalaryAmount(Number(missing.slice('/salary/'.length)))).toBe(true);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  test('redirects at most once', () => {
    fc.assert(
      fc.property(path, (address) => {
        const missing = missingPage(address);
        if (typeof missing === 'string') expect(missingPage(missing)).toBeTypeOf('number');
      }),
      { numRuns: 2_000 },
    );
  });
});
