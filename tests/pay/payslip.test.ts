import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  PERIODS_PER_YEAR,
  payCalculator,
  payslipOf,
  scheduledTax,
  withheldPerPeriod,
  withholdingScale,
} from '../../src/pay/index.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { add, rational, subtract, toNumber, ZERO } from '../../src/verify/reference/rational.ts';
import { referencePay } from '../../src/verify/reference/reference-pay.ts';
import { anyLegislatedTaxYear, anyOptions } from './arbitraries.ts';

const calculate = payCalculator(legislated);
const anyPeriod = fc.constantFrom('weekly', 'fortnightly', 'monthly');

test('a payslip adds up: the account has the gross less what is withheld, the year the pays of the period', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      anyPeriod,
      anyLegislatedTaxYear,
      anyOptions,
      (annualSalary, period, taxYear, options) => {
        const scale = withholdingScale(options);
        fc.pre(scale !== undefined);
        const studentLoan = options.studentLoan && taxYear >= '2025-26';
        const pay = calculate({ annualSalary, taxYear, options });
        const payslip = payslipOf(pay, { period, taxYear, scale, studentLoan }, legislated);
        const pays = PERIODS_PER_YEAR[period];
        expect(payslip.gross * pays).toBeCloseTo(pay.grossAnnual, 6);
        expect(payslip.superannuation * pays).toBeCloseTo(pay.superannuation, 6);
        expect(payslip.inAccount + payslip.tax + payslip.studentLoan).toBeCloseTo(payslip.gross, 6);
        expect(payslip.inAccount).toBeGreaterThanOrEqual(0);
        expect(payslip.withheldInYear).toBe((payslip.tax + payslip.studentLoan) * pays);
      },
    ),
  );
});

test('what is sacrificed bears no withholding, and none of it is in the account', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.nat(2_000_000),
      anyPeriod,
      anyLegislatedTaxYear,
      anyOptions,
      (annualSalary, salarySacrifice, period, taxYear, options) => {
        const scale = withholdingScale(options);
        fc.pre(scale !== undefined);
        const studentLoan = options.studentLoan && taxYear >= '2025-26';
        const terms = { period, taxYear, scale, studentLoan } as const;
        const pay = calculate({ annualSalary, taxYear, options, salarySacrifice });
        const payslip = payslipOf(pay, terms, legislated);
        const pays = PERIODS_PER_YEAR[period];
        const sacrificed = Math.min(salarySacrifice, pay.grossAnnual) / pays;
        const { tax, studentLoan: loan } = payslip;
        const earnings = pay.taxableIncome / pays;
        expect(payslip).toMatchObject(withheldPerPeriod({ ...terms, earnings }, legislated));
        expect(payslip.inAccount + tax + loan + sacrificed).toBeCloseTo(payslip.gross, 6);
        expect(payslip.inAccount).toBeGreaterThanOrEqual(0);
        expect(payslip.superannuation * pays).toBeCloseTo(pay.superannuation, 6);
      },
    ),
  );
});

test('of 6,000 a fortnight with 1,000 sacrificed, tax is withheld from 5,000', () => {
  const year = { taxYear: '2026-27', annualSalary: 156_000 };
  const pay = calculate({ ...year, salarySacrifice: 26_000 });
  const terms = {
    taxYear: '2026-27',
    period: 'fortnightly',
    scale: 2,
    studentLoan: false,
  } as const;
  const payslip = payslipOf(pay, terms, legislated);
  const less = payslipOf(calculate({ ...year, annualSalary: 130_000 }), terms, legislated);
  expect(payslip).toMatchObject({ gross: 6_000, superannuation: 720 });
  expect(payslip.inAccount).toBe(less.inAccount);
  expect(payslip.inAccount).toBe(5_000 - payslip.tax);
});

test('it is held against the income tax, the levy and the loan that it withholds for, and not the surcharge', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      anyPeriod,
      anyLegislatedTaxYear,
      anyOptions,
      (salary, period, taxYear, options) => {
        const scale = withholdingScale(options);
        fc.pre(scale !== undefined);
        const studentLoan = options.studentLoan && taxYear >= '2025-26';
        const pay = calculate({ annualSalary: salary, taxYear, options });
        const payslip = payslipOf(pay, { period, taxYear, scale, studentLoan }, legislated);
        const reference = referencePay({ salary, taxYear, options, rules: 'legislated' });
        const tax = [
          reference.medicareLevy,
          studentLoan ? reference.studentLoanRepayment : ZERO,
        ].reduce(add, reference.incomeTax);
        expect(scheduledTax(pay, studentLoan)).toBeCloseTo(toNumber(tax), 6);
        expect(payslip.aboveTax).toBeCloseTo(
          toNumber(subtract(rational(String(payslip.withheldInYear)), tax)),
          6,
        );
      },
    ),
  );
});
