/** A rule set that lacks a figure, a schedule or a year gives an error that names it, and neither NaN nor Infinity. */
import { expect, test } from 'vitest';
import { explain } from '../../src/pay/explain/index.ts';
import { assess, legislated, payCalculator, withheldOnLeaving } from '../../src/pay/index.ts';
import { taxReturnOf } from '../../src/pay/return/index.ts';
import { type RuleSet, type TaxYear, taxYearOf } from '../../src/pay/rules/rule-set.ts';
import { withheldFromBonus } from '../../src/pay/withholding/bonus.ts';
import * as withholding from '../../src/pay/withholding/index.ts';
import { payslipOf } from '../../src/pay/withholding/payslip.ts';
import { withheldPerPeriod } from '../../src/pay/withholding/regular-pay.ts';
import { withheldFromWorkingHolidayMaker } from '../../src/pay/withholding/working-holiday.ts';
import { rulesWith, rulesWithRows } from './withholding/queries.ts';

const taxYear = '2026-27';
const YEAR = taxYearOf(legislated, taxYear);

/** The legislated year with other figures, in a set of its own. */
function setWith(figures: Record<string, unknown>, name?: string): RuleSet {
  const years = [{ ...YEAR, ...figures }] as unknown as readonly TaxYear[];
  return { taxYears: years, defaultTaxYear: taxYear, ...(name && { name }) } as RuleSet;
}

const JOB = { pay: 80_000, period: 'weekly', scale: 2, loanDeclared: false } as const;
const FACTS = { taxYear, jobs: [{ pay: 80_000 }], studentLoan: true };
const PAYOUT = {
  ...({ taxYear, period: 'weekly', earnings: 1_500, scale: 2, reason: 'redundancy' } as const),
  ...{ reachedPreservationAge: false, yearsOfService: 5, redundancyPay: 90_000 },
};
const NO_LEVY_RATE = { medicareLevy: { threshold: 0 } };
const NO_CHARGES = { studentLoan: { kind: 'least', of: [] } };
const NO_REDUNDANCY = { leaving: { ...YEAR.leaving, redundancy: {} } };
const rows = [[null, undefined, 0]];
const NO_FACTOR = { withholding: { ...YEAR.withholding, regular: { scales: { 2: rows } } } };

// biome-ignore format: a question a line
test.each<[string, () => unknown, said: string]>([
  ['payCalculator', () => payCalculator(setWith(NO_LEVY_RATE, 'my'))({ annualSalary: 80_000, taxYear }), 'The my rule set makes medicareLevy NaN'],
  ['payCalculator without a name', () => payCalculator(setWith(NO_LEVY_RATE))({ annualSalary: 80_000, taxYear }), 'The rule set makes medicareLevy NaN'],
  ['assess', () => assess(FACTS, setWith(NO_CHARGES, 'my')), 'The my rule set makes studentLoanRepayment Infinity'],
  ['explain', () => explain(FACTS, setWith(NO_CHARGES, 'my')), 'The my rule set makes studentLoanRepayment.amount Infinity'],
  ['taxReturnOf', () => taxReturnOf({ taxYear, jobs: [JOB] }, setWith(NO_FACTOR, 'my')), 'The my rule set makes jobs[0].scheduled NaN'],
  ['withheldFromDay', () => withholding.withheldFromDay({ earnings: 300, taxYear }, setWith(NO_FACTOR, 'my')), 'The my rule set makes the result NaN'],
  ['withheldOnLeaving', () => withheldOnLeaving(PAYOUT, setWith(NO_REDUNDANCY, 'my')), 'The my rule set makes taxFree NaN'],
])('%s', (_, ask, said) => {
  const message = `${said}: a figure that it needs is missing or not finite`;
  expect(ask).toThrow(expect.objectContaining({ name: 'PayError', code: 'brokenRules', message }));
});

const WEEK = { taxYear, period: 'weekly', earnings: 1_000, scale: 2, studentLoan: false } as const;
const payslip = (scale: 2 | 'workingHoliday', rules: RuleSet) =>
  payslipOf(
    payCalculator(legislated)({ annualSalary: 50_000, taxYear }),
    { ...WEEK, scale },
    rules,
  );
const WITHOUT_SCHEDULES = { withholding: undefined, leaving: undefined };

test.each<[string, (rules: RuleSet) => unknown]>([
  ['withheldPerPeriod', (rules) => withheldPerPeriod(WEEK, rules)],
  ['withheldFromBonus', (rules) => withheldFromBonus({ ...WEEK, bonus: 1 }, rules)],
  ['payslipOf', (rules) => payslip(2, rules)],
  ['payslipOf a working holiday maker', (rules) => payslip('workingHoliday', rules)],
  ['taxReturnOf', (rules) => taxReturnOf({ taxYear, jobs: [JOB] }, rules)],
])('a set without schedules is told by %s', (_, ask) => {
  for (const [name, named] of [
    ['my', 'The my rule set'],
    [undefined, 'The rule set'],
  ] as const) {
    const message = `${named} has no withholding schedule for 2026-27`;
    const told = expect.objectContaining({ name: 'PayError', code: 'noSchedule', message });
    expect(() => ask(setWith(WITHOUT_SCHEDULES, name))).toThrow(told);
  }
});

test('a set without limits on leaving is told', () => {
  const ask = (name?: string) => () =>
    withholding.leavingLimits(setWith(WITHOUT_SCHEDULES, name), taxYear);
  expect(ask()).toThrow('The rule set has no limits on leaving for 2026-27');
  expect(ask('my')).toThrow('The my rule set has no limits on leaving for 2026-27');
});

test.each([
  [[], 'The last row of a withholding scale must be open'],
  [[[1_000, 0, 0]], 'The last row of a withholding scale must be open'],
] as const)('a scale without end is a mistake: %j', (rows, message) => {
  expect(() => withheldPerPeriod(WEEK, rulesWithRows(rows))).toThrow(
    expect.objectContaining({ code: 'brokenRules', message }),
  );
});

test('rates of Schedule 15 without end are a mistake', () => {
  const source = { cite: 'made up', confirmed: 0, status: 'provisional' } as const;
  const rules = rulesWith({ workingHoliday: { rates: [{ upTo: -1, rate: 0.1 }], source } });
  const query = { earnings: 1_000, paidBefore: 0, taxYear };
  expect(() => withheldFromWorkingHolidayMaker(query, rules)).toThrow(
    'The last rate of Schedule 15 must be open',
  );
});

test('a year that a set does not have is not found, whoever asks the engine without the check', () => {
  for (const label of ['2019-20', '2025', '', ' 2025-26', '__proto__', 'constructor', 'length']) {
    const code = 'unknownTaxYear';
    const told = expect.objectContaining({ code, message: `Tax year ${label} not found` });
    expect(() => taxYearOf(legislated, label)).toThrow(told);
    expect(() => withheldPerPeriod<string>({ ...WEEK, taxYear: label }, legislated)).toThrow(told);
  }
});

test('figures of a set that are given back are not calculated, and may be without limit', () => {
  const set = setWith({ leaving: { ...YEAR.leaving, cap: Number.POSITIVE_INFINITY } });
  expect(withholding.leavingLimits(set, taxYear)).toMatchObject({ cap: Infinity });
});
