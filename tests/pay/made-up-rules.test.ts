import { expect, test } from 'vitest';
import { type PayOptions, payCalculator } from '../../src/pay/index.ts';
import { firstDay, lastDay } from '../../src/pay/rules/index.ts';
import { MADE_UP_RULES } from './made-up-rules.ts';

const calculate = payCalculator(MADE_UP_RULES);

function pay(annualSalary: number, options: Partial<PayOptions> = {}, customSuperRate?: number) {
  return calculate({ annualSalary, taxYear: '2030-31', options, customSuperRate });
}

test('a year to come starts and ends by its own label', () => {
  expect([firstDay('2099-00'), lastDay('2099-00')]).toEqual(['1 July 2099', '30 June 2100']);
});

test('every charge is by the figures of the set', () => {
  // 12.5% of 20,000 is 2,500, less the offsets of 1,000 and 50; the levy is 15% of 10,000, as 3% of the whole is less: 900.
  expect(pay(30_000)).toMatchObject({
    incomeTax: 1_450,
    taxOffsets: 1_050,
    medicareLevy: 900,
    totalTax: 2_350,
    netAnnual: 27_650,
    superannuation: 7_500,
  });
  // 3% of 21,000 is 630, 15% of the 1,000 above the threshold is 150.
  expect(pay(21_000).medicareLevy).toBe(150);
  // 2,500 of 22,500 of super are above the cap: 92,500 is taxed, with a tenth of the 2,500 taken off again.
  const options = { noPrivateHospitalCover: true, studentLoan: true };
  expect(pay(90_000, options)).toMatchObject({
    taxableIncome: 92_500,
    incomeTax: 25_950,
    taxOffsets: 300,
    medicareLevy: 2_775,
    medicareLevySurcharge: 2_312.5,
    studentLoanRepayment: 1_850,
  });
  expect(pay(39_999.99, options).studentLoanRepayment).toBe(0);
  expect(pay(40_000, options).studentLoanRepayment).toBe(800);
});

test('an offset takes off no more than the tax, and a line below 0 none', () => {
  expect(pay(12_000)).toMatchObject({ incomeTax: 0, taxOffsets: 250 });
  expect(pay(45_000).taxOffsets).toBe(50);
});

test('offsets are for residents, and left out where they are withheld', () => {
  for (const option of ['nonResident', 'workingHolidayVisa', 'withholdTaxOffsets'] as const) {
    expect(pay(30_000, { [option]: true }).taxOffsets).toBe(0);
  }
  expect(pay(30_000, { withholdTaxOffsets: true }).incomeTax).toBe(2_500);
});

test('visitors are taxed by their own scales', () => {
  expect(pay(60_000, { nonResident: true }).totalTax).toBe(21_000);
  expect(pay(60_000, { workingHolidayVisa: true }).totalTax).toBe(12_000);
});

test('without the threshold, the tax-free part is taxed where the set says so', () => {
  const options = { noTaxFreeThreshold: true, withholdTaxOffsets: true };
  expect(pay(50_000, options).incomeTax).toBe(6_250);
  expect(pay(4_000, options).incomeTax).toBe(500);
  expect(pay(4_000, { noTaxFreeThreshold: true }).incomeTax).toBe(0);
});

test('super stops at the maximum contribution base, unless a rate was agreed', () => {
  const included = { includesSuperannuation: true };
  expect(pay(150_000).superannuation).toBe(25_000);
  expect(pay(150_000, {}, 0.1).superannuation).toBe(15_000);
  expect(pay(125_000, included)).toMatchObject({ grossAnnual: 100_000, superannuation: 25_000 });
  expect(pay(175_000, included)).toMatchObject({ grossAnnual: 150_000, superannuation: 25_000 });
  expect(pay(165_000, included, 0.1)).toMatchObject({
    grossAnnual: 150_000,
    superannuation: 15_000,
  });
});
