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

const HIGHEST = 200_000;
/** Dollars that are looked at one by one unless they are on one rising line; in a long run every dollar is. */
const STRETCH = process.env.LONG_TESTS ? 1 : 100;

test.each(SEARCHED)(
  'by the %s set of %s, super %s, the least salary is that of a search over the dollars',
  (_name, label, _super, rules, options) => {
    const calculate = payCalculator(rules);
    const nets: number[] = [];
    const netOf = (annualSalary: number) => {
      nets[annualSalary] ??= calculate({ annualSalary, taxYear: label, options }).netAnnual;
      return nets[annualSalary];
    };
    /** The salaries that give more than every lower one, with what they give: of a straight stretch the first alone. */
    const records: { salary: number; net: number }[] = [];
    const most = () => records.at(-1)?.net ?? -1;
    for (let start = 0; start < HIGHEST; start += STRETCH) {
      const isRising = netOf(start) > most() && isStraight(netOf, start);
      const end = isRising ? start + 1 : start + STRETCH;
      for (let salary = start; salary < end; salary++) {
        if (netOf(salary) > most()) records.push({ salary, net: netOf(salary) });
      }
    }
    const wanted = { period: 'annually', taxYear: label, options } as const;
    const telling = records.filter(({ salary }, index) => {
      const before = records[index - 1];
      const isAfterStep =
        before !== undefined && before.salary < salary - 1 && netOf(salary - 1) <= before.net;
      return isAfterStep || [salary - 1, salary, salary + 1].some((near) => isBend(netOf, near));
    });
    expect(telling.length).toBeGreaterThan(20);
    // Beside those that tell every third, or in a long run every one.
    const sample = records.filter((_, index) => STRETCH === 1 || index % 3 === 0);
    const checked = [...new Set([...telling, ...sample])];
    expect(checked.length).toBeGreaterThan(1_000);
    expect(
      checked.filter(({ salary, net }) => grossFor({ ...wanted, takeHome: net }, rules) !== salary),
    ).toEqual([]);
  },
);

type NetOf = (salary: number) => number;

/** Dollars; what is kept of each differs by more where a rule changes. */
const TOLERANCE = 1e-5;

/** Whether the dollars from before `start` to within the next stretch seem to be on one line, which rises. */
function isStraight(netOf: NetOf, start: number): boolean {
  const kept = netOf(start + 1) - netOf(start);
  const isOnLine = (dollars: number) =>
    Math.abs(netOf(start) + dollars * kept - netOf(start + dollars)) < TOLERANCE;
  return start > 0 && kept > 0 && [-1, STRETCH >> 1, STRETCH, STRETCH + 1].every(isOnLine);
}

/** Whether what is kept of the dollars before and after `salary` differs. */
function isBend(netOf: NetOf, salary: number): boolean {
  if (salary < 1) return true;
  return Math.abs(netOf(salary - 1) - 2 * netOf(salary) + netOf(salary + 1)) > TOLERANCE;
}

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
