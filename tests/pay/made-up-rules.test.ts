import { expect, test } from 'vitest';
import { payCalculator } from '../../src/pay/index.ts';
import type { PayOptions } from '../../src/pay/pay-options.ts';
import { firstDay, lastDay } from '../../src/pay/rules/rule-set.ts';
import { MADE_UP_RULES } from './made-up-rules.ts';

const calculate = payCalculator(MADE_UP_RULES);

function pay(annualSalary: number, options: Partial<PayOptions> = {}, customSuperRate?: number) {
  return calculate({ annualSalary, taxYear: '2030-31', options, customSuperRate });
}

test('a year to come starts and ends by its own label', () => {
  expect([firstDay('2099-00'), lastDay('2099-00')]).toEqual(['2099-07-01', '2100-06-30']);
});

const CHARGED = { noPrivateHospitalCover: true, studentLoan: true };
const INCLUDED = { includesSuperannuation: true };
const NOT_CLAIMED = { noTaxFreeThreshold: true };
const WITHHELD = { withholdTaxOffsets: true };

// biome-ignore format: one line each
test.each<[number, Partial<PayOptions>, Partial<ReturnType<typeof pay>>, superRate?: number]>([
  // 12.5% of 20,000 is 2,500, less the offsets of 1,000 and 50; the levy is 15% of 10,000, as 3% of the whole is less: 900.
  [30_000, {}, { incomeTax: 1_450, taxOffsets: 1_050, medicareLevy: 900, totalTax: 2_350, netAnnual: 27_650, superannuation: 7_500 }],
  // 3% of 21,000 is 630, 15% of the 1,000 above the threshold is 150.
  [21_000, {}, { medicareLevy: 150 }],
  // 2,500 of 22,500 of super are above the cap: 92,500 is taxed, with a tenth of the 2,500 taken off again.
  [90_000, CHARGED, { taxableIncome: 92_500, incomeTax: 25_950, taxOffsets: 300, medicareLevy: 2_775, medicareLevySurcharge: 2_312.5, studentLoanRepayment: 1_850 }],
  [39_999.99, CHARGED, { studentLoanRepayment: 0 }],
  [40_000, CHARGED, { studentLoanRepayment: 800 }],
  // An offset takes off no more than the tax, and a line below 0 none.
  [12_000, {}, { incomeTax: 0, taxOffsets: 250 }],
  [45_000, {}, { taxOffsets: 50 }],
  // Offsets are for residents, and left out where they are withheld.
  [30_000, WITHHELD, { incomeTax: 2_500, taxOffsets: 0 }],
  [60_000, { nonResident: true }, { totalTax: 21_000, taxOffsets: 0 }],
  [60_000, { workingHolidayVisa: true }, { totalTax: 12_000, taxOffsets: 0 }],
  // Without the threshold, the tax-free part is taxed where the set says so.
  [50_000, { ...NOT_CLAIMED, ...WITHHELD }, { incomeTax: 6_250 }],
  [4_000, { ...NOT_CLAIMED, ...WITHHELD }, { incomeTax: 500 }],
  [4_000, NOT_CLAIMED, { incomeTax: 0 }],
  // Super stops at the maximum contribution base, unless a rate was agreed.
  [150_000, {}, { superannuation: 25_000 }],
  [150_000, {}, { superannuation: 15_000 }, 0.1],
  [125_000, INCLUDED, { grossAnnual: 100_000, superannuation: 25_000 }],
  [175_000, INCLUDED, { grossAnnual: 150_000, superannuation: 25_000 }],
  [165_000, INCLUDED, { grossAnnual: 150_000, superannuation: 15_000 }, 0.1],
])('by the figures of the set, %d with %o comes to %o', (salary, options, figures, superRate) => {
  expect(pay(salary, options, superRate)).toMatchObject(figures);
});
