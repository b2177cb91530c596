import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  grossFor,
  HIGHEST_SALARY,
  type PayOptions,
  payCalculator,
  type RuleSet,
} from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { compare, rational } from '../../src/verify/reference/rational.ts';
import { referencePay } from '../../src/verify/reference/reference-pay.ts';
import { anyLegislatedTaxYear, anyOptions, anyTaxYear } from './arbitraries.ts';

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
    new Error('Tax year 2026-27 not found'),
  );
});

const EVERY_STEP: Partial<PayOptions> = { noPrivateHospitalCover: true, studentLoan: true };

/** Every year with all steps of surcharge and loan, and the newest with superannuation in the salary as well. */
const SEARCHED = [simplified as RuleSet, legislated as RuleSet].flatMap((rules) => [
  ...rules.taxYears.map(({ label }) => [rules.name, label, 'on top', rules, EVERY_STEP] as const),
  [
    rules.name,
    rules.defaultTaxYear,
    'included',
    rules,
    { ...EVERY_STEP, includesSuperannuation: true },
  ] as const,
]);

test.each(SEARCHED)(
  'by the %s set of %s, super %s, the least salary is that of a search over every dollar',
  (_name, label, _super, rules, options) => {
    const calculate = payCalculator(rules);
    /** The salaries that give more than every lower one, with what they give. */
    const records: { salary: number; net: number }[] = [];
    for (let annualSalary = 0; annualSalary <= 200_000; annualSalary++) {
      const { netAnnual: net } = calculate({ annualSalary, taxYear: label, options });
      if (net > (records.at(-1)?.net ?? -1)) records.push({ salary: annualSalary, net });
    }
    const wanted = { period: 'annually', taxYear: label, options } as const;
    // Every 97th salary, and those on either side of a step.
    const checked = records.filter(({ salary }, index) => {
      const afterStep = salary - (records[index - 1]?.salary ?? salary) > 1;
      const beforeStep = (records[index + 1]?.salary ?? salary) - salary > 1;
      return index % 97 === 0 || afterStep || beforeStep;
    });
    expect(checked.length).toBeGreaterThan(1_500);
    expect(
      checked.filter(({ salary, net }) => grossFor({ ...wanted, takeHome: net }, rules) !== salary),
    ).toEqual([]);
  },
);

test('by exact arithmetic the salary gives the wanted pay, and none in the 10,000 dollars below it does', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.tuple(fc.constant(simplified as RuleSet), anyTaxYear),
        fc.tuple(fc.constant(legislated as RuleSet), anyLegislatedTaxYear),
      ),
      anyOptions,
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.constantFrom(0, 0.115, 0.2),
      ([rules, year], options, cents, customSuperRate) => {
        const takeHome = cents / 100;
        const salary = grossFor(
          { takeHome, period: 'annually', taxYear: year, options, customSuperRate },
          rules,
        );
        expect(salary).toBeDefined();
        const netOf = (annualSalary: number) =>
          referencePay({
            salary: annualSalary,
            taxYear: year,
            options,
            customSuperPercent: customSuperRate * 100,
            rules: rules.name,
          }).netAnnual;
        const wanted = rational(String(takeHome));
        expect(compare(netOf(salary ?? 0), wanted)).toBeGreaterThanOrEqual(0);
        const calculate = payCalculator(rules);
        for (let lower = Math.max(0, (salary ?? 0) - 10_000); lower < (salary ?? 0); lower++) {
          const query = { annualSalary: lower, taxYear: year, options, customSuperRate };
          if (calculate(query).netAnnual >= takeHome) throw new Error(`${lower} gives as much`);
        }
      },
    ),
    { numRuns: 40 },
  );
});
