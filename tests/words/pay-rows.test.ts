import { expect, test } from 'vitest';
import { payCalculator, simplified } from '../../src/pay/index.ts';
import { isBorne, PAY_ROWS, type PayRowKey, payRows } from '../../src/words/pay-rows.ts';

const payOf = (annualSalary: number, studentLoan = false) =>
  payCalculator(simplified)({ annualSalary, taxYear: '2025-26', options: { studentLoan } });

test('the rows of a year come to its take-home pay', () => {
  const pay = payOf(120_000, true);
  const sum = (...keys: PayRowKey[]) => payRows(keys).reduce((total, { of }) => total + of(pay), 0);
  const charges = sum('incomeTax', 'medicareLevy', 'medicareLevySurcharge', 'studentLoanRepayment');
  expect(charges).toBeCloseTo(sum('totalTax'), 6);
  expect(sum('grossAnnual') - charges).toBeCloseTo(sum('netAnnual'), 6);
});

test('a charge is borne where either of two pays has some of it', () => {
  const loan = PAY_ROWS.studentLoanRepayment;
  expect(isBorne(loan, payOf(120_000), payOf(120_000, true))).toBe(true);
  expect(isBorne(loan, payOf(120_000), payOf(10_000, true))).toBe(false);
});

test('no two rows have one name', () => {
  const rows = Object.values(PAY_ROWS);
  for (const name of ['label', 'plain'] as const) {
    expect(new Set(rows.map((row) => row[name])).size).toBe(rows.length);
  }
});
