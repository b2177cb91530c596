/** The errors of the engine, with their codes: from every function that takes a tax year or goes by schedules. */
import { expect, test } from 'vitest';
import {
  assess,
  grossFor,
  PayError,
  payCalculator,
  withheldFromWorkingHolidayMaker,
  withheldPerPeriod,
} from '../../src/pay/index.ts';
import type { RuleSet } from '../../src/pay/rules/rule-set.ts';
import { taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { taxReturnOf } from '../../src/pay/tax-return.ts';
import { withheldFromBonus } from '../../src/pay/withholding/bonus.ts';
import { payslipOf } from '../../src/pay/withholding/payslip.ts';
import { SETS } from './arbitraries.ts';
import { MADE_UP_YEAR, rulesWith, rulesWithRows } from './withholding/made-up-schedules.ts';

const { legislated, simplified } = SETS;
const WEEK = { earnings: 1_000, period: 'weekly', scale: 2, studentLoan: false } as const;
const JOB = { ...WEEK, pay: 52_000, loanDeclared: false } as const;

type Asked = (rules: RuleSet, taxYear: string) => unknown;

const ASSESSING: Readonly<Record<string, Asked>> = {
  taxYearOf,
  assess: (rules, taxYear) => assess({ taxYear, jobs: [] }, rules),
  payCalculator: (rules, taxYear) => payCalculator(rules)({ annualSalary: 1, taxYear }),
  grossFor: (rules, taxYear) => grossFor({ takeHome: 1, period: 'weekly', taxYear }, rules),
};
const WITHHOLDING: Readonly<Record<string, Asked>> = {
  withheldPerPeriod: (rules, taxYear) => withheldPerPeriod({ ...WEEK, taxYear }, rules),
  withheldFromBonus: (rules, taxYear) => withheldFromBonus({ ...WEEK, taxYear, bonus: 1 }, rules),
  withheldFromWorkingHolidayMaker: (rules, taxYear) =>
    withheldFromWorkingHolidayMaker({ earnings: 1_000, paidBefore: 0, taxYear }, rules),
  taxReturnOf: (rules, taxYear) => taxReturnOf({ taxYear, jobs: [JOB] }, rules),
};
const PAYSLIPS = ([2, 'workingHoliday'] as const).map((scale): [string, Asked] => [
  `payslipOf scale ${scale}`,
  (rules, taxYear) => {
    const pay = payCalculator(rules)({ annualSalary: 50_000, taxYear });
    return payslipOf(pay, { ...WEEK, scale, taxYear }, rules);
  },
]);

test.each(Object.entries({ ...ASSESSING, ...WITHHOLDING }))(
  'a year that the set does not have is not found by %s',
  (_, ask) => {
    const others = ['2019-20', '2025', '', ' 2025-26', '__proto__', 'constructor', 'length'];
    for (const [rules, label] of [
      [simplified, '2026-27'] as const,
      ...others.map((other) => [legislated, other] as const),
    ]) {
      const message = `Tax year ${label} not found`;
      expect(() => ask(rules, label)).toThrow(PayError);
      expect(() => ask(rules, label)).toThrow(
        expect.objectContaining({ name: 'PayError', code: 'unknownTaxYear', message }),
      );
    }
  },
);

test.each([...Object.entries(WITHHOLDING), ...PAYSLIPS])(
  'a set without schedules is told by %s',
  (_, ask) => {
    const message = 'The simplified rule set has no withholding schedule for 2025-26';
    expect(() => ask(simplified, '2025-26')).toThrow(
      expect.objectContaining({ name: 'PayError', code: 'noSchedule', message }),
    );
  },
);

const source = { cite: 'made up', confirmed: 0, status: 'provisional' } as const;

test.each([
  ['withheldPerPeriod', rulesWithRows([]), 'The last row of a withholding scale must be open'],
  [
    'withheldPerPeriod',
    rulesWithRows([[1_000, 0, 0]]),
    'The last row of a withholding scale must be open',
  ],
  [
    'withheldFromWorkingHolidayMaker',
    rulesWith({ workingHoliday: { rates: [{ upTo: -1, rate: 0.1 }], source } }),
    'The last rate of Schedule 15 must be open',
  ],
])('a scale without end is a mistake that %s tells', (name, rules, message) => {
  expect(() => WITHHOLDING[name]?.(rules, MADE_UP_YEAR)).toThrow(
    expect.objectContaining({ name: 'PayError', code: 'brokenRules', message }),
  );
});
