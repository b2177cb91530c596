/** The simplified model's options by hand. Its figures, edges and super are held by against-reference.test.ts. */
import { expect, test } from 'vitest';
import { payCalculator } from '../../src/pay/index.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { SETS } from './arbitraries.ts';

const calculatePay = payCalculator(SETS.simplified);

function pay(annualSalary: number, options: Partial<PayOptions>, taxYear = '2025-26') {
  return calculatePay({ annualSalary, taxYear, options });
}

const EVERY_CHARGE = { noPrivateHospitalCover: true, studentLoan: true };

test.each<[string, number, Partial<PayOptions>, Partial<ReturnType<typeof pay>>]>([
  ['the highest salary is taxed as any', 15_000_000, {}, { incomeTax: 6_716_138 }],
  ['a cent without the threshold', 0.01, { noTaxFreeThreshold: true }, { incomeTax: 0.0016 }],
  [
    'a non-resident is taxed as one whatever else is set, but a visa spares the loan',
    80_000,
    { ...EVERY_CHARGE, nonResident: true, workingHolidayVisa: true, noTaxFreeThreshold: true },
    { incomeTax: 26_000, medicareLevy: 0, medicareLevySurcharge: 0, studentLoanRepayment: 0 },
  ],
  [
    'a working holiday visa goes before the missing threshold, and brings no other charge',
    200_000,
    { ...EVERY_CHARGE, workingHolidayVisa: true, noTaxFreeThreshold: true },
    { incomeTax: 62_325, totalTax: 62_325 },
  ],
  [
    'whoever does not claim the threshold pays every charge',
    200_000,
    { ...EVERY_CHARGE, noTaxFreeThreshold: true },
    { medicareLevy: 4_000, medicareLevySurcharge: 3_000, studentLoanRepayment: 20_000 },
  ],
])('%s: %d with %o', (_, income, options, figures) => {
  expect(pay(income, options)).toMatchObject(figures);
});

test.each([
  [57_735, 57_736, '2025-26', 'studentLoan', 'studentLoanRepayment', 0, 515.5],
  [66_362.57, 66_362.58, '2023-24', 'studentLoan', 'studentLoanRepayment', 595.18, 1_190.360_179],
  [
    ...[108_640, 108_641, '2025-26', 'noPrivateHospitalCover', 'medicareLevySurcharge'],
    ...[0, 970.008_929],
  ],
  [30_488.64, 30_488.65, '2025-26', 'studentLoan', 'medicareLevy', 0, 544.440_179],
] as [number, number, string, keyof PayOptions, 'medicareLevy', number, number][])(
  'a gross that super leaves exactly on a threshold counts as on it: of %d or %d in %s',
  (lower, higher, taxYear, option, charge, ...due) => {
    const options = { includesSuperannuation: true, [option]: true };
    for (const [index, salary] of [lower, higher].entries()) {
      expect(pay(salary, options, taxYear)[charge]).toBeCloseTo(due[index] as number, 6);
    }
  },
);
