import { describe, expect, test } from 'vitest';
import { grossFor, HIGHEST_SALARY, PayError, payCalculator } from '../../src/pay/index.ts';
import { SETS } from './arbitraries.ts';

const { legislated, simplified } = SETS;

const taxYear = '2025-26';

describe('worked by hand, by the simplified set', () => {
  test('63,612 a year in the hand takes 80,000, and a cent more takes 80,001', () => {
    const wanted = { period: 'annually', taxYear } as const;
    expect(grossFor({ ...wanted, takeHome: 63_612 }, simplified)).toBe(80_000);
    expect(grossFor({ ...wanted, takeHome: 63_612.01 }, simplified)).toBe(80_001);
    expect(grossFor({ ...wanted, takeHome: 63_611.32 }, simplified)).toBe(79_999);
    expect(grossFor({ ...wanted, takeHome: 63_611.33 }, simplified)).toBe(80_000);
  });

  test.each([
    // 5,301 a month is 63,612 a year.
    ['monthly', 5_301, 80_000],
    // 78,000 a year: above 45,000, 68 cents of each dollar are kept, and 39,812 of the first 45,000; the rest is 56,158.82.
    ['weekly', 1_500, 101_159],
    ['fortnightly', 3_000, 101_159],
    ['daily', 300, 101_159],
    ['annually', 18_200, 18_200],
    ['annually', 0, 0],
    ['annually', -100, 0],
  ] as const)('%s, %d in the hand takes a salary of %d', (period, takeHome, salary) => {
    expect(grossFor({ takeHome, period, taxYear }, simplified)).toBe(salary);
  });

  test('with superannuation in it, the salary is 12% more', () => {
    const options = { includesSuperannuation: true };
    const wanted = { takeHome: 63_612, period: 'annually', taxYear, options } as const;
    expect(grossFor(wanted, simplified)).toBe(89_600);
    expect(grossFor({ ...wanted, customSuperRate: 0.5 }, simplified)).toBe(120_000);
  });

  test('below the surcharge step 97,000 gives 75,172, which 97,001 with its surcharge does not', () => {
    const options = { noPrivateHospitalCover: true };
    const wanted = { period: 'annually', taxYear, options } as const;
    expect(grossFor({ ...wanted, takeHome: 75_172 }, simplified)).toBe(97_000);
    // Above the step 67 cents of each dollar are kept: 970.01 less 0.68, so 1,448 dollars further.
    expect(grossFor({ ...wanted, takeHome: 75_172.01 }, simplified)).toBe(98_448);
  });

  test('pay just above the levy threshold that the dollar below gives is found below', () => {
    const wanted = { takeHome: 25_777, period: 'annually', taxYear } as const;
    expect(grossFor(wanted, simplified)).toBe(27_221);
  });
});

// The surcharge without private hospital cover starts above 97,000, and in 2026-27 by law above 105,000 and the 1,000 deducted.
test.each([
  ['simplified', simplified, '2025-26', 108_640],
  ['legislated', legislated, '2026-27', 118_720],
] as const)(
  'by the %s set a salary with superannuation in it is found on both sides of the surcharge step',
  (_name, rules, label, last) => {
    const options = { includesSuperannuation: true, noPrivateHospitalCover: true };
    const calculate = payCalculator(rules);
    const netOf = (annualSalary: number) =>
      calculate({ annualSalary, taxYear: label, options }).netAnnual;
    const wanted = { period: 'annually', taxYear: label, options } as const;
    expect(netOf(last + 1)).toBeLessThan(netOf(last));
    expect(grossFor({ ...wanted, takeHome: netOf(last) }, rules)).toBe(last);
    let further = last + 1;
    while (netOf(further) <= netOf(last)) further++;
    expect(grossFor({ ...wanted, takeHome: netOf(last) + 0.01 }, rules)).toBe(further);
  },
);

test('take-home pay that no salary gives has no answer', () => {
  const most = payCalculator(simplified)({ annualSalary: HIGHEST_SALARY, taxYear }).netAnnual;
  const wanted = { period: 'annually', taxYear } as const;
  expect(grossFor({ ...wanted, takeHome: most }, simplified)).toBe(HIGHEST_SALARY);
  for (const takeHome of [most + 0.01, 1e300, Number.POSITIVE_INFINITY, Number.NaN]) {
    expect(grossFor({ ...wanted, takeHome }, simplified)).toBeUndefined();
  }
});

test('a year that is not in the set is not found', () => {
  expect(() => grossFor({ takeHome: 1, period: 'weekly', taxYear: '2026-27' }, simplified)).toThrow(
    new PayError('unknownTaxYear', 'Tax year 2026-27 not found'),
  );
});
