import { expect, test } from 'vitest';
import { legislated, payCalculator } from '../../../src/pay/index.ts';
import type { PayOptions } from '../../../src/pay/pay-options.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { payslipOf } from '../../../src/pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../../src/pay/withholding/regular-pay.ts';
import { salaryFor } from '../../../src/pay/withholding/salary-for.ts';
import { withholdingScale } from '../../../src/pay/withholding/scale.ts';
import { PERIODS } from './queries.ts';

/** Any year's, by its label. */
const rules: RuleSet = legislated;

test.each([
  // 6,196 a month less 1,196 withheld.
  [5_000, 'monthly', 74_352],
  [0, 'weekly', 0],
  [-5, 'weekly', 0],
  [Number.POSITIVE_INFINITY, 'weekly', undefined],
  [Number.NaN, 'weekly', undefined],
  [300_000, 'weekly', undefined],
] as const)('in 2026-27 %d of %s pay lands of a salary of %d', (lands, period, salary) => {
  expect(salaryFor({ lands, period, taxYear: '2026-27' }, rules)).toBe(salary);
});

const OPTIONS: readonly Partial<PayOptions>[] = [
  {},
  { noTaxFreeThreshold: true },
  { nonResident: true },
  { includesSuperannuation: true, studentLoan: true },
];

/** Around the ends of rows, and amounts that people want. */
const WANTED: Readonly<Record<WithholdingPeriod, readonly number[]>> = {
  weekly: [0.01, 350, 361, 449.99, 500, 721.5, 844.6, 900],
  fortnightly: [1, 700, 723, 1000, 1289.37, 1500, 1799.99],
  monthly: [10, 1500, 2000, 2345.67, 3000, 3800],
};

/** Of the salaries more than 500 dollars below one that is found, every so many are tried: in a long run all. */
const STEP = process.env.LONG_TESTS ? 1 : 97;

test.each(
  ['2020-21', '2025-26', '2026-27'].flatMap((taxYear) =>
    PERIODS.map((period) => [taxYear, period] as const),
  ),
)('in %s, %s: the salary is the least that lands the wanted pay', (taxYear, period) => {
  const calculate = payCalculator(rules);
  for (const options of OPTIONS) {
    const scale = withholdingScale(options);
    const query = { period, taxYear, scale, studentLoan: options.studentLoan === true };
    const landed = (annualSalary: number) =>
      payslipOf(calculate({ annualSalary, taxYear, options }), query, rules).netPay;
    for (const lands of WANTED[period]) {
      const found = salaryFor({ lands, period, taxYear, options }, rules) ?? Number.NaN;
      expect(landed(found), `${lands} of ${found}`).toBeGreaterThanOrEqual(lands);
      let lower = found - 1;
      while (lower >= 0 && landed(lower) < lands) lower -= found - lower < 500 ? 1 : STEP;
      expect(lower, `${lands} of ${found}`).toBeLessThan(0);
    }
  }
});
