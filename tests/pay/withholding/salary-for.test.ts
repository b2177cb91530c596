import { describe, expect, test } from 'vitest';
import { legislated, payCalculator } from '../../../src/pay/index.ts';
import type { PayOptions } from '../../../src/pay/pay-options.ts';
import type { RuleSet } from '../../../src/pay/rules/rule-set.ts';
import { payslipOf } from '../../../src/pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../../src/pay/withholding/regular-pay.ts';
import { salaryFor } from '../../../src/pay/withholding/salary-for.ts';
import { withholdingScale } from '../../../src/pay/withholding/scale.ts';

/** Any year's, by its label. */
const rules: RuleSet = legislated;

const PERIODS = ['weekly', 'fortnightly', 'monthly'] as const;

describe('worked by hand, in 2026-27', () => {
  test('5,000 a month lands of a salary of 74,352: 6,196 a month less 1,196 withheld', () => {
    const wanted = { lands: 5000, period: 'monthly', taxYear: '2026-27' } as const;
    expect(salaryFor(wanted, rules)).toBe(74_352);
  });

  test('nothing is wanted of a salary of 0, and nothing gives what is infinite or no number', () => {
    const of = (lands: number) => salaryFor({ lands, period: 'weekly', taxYear: '2026-27' }, rules);
    expect([of(0), of(-5)]).toEqual([0, 0]);
    expect([of(Number.POSITIVE_INFINITY), of(Number.NaN), of(300_000)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
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

describe.each(['2020-21', '2025-26', '2026-27'])('%s', (taxYear) => {
  test.each(PERIODS)('%s: the salary is the least that lands the wanted pay', (period) => {
    const calculate = payCalculator(rules);
    const wrong = OPTIONS.flatMap((options) => {
      const scale = withholdingScale(options);
      const query = { period, taxYear, scale, studentLoan: options.studentLoan === true };
      const landed = (annualSalary: number) =>
        payslipOf(calculate({ annualSalary, taxYear, options }), query, rules).netPay;
      return WANTED[period].flatMap((lands) => {
        const found = salaryFor({ lands, period, taxYear, options }, rules) ?? Number.NaN;
        let lower = found - 1;
        while (lower >= 0 && landed(lower) < lands) lower -= found - lower < 500 ? 1 : STEP;
        return landed(found) >= lands && lower < 0 ? [] : [{ lands, options, found, lower }];
      });
    });
    expect(wrong).toEqual([]);
  });
});
