import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payCalculator, taxYearOf, usedOffsets } from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';

function used(
  annualSalary: number,
  taxYear: (typeof legislated.taxYears)[number]['label'],
): Record<string, number> {
  const pay = payCalculator(legislated)({ annualSalary, taxYear });
  const offsets = usedOffsets(pay, taxYearOf(legislated, taxYear));
  return Object.fromEntries(offsets.map(({ code, used }) => [code, used]));
}

const LOW = 'lowIncome';
const LOW_AND_MIDDLE = 'lowMiddleIncome';

test('each offset of a year is named with what it took off', () => {
  expect(used(41_000, '2026-27')).toEqual({ [LOW]: 575 });
  expect(used(40_000, '2021-22')).toEqual({ [LOW]: 575, [LOW_AND_MIDDLE]: 900 });
  expect(used(80_000, '2021-22')).toEqual({ [LOW_AND_MIDDLE]: 1_500 });
  expect(used(80_000, '2026-27')).toEqual({});
});

test('where the tax is too low for all offsets, the later ones have less', () => {
  // 19% of 4,800 is 912.
  expect(used(23_000, '2021-22')).toEqual({ [LOW]: 700, [LOW_AND_MIDDLE]: 212 });
  expect(used(20_000, '2021-22')).toEqual({ [LOW]: 342 });
});

test('the offsets add up to those of the pay, and none is 0 or less', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 20_000_000 }),
      fc.constantFrom(...legislated.taxYears),
      (cents, year) => {
        const pay = payCalculator(legislated)({ annualSalary: cents / 100, taxYear: year.label });
        const amounts = usedOffsets(pay, year).map((offset) => offset.used);
        expect(amounts.every((amount) => amount > 0)).toBe(true);
        expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBeCloseTo(pay.taxOffsets, 6);
      },
    ),
  );
});

test('a set without offsets has none', () => {
  const pay = payCalculator(simplified)({ annualSalary: 40_000, taxYear: '2025-26' });
  expect(usedOffsets(pay, taxYearOf(simplified, '2025-26'))).toEqual([]);
});
