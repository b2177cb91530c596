import { describe, expect, test } from 'vitest';
import { annualEarnings } from '../../src/pay/index.ts';
import { perHour } from '../../src/pay/periods.ts';

describe('earnings', () => {
  test.each([
    ['hourly', 40, 79_040],
    ['daily', 300, 78_000],
    ['weekly', 1_500, 78_000],
    ['fortnightly', 3_000, 78_000],
    ['monthly', 6_500, 78_000],
    ['annually', 78_000, 78_000],
    // In binary fractions, 98.80000000000001 and 18.200000000000003.
    ['hourly', 0.05, 98.8],
    ['daily', 0.07, 18.2],
  ] as const)('of %s %d are %d a year', (period, amount, annual) => {
    expect(annualEarnings(amount, period)).toBe(annual);
  });

  test('by the hour depend on the hours of a week and the weeks that are paid', () => {
    const workingTime = { hoursPerWeek: 20, weeksPerYear: 48 };
    expect(annualEarnings(41.35, 'hourly', workingTime)).toBe(39_696);
    expect(perHour(39_696, workingTime)).toBe(41.35);
    expect(annualEarnings(1_000, 'fortnightly', workingTime)).toBe(24_000);
    expect(annualEarnings(2_000, 'monthly', workingTime)).toBe(24_000);
    expect(perHour(79_040)).toBe(40);
  });
});
