/** The salary behind a wanted take-home pay, against a search over every dollar. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { grossFor, payCalculator, type WantedPay } from '../../src/pay/index.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import type { RuleSet } from '../../src/pay/rules/rule-set.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { rational } from '../../src/verify/reference/rational.ts';
import { referencePay } from '../../src/verify/reference/reference-pay.ts';
import { anyOptions, anyYearOfASet, runs, SETS } from './arbitraries.ts';

const IS_LONG = Boolean(process.env.LONG_TESTS);
const EVERY_STEP: Partial<PayOptions> = { noPrivateHospitalCover: true, studentLoan: true };

/** A year, with the terms of the pay. */
const searched = (
  rules: RuleSet<string, RuleSetName>,
  taxYear: string,
  terms: Pick<WantedPay, 'options' | 'otherJobPay'>,
) => ({ rules, set: rules.name, taxYear, terms });

const SECOND_JOB = { options: { ...EVERY_STEP, noTaxFreeThreshold: true }, otherJobPay: 60_000 };

/**
 * Every year, or the newest and the oldest, with all steps of surcharge and loan; the newest with super in the salary as well. By the law,
 * the newest and the last year whose loan is repaid on the whole income beside another job too.
 */
const SEARCHED = [
  ...Object.values(SETS).flatMap((rules) => [
    ...rules.taxYears
      .filter((_, index, { length }) => IS_LONG || index === 0 || index === length - 1)
      .map(({ label }) => searched(rules, label, { options: EVERY_STEP })),
    searched(rules, rules.defaultTaxYear, {
      options: { ...EVERY_STEP, includesSuperannuation: true },
    }),
  ]),
  ...[SETS.legislated.defaultTaxYear, '2024-25'].map((taxYear) =>
    searched(SETS.legislated, taxYear, SECOND_JOB),
  ),
];

const HIGHEST = 200_000;
/** Of the salaries away from where a rule changes, one in so many is looked for. */
const SAMPLED = IS_LONG ? 1 : 499;
/** Dollars; what is kept of each differs by more where a rule changes. */
const TOLERANCE = 1e-5;

test.each(SEARCHED)(
  'by the $set set of $taxYear with $terms, the least salary is that of a search over the dollars',
  ({ rules, taxYear, terms }) => {
    const calculate = payCalculator(rules);
    const nets = Array.from(
      { length: HIGHEST },
      (_, annualSalary) => calculate({ annualSalary, taxYear, ...terms }).netAnnual,
    );
    const netOf = (salary: number) => nets[salary] ?? 0;
    const isBend = (salary: number) =>
      Math.abs(netOf(salary - 1) - 2 * netOf(salary) + netOf(salary + 1)) > TOLERANCE;
    let most = -1;
    let looked = 0;
    const wrong: number[] = [];
    for (const [salary, takeHome] of nets.entries()) {
      // Only a salary that gives more than every lower one is the least that gives as much.
      if (takeHome <= most) continue;
      most = takeHome;
      const tells = [-1, 0, 1].some((step) => isBend(salary + step)) || salary % SAMPLED === 0;
      if (!tells) continue;
      looked++;
      const found = grossFor({ period: 'annually', taxYear, ...terms, takeHome }, rules);
      if (found !== salary) wrong.push(salary);
    }
    expect(looked).toBeGreaterThan(300);
    expect(wrong).toEqual([]);
  },
);

test('by exact arithmetic the salary gives the wanted pay, and none in the 10,000 dollars below it does', () => {
  fc.assert(
    fc.property(
      anyYearOfASet,
      anyOptions,
      fc.integer({ min: 1, max: 20_000_000 }),
      fc.constantFrom(0, 0.115, 0.2),
      fc.option(fc.integer({ min: 1, max: 25_000_000 }), { nil: undefined }),
      ([rules, year], options, cents, customSuperRate, otherCents) => {
        const takeHome = cents / 100;
        const otherJobPay = otherCents && otherCents / 100;
        const terms = { taxYear: year, options, customSuperRate, otherJobPay };
        const salary = grossFor({ takeHome, period: 'annually', ...terms }, rules);
        expect(salary).toBeDefined();
        const netOf = (annualSalary: number) =>
          referencePay({
            salary: annualSalary,
            taxYear: year,
            options,
            customSuperPercent: customSuperRate * 100,
            ...(otherJobPay && { otherJobPay }),
            rules: rules.name,
          }).netAnnual;
        const wanted = rational(takeHome);
        expect(netOf(salary ?? 0).isAtLeast(wanted)).toBe(true);
        const calculate = payCalculator(rules);
        for (let lower = Math.max(0, (salary ?? 0) - 10_000); lower < (salary ?? 0); lower++) {
          if (calculate({ ...terms, annualSalary: lower }).netAnnual >= takeHome)
            throw new Error(`${lower} gives as much`);
        }
      },
    ),
    runs(60),
  );
});
