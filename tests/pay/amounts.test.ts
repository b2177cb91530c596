/** An amount that is negative or not finite counts as 0, in each function that takes one. */
import { expect, test } from 'vitest';
import { bonusKept, sacrifice } from '../../src/pay/bonus-and-sacrifice.ts';
import { comparePay } from '../../src/pay/compare-pay.ts';
import type { Facts } from '../../src/pay/facts.ts';
import { grossFor } from '../../src/pay/gross-for.ts';
import { type PayQuery, payCalculator } from '../../src/pay/pay.ts';
import { annualEarnings, perHour } from '../../src/pay/periods.ts';
import { paidIn, taxReturnOf } from '../../src/pay/tax-return.ts';
import { withheldFromBonus, withheldFromBonusByAverage } from '../../src/pay/withholding/bonus.ts';
import { payslipOf } from '../../src/pay/withholding/payslip.ts';
import { withheldPerPeriod } from '../../src/pay/withholding/regular-pay.ts';
import { withheldFromWorkingHolidayMaker } from '../../src/pay/withholding/working-holiday.ts';
import { assess } from '../../src/pay/year/assess.ts';
import { SETS } from './arbitraries.ts';

const { legislated } = SETS;
const taxYear = '2026-27';

const WEEK = { taxYear, period: 'weekly', scale: 2, studentLoan: true } as const;
const QUERY: PayQuery = { annualSalary: 90_000, salarySacrifice: 5_000, taxYear };
const BONUS = {
  ...{ ...WEEK, earnings: 1_000, bonus: 2_600, averageEarnings: 1_100 },
  ...{ earlierBonuses: 2_600, withheldFromEarlierBonuses: 100 },
};

const pay = (query: Partial<PayQuery>) => payCalculator(legislated)({ ...QUERY, ...query });
const visitor = (earnings: number, paidBefore: number) =>
  withheldFromWorkingHolidayMaker({ earnings, paidBefore, taxYear }, legislated);
const assessed = (facts: Partial<Facts>) =>
  assess({ taxYear, jobs: [{ pay: 50_000 }], ...facts }, legislated);
const returned = (amount: number) => {
  const job = { pay: amount, pays: amount, withheld: amount, salarySacrifice: amount };
  const jobs = [{ ...WEEK, loanDeclared: false, ...job }];
  const { facts: _, ...figures } = taxReturnOf({ taxYear, jobs, otherIncome: amount }, legislated);
  return figures;
};
/** The names of a bonus' amounts by the method that takes them. */
const METHODS = [
  [withheldFromBonus, ['earnings', 'bonus']],
  [withheldFromBonusByAverage, Object.keys(BONUS).filter((name) => /earn|bonus/i.test(name))],
] as const;

test.each<[string, (amount: number) => unknown]>([
  ['a salary', (annualSalary) => pay({ annualSalary })],
  ['what is sacrificed of one', (salarySacrifice) => pay({ salarySacrifice })],
  ['its rate of super', (customSuperRate) => pay({ customSuperRate })],
  ['a bonus on it', (bonus) => pay({ bonus })],
  [
    'another job’s pay',
    (otherJobPay) => pay({ otherJobPay, options: { noTaxFreeThreshold: true } }),
  ],
  [
    'an offer',
    (annualSalary) => comparePay({ now: QUERY, offer: { taxYear, annualSalary } }, legislated),
  ],
  ['what is kept of a bonus', (bonus) => bonusKept({ ...QUERY, bonus }, legislated)],
  [
    'what a sacrifice costs',
    (salarySacrifice) => sacrifice({ ...QUERY, salarySacrifice }, legislated),
  ],
  ['earnings', (amount) => annualEarnings(amount, 'hourly')],
  ['hours', (hoursPerWeek) => annualEarnings(10, 'hourly', { hoursPerWeek, weeksPerYear: 50 })],
  ['weeks', (weeksPerYear) => annualEarnings(10, 'weekly', { hoursPerWeek: 40, weeksPerYear })],
  ['pay by the hour', (amount) => perHour(amount)],
  ['pay by no hour', (hoursPerWeek) => perHour(80_000, { hoursPerWeek, weeksPerYear: 50 })],
  ['what tax is withheld from', (earnings) => withheldPerPeriod({ ...WEEK, earnings }, legislated)],
  ['a payslip’s salary', (annualSalary) => payslipOf(pay({ annualSalary }), WEEK, legislated)],
  ['a visitor’s pay', (earnings) => visitor(earnings, 200_000)],
  ['what a visitor was paid', (paidBefore) => visitor(1_000, paidBefore)],
  [
    'other income, expenses and days',
    (amount) =>
      assessed({
        otherIncome: amount,
        workExpenses: amount,
        otherDeductions: amount,
        daysWithoutCover: amount,
      }),
  ],
  [
    'a job of that',
    (amount) =>
      assessed({
        jobs: [
          { pay: 50_000, salarySacrifice: amount, fringeBenefits: amount, superRate: amount },
          { pay: amount },
        ],
      }),
  ],
  ['a return of that', returned],
  ['what was paid in some pays', (pays) => paidIn(pays, 'weekly', 52_000)],
  ...METHODS.flatMap(([withheldBy, names]) =>
    names.map((name): [string, (amount: number) => unknown] => [
      `${name} by ${withheldBy.name}`,
      (amount) => withheldBy({ ...BONUS, [name]: amount }, legislated),
    ]),
  ),
])('%s: negative or not finite counts as 0', (_, of) => {
  for (const amount of [-80_000, -0.004, -0, Number.NaN, Infinity, -Infinity]) {
    expect(of(amount)).toEqual(of(0));
  }
  // Neither NaN nor infinite.
  expect(JSON.stringify(of(0))).not.toContain('null');
});

test('a salary of nothing gives a take-home pay that is negative, and none one without end', () => {
  const salary = (takeHome: number) =>
    grossFor({ takeHome, period: 'weekly', taxYear }, legislated);
  expect([-1, -Infinity, 0].map(salary)).toEqual([0, 0, 0]);
  expect([Number.NaN, Infinity].map(salary)).toEqual([undefined, undefined]);
});
