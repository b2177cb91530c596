import { describe, expect, test } from 'vitest';
import { type PayOptions, payCalculator } from '../../src/pay/index.ts';
import { SETS } from './arbitraries.ts';

const calculatePay = payCalculator(SETS.simplified);

function repayment(income: number, taxYear: string, options: Partial<PayOptions> = {}): number {
  const { studentLoanRepayment } = calculatePay({
    annualSalary: income,
    taxYear,
    options: { studentLoan: true, ...options },
  });
  return studentLoanRepayment;
}

describe.each(['2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21'])(
  'in %s',
  (year) => {
    test('51,550 is the first income that repays a student loan', () => {
      expect(
        [0, 51_549, 51_549.99, 51_550, 51_550.01, 51_551].map((income) => repayment(income, year)),
      ).toEqual([0, 0, 0, 515.5, 515.5001, 515.51]);
    });

    // The top of a band, then the repayment a dollar below it, a cent below, on it, a cent above and a dollar above.
    test.each([
      [59_518, 595.17, 595.1799, 595.18, 1_190.3602, 1_190.38],
      [63_089, 1_261.76, 1_261.7798, 1_261.78, 1_577.22525, 1_577.25],
      [66_875, 1_671.85, 1_671.87475, 1_671.875, 2_006.2503, 2_006.28],
      [70_888, 2_126.61, 2_126.6397, 2_126.64, 2_481.08035, 2_481.115],
      [75_140, 2_629.865, 2_629.89965, 2_629.9, 3_005.6004, 3_005.64],
      [79_649, 3_185.92, 3_185.9596, 3_185.96, 3_584.20545, 3_584.25],
      [84_429, 3_799.26, 3_799.30455, 3_799.305, 4_221.4505, 4_221.5],
      [89_494, 4_474.65, 4_474.6995, 4_474.7, 4_922.17055, 4_922.225],
      [94_865, 5_217.52, 5_217.57445, 5_217.575, 5_691.9006, 5_691.96],
      [100_557, 6_033.36, 6_033.4194, 6_033.42, 6_536.20565, 6_536.27],
      [106_590, 6_928.285, 6_928.34935, 6_928.35, 7_461.3007, 7_461.37],
      [112_985, 7_908.88, 7_908.9493, 7_908.95, 8_473.87575, 8_473.95],
      [119_764, 8_982.225, 8_982.29925, 8_982.3, 9_581.1208, 9_581.2],
      [126_950, 10_155.92, 10_155.9992, 10_156, 10_790.75085, 10_790.835],
      [134_568, 11_438.195, 11_438.27915, 11_438.28, 12_111.1209, 12_111.21],
      [142_642, 12_837.69, 12_837.7791, 12_837.78, 13_550.99095, 13_551.085],
      [151_200, 14_363.905, 14_363.99905, 14_364, 15_120.001, 15_120.1],
    ])(
      'the band to %d includes it, and the next rate applies to the whole income',
      (top, ...due) => {
        expect([-1, -0.01, 0, 0.01, 1].map((step) => repayment(top + step, year))).toEqual(due);
      },
    );
  },
);

test('a high income repays 10%', () => {
  expect(repayment(1_000_000, '2025-26')).toBe(100_000);
});

test('nobody without a student loan repays one', () => {
  expect(repayment(80_000, '2025-26', { studentLoan: false })).toBe(0);
});

test('a non-resident repays a student loan', () => {
  expect(repayment(80_000, '2025-26', { nonResident: true })).toBe(3_600);
});

test('a working holiday maker repays no student loan', () => {
  expect(repayment(80_000, '2025-26', { workingHolidayVisa: true })).toBe(0);
});
