import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculatePay } from '../../src/pay/index.ts';
import { packageText } from '../../src/words/package-text.ts';

const packageOf = (annualSalary: number, customSuperRate?: number) =>
  packageText(
    annualSalary,
    calculatePay({
      annualSalary,
      taxYear: '2025-26',
      customSuperRate,
      options: { includesSuperannuation: true },
    }),
  );

test('a package says what of it is salary and what is super', () => {
  expect(packageOf(120_000)).toBe('$120,000 package = $107,143 salary + $12,857 super');
  expect(packageOf(0)).toBe('');
});

test('salary and super add up to the package as they are shown', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.double({ min: 0.001, max: 0.5, noNaN: true }),
      (annualSalary, rate) => {
        const [whole, gross, superannuation] = [
          ...packageOf(annualSalary, rate).matchAll(/[\d,]+/g),
        ].map(([digits]) => Number(digits.replaceAll(',', '')));
        expect((gross as number) + (superannuation as number)).toBe(whole);
      },
    ),
  );
});
