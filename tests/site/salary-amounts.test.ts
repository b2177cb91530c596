import { describe, expect, test } from 'vitest';
import { calculatorPath, salaryPath } from '../../src/site/paths.ts';
import {
  allSalaryAmounts,
  isIndexed,
  isSalaryAmount,
  SALARY_COUNT,
} from '../../src/site/salary-amounts.ts';

describe('salaries with a page', () => {
  test('are 149,951, from 5,000 to 15,000,000 in steps of 100', () => {
    const all = [...allSalaryAmounts()];
    expect(all).toHaveLength(149_951);
    expect(SALARY_COUNT).toBe(149_951);
    expect(all.every((amount, index) => amount === 5_000 + index * 100)).toBe(true);
    expect(all.every(isSalaryAmount)).toBe(true);
  });

  test.each([4_900, 5_050, 80_001, 80_000.5, 15_000_100, 0, -5_000, 1e21, Number.NaN, Infinity])(
    'do not include %d',
    (amount) => {
      expect(isSalaryAmount(amount)).toBe(false);
    },
  );
});

test('a site that lists salaries of each $1,000 lists those and none between', () => {
  expect([80_000, 80_100, 80_900, 81_000].map((amount) => isIndexed(amount, 1_000))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

test('the address of a salary page is its amount in plain digits', () => {
  expect(salaryPath(80_000)).toBe('/salary/80000');
  expect(salaryPath(15_000_000)).toBe('/salary/15000000');
});

test('the calculator opens with a salary that its address has', () => {
  expect(calculatorPath(82_350)).toBe('/#salary=82350');
});
