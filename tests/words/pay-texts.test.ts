import { describe, expect, test } from 'vitest';
import { calculatePay } from '../../src/pay/index.ts';
import { payCalculator } from '../../src/pay/pay.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { legislated } from '../../src/pay/rules/legislated/index.ts';
import { payslipOf } from '../../src/pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../src/pay/withholding/regular-pay.ts';
import {
  type Pays,
  payTableTexts,
  takeHomePayTexts,
  taxBreakdownTexts,
} from '../../src/words/pay-texts.ts';

const taxYear = '2025-26';
const payOf = (annualSalary: number, options: Partial<PayOptions> = {}) =>
  calculatePay({ annualSalary, taxYear, options });

test('the breakdown has whole dollars of a year', () => {
  expect(taxBreakdownTexts(payOf(80_000))).toEqual({
    gross: '$80,000',
    incomeTax: '$14,788',
    offsets: [],
    medicareLevy: '$1,600',
    surcharge: undefined,
    studentLoan: undefined,
    totalTax: '$16,388',
    net: '$63,612',
  });
});

test('surcharge and student loan are there only where they are charged', () => {
  const options = { noPrivateHospitalCover: true, studentLoan: true };
  expect(taxBreakdownTexts(payOf(120_000, options))).toMatchObject({
    surcharge: '$1,500',
    studentLoan: '$9,600',
  });
});

test('Division 293 tax has one line beside super', () => {
  const pay = payCalculator(legislated)({ annualSalary: 270_900, taxYear: '2026-27' });
  // 15% of the 32,500 within the cap.
  expect(takeHomePayTexts(pay)).toMatchObject({
    superannuation: '$32,500',
    division293: 'Division 293 tax, billed later: $4,875. Your super can pay it.',
  });
});

test('take-home pay is to the cent in each period, with the tax, and super for the year', () => {
  expect(takeHomePayTexts(payOf(80_000))).toEqual({
    isPaid: false,
    daily: { net: '$244.66', taken: '$63.03' },
    weekly: { net: '$1,223.31', taken: '$315.15' },
    fortnightly: { net: '$2,446.62', taken: '$630.31' },
    monthly: { net: '$5,301.00', taken: '$1,365.67' },
    superannuation: '$9,600',
  });
});

describe('the comprehensive table', () => {
  test('has nothing in a row whose amount is below half a cent', () => {
    const pay = { ...payOf(80_000), studentLoanRepayment: 0.004, superannuation: 52 };
    expect(payTableTexts(pay).rows).toMatchObject({
      studentLoanRepayment: undefined,
      superannuation: ['$1.00', '$2.00', '$4.33', '$52.00'],
    });
  });

  test('has the row of tax offsets only where it is asked for', () => {
    const pay = { ...payOf(80_000), taxOffsets: 52 };
    expect(payTableTexts(pay).rows).not.toHaveProperty('taxOffsets');
    expect(payTableTexts(pay, { withOffsets: true }).rows.taxOffsets?.at(-1)).toBe('$52.00');
  });

  test('is long from 200,000 on', () => {
    const isLong = (amount: number) => payTableTexts(payOf(amount)).isLong;
    expect([199_900, 200_000].map(isLong)).toEqual([false, true]);
  });
});

describe('by withholding schedules', () => {
  const lawful = payCalculator(legislated);

  function paid(annualSalary: number, studentLoan = false) {
    const year = '2026-27';
    const pay = lawful({ annualSalary, taxYear: year, options: { studentLoan } });
    const of = (period: WithholdingPeriod) =>
      payslipOf(pay, { period, taxYear: year, scale: 2, studentLoan }, legislated);
    const pays: Pays = {
      weekly: of('weekly'),
      fortnightly: of('fortnightly'),
      monthly: of('monthly'),
      refunds: [372, 372, -88],
    };
    return { pay, pays };
  }

  test('take-home pay is what lands, with what is withheld, and a day is an average of a week', () => {
    const { pay, pays } = paid(80_000);
    expect(takeHomePayTexts(pay, pays)).toEqual({
      isPaid: true,
      // A fifth of $1,227.46.
      daily: { net: '$245.49', taken: undefined },
      weekly: { net: '$1,227.46', taken: '$311' },
      fortnightly: { net: '$2,454.92', taken: '$622' },
      monthly: { net: '$5,318.67', taken: '$1,348' },
      superannuation: '$9,600',
      division293: undefined,
    });
  });

  test('the table has pays by their periods, what only a year has in its column alone, and no row of zeros', () => {
    const { pay, pays } = paid(80_000);
    expect(payTableTexts(pay, { pays, withOffsets: true })).toEqual({
      rows: {
        grossAnnual: ['$1,538.46', '$3,076.92', '$6,666.67', '$80,000.00'],
        standardDeduction: ['', '', '', '$1,000.00'],
        superannuation: ['$184.62', '$369.23', '$800.00', '$9,600.00'],
        totalTax: ['$311.00', '$622.00', '$1,348.00', '$15,800.00'],
        incomeTax: ['', '', '', '$14,220.00'],
        medicareLevy: ['', '', '', '$1,580.00'],
        netAnnual: ['$1,227.46', '$2,454.92', '$5,318.67', '$64,200.00'],
      },
      taxTime: ['$372 back', '$372 back', '$88 to pay', ''],
      isPaid: true,
      hasYear: true,
      isLong: false,
    });
  });

  test('what is withheld for a student loan has its row', () => {
    const { pay, pays } = paid(97_300, true);
    const { studentLoanRepayment, totalTax } = payTableTexts(pay, { pays }).rows;
    expect(studentLoanRepayment).toEqual(['$80.00', '$160.00', '$347.00', '$4,015.80']);
    expect(totalTax?.[1]).toBe('$994.00');
  });

  test('a pay whose year is not known has no column of the year, and nothing at tax time', () => {
    const { pay, pays } = paid(270_900);
    const unknown = { ...pays, refunds: undefined };
    const { rows, taxTime, hasYear } = payTableTexts(pay, { pays: unknown });
    const filled = Object.entries(rows).flatMap(([key, cells]) => (cells ? [key] : []));
    expect(filled.join()).toBe('grossAnnual,superannuation,totalTax,netAnnual');
    expect(rows.grossAnnual).toHaveLength(3);
    expect([taxTime, hasYear]).toEqual([undefined, false]);
    expect(takeHomePayTexts(pay, pays).division293).toMatch('$4,875');
    expect(takeHomePayTexts(pay, unknown).division293).toBeUndefined();
  });
});
