import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  payCalculator,
  withheldFromWorkingHolidayMaker,
  withheldPerPeriod,
} from '../../src/pay/index.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { PERIODS_PER_YEAR } from '../../src/pay/periods.ts';
import { type LegislatedTaxYearLabel, legislated } from '../../src/pay/rules/legislated/index.ts';
import type { Residency } from '../../src/pay/rules/rule-set.ts';
import {
  type PayslipQuery,
  payslipOf,
  taxCoveredByWithholding,
} from '../../src/pay/withholding/payslip.ts';
import { type PayslipScale, scaleOf, withholdingScale } from '../../src/pay/withholding/scale.ts';
import { anyLegislatedTaxYear, anyOptions, runs } from './arbitraries.ts';
import { PERIODS } from './withholding/queries.ts';

const calculate = payCalculator(legislated);
const anyPeriod = fc.constantFrom(...PERIODS);

type LegislatedQuery = PayslipQuery<LegislatedTaxYearLabel>;

function queryOf(
  options: Partial<PayOptions>,
  { period, taxYear }: Pick<LegislatedQuery, 'period' | 'taxYear'>,
): LegislatedQuery {
  return {
    period,
    taxYear,
    scale: withholdingScale(options),
    studentLoan: options.studentLoan === true,
  };
}

test('a payslip adds up, and tax is withheld from the pay after sacrifice, whatever the year deducts', () => {
  fc.assert(
    fc.property(
      fc.nat(2_000_000),
      fc.oneof(fc.constant(0), fc.nat(2_000_000)),
      anyPeriod,
      anyLegislatedTaxYear,
      anyOptions,
      (annualSalary, salarySacrifice, period, taxYear, options) => {
        const pay = calculate({ annualSalary, taxYear, options, salarySacrifice });
        const { scale, ...terms } = queryOf(options, { period, taxYear });
        const payslip = payslipOf(pay, { ...terms, scale }, legislated);
        const pays = PERIODS_PER_YEAR[period];
        const sacrificed = Math.min(salarySacrifice, pay.grossAnnual) / pays;
        const { gross, netPay, tax, studentLoan, total, superannuation } = payslip;
        expect(gross * pays).toBeCloseTo(pay.grossAnnual, 6);
        expect(superannuation * pays).toBeCloseTo(pay.superannuation, 6);
        expect(total).toBe(tax + studentLoan);
        expect(netPay + total + sacrificed).toBeCloseTo(gross, 6);
        for (const each of [netPay, tax, studentLoan]) expect(each).toBeGreaterThanOrEqual(0);
        if (scale === 'workingHoliday') return;
        const earnings = (pay.grossAnnual - Math.min(salarySacrifice, pay.grossAnnual)) / pays;
        const withheld = withheldPerPeriod({ ...terms, scale, earnings }, legislated);
        const withheldInYear = withheld.total * pays;
        expect(payslip).toMatchObject({ ...withheld, changes: [], withheldInYear });
      },
    ),
    runs(1_000),
  );
});

test('of 20 weekly pays in a year, each is a 20th of it', () => {
  const pay = calculate({ taxYear: '2026-27', annualSalary: 20_000 });
  const terms = { taxYear: '2026-27', period: 'weekly', scale: 2, studentLoan: false } as const;
  const of20 = payslipOf(pay, { ...terms, pays: 20 }, legislated);
  const { total } = withheldPerPeriod({ ...terms, earnings: 1_000 }, legislated);
  expect(of20).toMatchObject({ gross: 1_000, superannuation: 120, netPay: 1_000 - total });
  expect(of20.withheldInYear).toBe(20 * total);
});

test('withholding covers no surcharge, and a loan only where the payer knows of it', () => {
  const options = { noPrivateHospitalCover: true, studentLoan: true };
  const pay = calculate({ annualSalary: 120_000, taxYear: '2026-27', options });
  expect(pay.medicareLevySurcharge).toBeGreaterThan(0);
  expect(pay.studentLoanRepayment).toBeGreaterThan(0);
  const taxAndLevy = pay.incomeTax + pay.medicareLevy;
  expect(taxCoveredByWithholding(pay, false)).toBe(taxAndLevy);
  expect(taxCoveredByWithholding(pay, true)).toBe(taxAndLevy + pay.studentLoanRepayment);
});

const VISITOR = { workingHolidayVisa: true, studentLoan: true };

test('a working holiday maker has each change told, and the year is the sum of its pays', () => {
  fc.assert(
    fc.property(
      fc.nat(400_000),
      anyPeriod,
      anyLegislatedTaxYear,
      (annualSalary, period, taxYear) => {
        const pay = calculate({ annualSalary, taxYear, options: VISITOR });
        const payslip = payslipOf(pay, queryOf(VISITOR, { period, taxYear }), legislated);
        let [total, paidCents, inYear] = [payslip.total, 0, 0];
        const cents = Math.round((annualSalary * 100) / PERIODS_PER_YEAR[period]);
        for (let number = 1; number <= PERIODS_PER_YEAR[period]; number++) {
          total = payslip.changes.find((change) => change.pay === number)?.total ?? total;
          const query = { earnings: cents / 100, paidBefore: paidCents / 100, taxYear };
          expect(withheldFromWorkingHolidayMaker(query, legislated)).toBe(total);
          paidCents += cents;
          inYear += total;
        }
        expect(payslip).toMatchObject({ withheldInYear: inYear, studentLoan: 0 });
        expect(payslip.changes.length).toBeLessThanOrEqual(3);
      },
    ),
  );
});

const SCALES: readonly [Residency, claimsThreshold: boolean, PayslipScale][] = [
  ['resident', true, 2],
  ['resident', false, 1],
  ['foreign', true, 3],
  ['foreign', false, 3],
  ['workingHoliday', true, 'workingHoliday'],
  ['workingHoliday', false, 'workingHoliday'],
];

test.for(SCALES)('%s, threshold claimed: %s, is on scale %s', ([residency, claims, scale]) => {
  expect(scaleOf(residency, claims)).toBe(scale);
  const options: Partial<PayOptions> = {
    nonResident: residency === 'foreign',
    workingHolidayVisa: residency === 'workingHoliday',
    noTaxFreeThreshold: !claims,
  };
  expect(withholdingScale(options)).toBe(scale);
});

test('a non-resident is one under a visa too', () => {
  expect(withholdingScale({ nonResident: true, workingHolidayVisa: true })).toBe(3);
});
