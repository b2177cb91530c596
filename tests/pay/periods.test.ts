/** Pay by the year and by other periods. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { annualEarnings, calculatePay } from '../../src/pay/index.ts';
import { perHour, perPeriod } from '../../src/pay/periods.ts';
import { settle } from '../../src/pay/settle.ts';
import { figuresOf, runs } from './arbitraries.ts';

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
] as const)('%s earnings of %d are %d a year', (period, amount, annual) => {
  expect(annualEarnings(amount, period)).toBe(annual);
  expect(period === 'hourly' ? perHour(annual) : perPeriod(annual, period)).toBe(amount);
});

test('earnings by the hour depend on the hours of a week and the weeks that are paid', () => {
  const workingTime = { hoursPerWeek: 20, weeksPerYear: 48 };
  expect(annualEarnings(41.35, 'hourly', workingTime)).toBe(39_696);
  expect(perHour(39_696, workingTime)).toBe(41.35);
  expect(annualEarnings(1_000, 'fortnightly', workingTime)).toBe(24_000);
  expect(annualEarnings(2_000, 'monthly', workingTime)).toBe(24_000);
});

test('half a cent shows as the exact sum has it: 27,417 a year is 488.345 a week', () => {
  expect(calculatePay({ annualSalary: 27_417, taxYear: '2025-26' }).weekly).toBe(488.345);
  expect(perPeriod(25_393.94, 'weekly')).toBe(488.345);
});

test('a pay has the figures of the specification, those of the law that it lacks, and no others', () => {
  const pay = calculatePay({ annualSalary: 80_000, taxYear: '2025-26' });
  expect(Object.keys(figuresOf(pay)).sort()).toEqual([
    ...['daily', 'dailyTax', 'division293Tax', 'excessContributions', 'fortnightly'],
    ...['fortnightlyTax', 'grossAnnual', 'incomeTax', 'medicareLevy', 'medicareLevySurcharge'],
    ...['monthly', 'monthlyTax', 'netAnnual', 'sacrificed', 'standardDeduction'],
    ...['studentLoanRepayment', 'superannuation', 'takeHome', 'taxOffsets', 'taxableIncome'],
    ...['totalTax', 'weekly', 'weeklyTax'],
  ]);
});

test('a refund is what is withheld less what is owed, to the cent', () => {
  const anyCents = fc.nat(1_000_000_000);
  fc.assert(
    fc.property(anyCents, anyCents, (withheld, owed) => {
      const settlement = { withheld: withheld / 100, owed: owed / 100 };
      expect(settle(settlement.withheld, settlement.owed)).toEqual({
        ...settlement,
        refund: (withheld - owed) / 100,
      });
    }),
    { ...runs(10_000), examples: [[30, 10]] },
  );
});
