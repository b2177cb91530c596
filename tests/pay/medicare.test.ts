import { describe, expect, test } from 'vitest';
import { type PayOptions, payCalculator } from '../../src/pay/index.ts';
import { SETS } from './arbitraries.ts';

const calculatePay = payCalculator(SETS.simplified);

function pay(income: number, taxYear: string, options: Partial<PayOptions> = {}) {
  return calculatePay({ annualSalary: income, taxYear, options });
}

const EVERY_YEAR = ['2025-26', '2024-25', '2023-24', '2022-23', '2021-22', '2020-21'];

describe('the Medicare levy', () => {
  test.each([
    ['2025-26', 27_222, 544.4402, 544.46],
    ['2024-25', 27_222, 544.4402, 544.46],
    ['2023-24', 25_365, 507.3002, 507.32],
    ['2022-23', 23_365, 467.3002, 467.32],
    ['2021-22', 23_365, 467.3002, 467.32],
    ['2020-21', 23_365, 467.3002, 467.32],
  ])('of %s starts above %d and is 2%% of the whole income', (taxYear, threshold, cent, dollar) => {
    expect(
      [-1, -0.01, 0, 0.01, 1].map((step) => pay(threshold + step, taxYear).medicareLevy),
    ).toEqual([0, 0, 0, cent, dollar]);
  });

  test.each(EVERY_YEAR)('of %s is 1,600 on 80,000', (taxYear) => {
    expect(pay(80_000, taxYear).medicareLevy).toBe(1_600);
  });

  test.each(EVERY_YEAR)('of %s is not paid by visitors', (taxYear) => {
    expect(pay(80_000, taxYear, { nonResident: true }).medicareLevy).toBe(0);
    expect(pay(80_000, taxYear, { workingHolidayVisa: true }).medicareLevy).toBe(0);
  });

  test('is paid by a resident who does not claim the tax-free threshold', () => {
    expect(pay(80_000, '2025-26', { noTaxFreeThreshold: true }).medicareLevy).toBe(1_600);
  });
});

describe('the Medicare levy surcharge', () => {
  describe.each(EVERY_YEAR)('of %s', (taxYear) => {
    test.each([
      [97_000, 0, 0, 0, 970.0001, 970.01],
      [108_000, 1_079.99, 1_079.9999, 1_080, 1_350.000125, 1_350.0125],
      [144_000, 1_799.9875, 1_799.999875, 1_800, 2_160.00015, 2_160.015],
    ])('takes its next rate above %d, on the whole income', (threshold, ...surcharges) => {
      expect(
        [-1, -0.01, 0, 0.01, 1].map(
          (step) =>
            pay(threshold + step, taxYear, { noPrivateHospitalCover: true }).medicareLevySurcharge,
        ),
      ).toEqual(surcharges);
    });
  });

  test.each([
    [0, 0],
    [80_000, 0],
    [100_000, 1_000],
    [120_000, 1_500],
    [1_000_000, 15_000],
  ])('on %d a year without hospital cover is %d', (income, surcharge) => {
    expect(pay(income, '2025-26', { noPrivateHospitalCover: true }).medicareLevySurcharge).toBe(
      surcharge,
    );
  });

  test('is not paid by a person with hospital cover', () => {
    expect(pay(200_000, '2025-26').medicareLevySurcharge).toBe(0);
  });

  test('is not paid by visitors', () => {
    for (const visitor of [{ nonResident: true }, { workingHolidayVisa: true }]) {
      const options = { ...visitor, noPrivateHospitalCover: true };
      expect(pay(200_000, '2025-26', options).medicareLevySurcharge).toBe(0);
    }
  });

  test('is paid by a resident who does not claim the tax-free threshold', () => {
    const options = { noTaxFreeThreshold: true, noPrivateHospitalCover: true };
    expect(pay(200_000, '2025-26', options).medicareLevySurcharge).toBe(3_000);
  });
});
