/** The salary behind a wanted take-home pay, against a search over every dollar. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossFor, type PayOptions, payCalculator, type RuleSet } from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { simplified } from '../../src/pay/rules/simplified/index.ts';
import { compare, rational } from '../../src/verify/reference/rational.ts';
import { referencePay } from '../../src/verify/reference/reference-pay.ts';
import { anyLegislatedTaxYear, anyOptions, anyTaxYear } from './arbitraries.ts';

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
