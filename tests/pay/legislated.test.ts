/** The law's charges on a taxable income, year by year. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  assess,
  type Facts,
  legislated,
  type PayOptions,
  payCalculator,
  taxYearOf,
} from '../../src/pay/index.ts';
import { type Charge, chargeOn, edgesOf } from '../../src/pay/lines.ts';
import { anyLegislatedTaxYear, runs } from './arbitraries.ts';

const calculate = payCalculator<string>(legislated);

function pay(annualSalary: number, taxYear: string, options: Partial<PayOptions> = {}) {
  return calculate({ annualSalary, taxYear, options });
}

/** The assessment of an income that nothing is taken off. */
function assessed(otherIncome: number, taxYear: string, facts: Partial<Facts> = {}) {
  const assessment = assess<string>({ taxYear, jobs: [], otherIncome, ...facts }, legislated);
  const used = assessment.taxOffsets.map((offset) => offset.used);
  return { ...assessment, used: used.reduce((sum, each) => sum + each, 0) };
}

test.each([
  ['2026-27', 28_011, 0, 0.001, 0.1],
  ['2025-26', 28_011, 0, 0.001, 0.1],
  ['2024-25', 27_222, 0, 0.001, 0.1],
  ['2023-24', 26_000, 0, 0.001, 0.1],
  ['2022-23', 24_276, 0, 0.001, 0.1],
  ['2021-22', 23_365, 0, 0.001, 0.1],
  ['2020-21', 23_226, 0, 0.001, 0.1],
])('the Medicare levy of %s is phased in above %d', (taxYear, threshold, ...levies) => {
  expect([0, 0.01, 1].map((step) => assessed(threshold + step, taxYear).medicareLevy)).toEqual(
    levies,
  );
  const whole = threshold / 0.8;
  expect(assessed(whole, taxYear).medicareLevy).toBeCloseTo(whole * 0.02, 9);
  expect(assessed(whole - 1, taxYear).medicareLevy).toBeCloseTo(whole * 0.02 - 0.1, 9);
  expect(assessed(whole + 1, taxYear).medicareLevy).toBeCloseTo(whole * 0.02 + 0.02, 9);
});

describe('the low income tax offset of 2026-27', () => {
  test.each([
    [18_200, 0, 0],
    [18_200.01, 0, 0.0015],
    [22_866.66, 0, 699.999],
    [22_866.67, 0.0005, 700],
    [37_500, 2_195, 700],
    [37_500.01, 2_195.002, 699.9995],
    [45_000, 3_695, 325],
    [45_000.01, 3_695.00315, 324.99985],
    [66_666, 10_519.79, 0.01],
    [66_667, 10_520.1, 0],
    [80_000, 14_520, 0],
  ])('leaves %d a year an income tax of %d and is %d', (income, incomeTax, used) => {
    expect(assessed(income, '2026-27')).toMatchObject({ incomeTax, used });
  });

  test('does not touch the Medicare levy', () => {
    expect(assessed(22_000, '2020-21')).toMatchObject({ incomeTax: 0, totalTax: 0, used: 722 });
    expect(assessed(29_000, '2026-27').medicareLevy).toBe(98.9);
  });
});

test.each([
  ['2020-21', 37_000, 700 + 255],
  ['2020-21', 48_000, 280 + 1_080],
  ['2020-21', 90_000, 1_080],
  ['2020-21', 125_999, 0.03],
  ['2020-21', 126_000, 0],
  ['2021-22', 37_000, 700 + 675],
  ['2021-22', 48_000, 280 + 1_500],
  ['2021-22', 90_000, 1_500],
  ['2021-22', 125_999, 420.03],
  ['2021-22', 125_999.99, 420.0003],
  ['2021-22', 126_000, 0],
  ['2022-23', 90_000, 0],
])('in %s the offsets on %d a year are %d', (taxYear, income, used) => {
  expect(assessed(income, taxYear).used).toBeCloseTo(used, 9);
});

test('offsets that the employer leaves out are not in take-home pay', () => {
  const without = pay(30_000, '2026-27', { withholdTaxOffsets: true });
  // 15% of the 10,800 above the threshold that are left of 29,000.
  expect(without).toMatchObject({ taxOffsets: 0, incomeTax: 1_620 });
  expect(pay(30_000, '2026-27').netAnnual - without.netAnnual).toBe(700);
});

test.each([{ nonResident: true }, { workingHolidayVisa: true }])(
  'with %o there is no offset, no levy and no standard deduction',
  (options) => {
    expect(pay(30_000, '2021-22', options).taxOffsets).toBe(0);
    const none = { standardDeduction: 0, medicareLevy: 0 };
    expect(pay(30_000, '2026-27', options)).toMatchObject(none);
  },
);

describe('not claiming the tax-free threshold', () => {
  const notClaimed = { noTaxFreeThreshold: true };

  test('changes nothing in the tax of the year', () => {
    for (const { label } of legislated.taxYears) {
      expect(pay(40_000, label, notClaimed)).toEqual(pay(40_000, label));
    }
  });

  test('beside another job, the pay bears what it adds to the tax of both', () => {
    const taxYear = '2026-27';
    const second = calculate({
      annualSalary: 20_000,
      taxYear,
      options: notClaimed,
      otherJobPay: 60_000,
    });
    // 59,000 taxable alone, 79,000 with both: 30% of 20,000, and the 115 of the low income offset on 59,000 is lost.
    expect(second).toMatchObject({
      grossAnnual: 20_000,
      taxableIncome: 20_000,
      standardDeduction: 0,
      incomeTax: 6_115,
      taxOffsets: -115,
      medicareLevy: 400,
      totalTax: 6_515,
      netAnnual: 13_485,
      superannuation: 2_400,
    });
    const jobs = [{ pay: 20_000 }, { pay: 60_000 }];
    const both = assess({ taxYear, jobs }, legislated).totalTax;
    expect(second.totalTax + pay(60_000, taxYear).totalTax).toBeCloseTo(both, 9);
  });

  test.each([
    // 50% of 126,000 and 11% of 45,000 are 40,450 above 27,500: 15% of it. The other job alone has 325 of low income offset.
    ['2023-24', 126_000, 45_000, { excessContributions: 6_067.5, lowIncome: -325 }],
    // The offsets of 50,000: the low income offset is 325 less 1.5% of 5,000. Alone, 10,000 bears no tax to take offsets off.
    ['2021-22', 40_000, 10_000, { lowIncome: 250, lowMiddleIncome: 1_500 }],
  ])(
    'beside another job, %s of %d beside %d: each offset with what it adds to that of both',
    (taxYear, annualSalary, otherJobPay, used) => {
      const customSuperRate = annualSalary === 126_000 ? 0.5 : undefined;
      const options = { noTaxFreeThreshold: true };
      const result = calculate({ annualSalary, taxYear, otherJobPay, customSuperRate, options });
      expect(
        Object.fromEntries(result.offsets.map((offset) => [offset.code, offset.used])),
      ).toEqual(used);
      expect(result.taxOffsets).toBe(Object.values(used).reduce((sum, each) => sum + each));
    },
  );

  test('beside another job, little pay is as exact as much', () => {
    // 10 with super in it are 10 / 1.12, of which 16 cents of the dollar are taxed: 7.50 a year are 62.5 cents a month.
    const options = { noTaxFreeThreshold: true, includesSuperannuation: true };
    const query = { annualSalary: 10, taxYear: '2025-26', options, otherJobPay: 22_575 };
    expect(calculate(query)).toMatchObject({ netAnnual: 7.5, monthly: 0.625 });
  });

  test('another job counts for nothing where the threshold is claimed, or there is none', () => {
    const query = { annualSalary: 20_000, taxYear: '2026-27', otherJobPay: 60_000 };
    expect(calculate(query)).toEqual(pay(20_000, '2026-27'));
    const foreign = { noTaxFreeThreshold: true, nonResident: true };
    expect(calculate({ ...query, options: foreign })).toEqual(
      pay(20_000, '2026-27', { nonResident: true }),
    );
  });
});

test.each([
  ['2026-27', 105_000, 123_000, 164_000],
  ['2025-26', 101_000, 118_000, 158_000],
  ['2024-25', 97_000, 113_000, 151_000],
  ['2023-24', 93_000, 108_000, 144_000],
  ['2022-23', 90_000, 105_000, 140_000],
  ['2021-22', 90_000, 105_000, 140_000],
  ['2020-21', 90_000, 105_000, 140_000],
])('the surcharge of %s changes a cent above %d, %d and %d', (taxYear, ...tops) => {
  const rates = [0, 0.01, 0.0125, 0.015];
  for (const [index, top] of tops.entries()) {
    for (const [income, rate = 0] of [
      [top, rates[index]],
      [top + 0.01, rates[index + 1]],
    ] as const) {
      expect(
        assessed(income, taxYear, { daysWithoutCover: 366 }).medicareLevySurcharge,
      ).toBeCloseTo(income * rate, 9);
    }
  }
});

test.each([
  ['2026-27', 69_528, 0, 69_529, 0.15],
  ['2026-27', 129_717, 9_028.35, 129_718, 9_028.17],
  ['2026-27', 186_050, 18_604.61, 186_051, 18_605.1],
  ['2025-26', 67_000, 0, 67_001, 0.15],
  ['2025-26', 125_000, 8_700, 125_001, 8_700.17],
  ['2025-26', 179_285, 17_928.45, 179_286, 17_928.6],
  ['2024-25', 54_434.99, 0, 54_435, 544.35],
  ['2024-25', 159_663.99, 15_168.07905, 159_664, 15_966.4],
  ['2023-24', 51_549.99, 0, 51_550, 515.5],
  ['2023-24', 59_518.99, 595.1899, 59_519, 1_190.38],
  ['2022-23', 48_360.99, 0, 48_361, 483.61],
  ['2021-22', 47_013.99, 0, 47_014, 470.14],
  ['2020-21', 46_619.99, 0, 46_620, 466.2],
])(
  'in %s a loan of %d a year repays %d, of %d it repays %d',
  (taxYear, below, less, above, more) => {
    const repaid = [below, above].map(
      (income) => assessed(income, taxYear, { studentLoan: true }).studentLoanRepayment,
    );
    expect(repaid).toEqual([less, more]);
  },
);

test.each([
  ['2026-27', 270_830, 32_499.6],
  ['2025-26', 250_000, 30_000],
  ['2024-25', 260_280, 29_932.2],
  ['2023-24', 249_080, 27_398.8],
  ['2022-23', 240_880, 25_292.4],
  ['2021-22', 235_680, 23_568],
  ['2020-21', 228_360, 21_694.2],
])('the guarantee of %s stops at earnings of %d, with %d', (taxYear, base, most) => {
  expect(pay(base, taxYear).superannuation).toBe(most);
  expect(pay(base - 1_000, taxYear).superannuation).toBeLessThan(most);
  expect(pay(base + 1_000_000, taxYear).superannuation).toBe(most);
  const included = { includesSuperannuation: true };
  for (const more of [0, 0.01, 1, 50_000]) {
    expect(pay(base + most + more, taxYear, included)).toMatchObject({ superannuation: most });
    expect(pay(base + most + more, taxYear, included).grossAnnual).toBeCloseTo(base + more, 6);
  }
});

test('an agreed rate applies to the whole gross', () => {
  const query = { taxYear: '2026-27', customSuperRate: 0.12 };
  expect(calculate({ ...query, annualSalary: 500_000 }).superannuation).toBe(60_000);
  const options = { includesSuperannuation: true };
  expect(calculate({ ...query, annualSalary: 560_000, options }).grossAnnual).toBe(500_000);
});

describe('more gross', () => {
  const anyGross = fc.integer({ min: 0, max: 400_000 });
  const anyResidence = fc.constantFrom<Partial<PayOptions>>(
    ...[{}, { nonResident: true }, { workingHolidayVisa: true }],
  );

  test('leaves less by no more than the steps of surcharge, loan and offset in between', () => {
    fc.assert(
      fc.property(
        ...[anyGross, anyGross, anyLegislatedTaxYear, anyResidence, fc.boolean()],
        (one, other, year, residence, isCharged) => {
          const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
          const charges = { noPrivateHospitalCover: true, studentLoan: true };
          const options = isCharged ? { ...residence, ...charges } : residence;
          const { medicareLevySurcharge, studentLoan } = taxYearOf<string>(legislated, year);
          const edges = isCharged ? [medicareLevySurcharge.single, studentLoan] : [];
          const steps = edges.reduce((sum, each) => sum + stepsBetween(each, lower, higher), 0);
          const lastOffset = year === '2021-22' && lower < 126_000 && higher >= 126_000 ? 420 : 0;
          const loss = pay(lower, year, options).netAnnual - pay(higher, year, options).netAnnual;
          expect(loss).toBeLessThanOrEqual(steps + lastOffset + 1e-6);
        },
      ),
      runs(4_000),
    );
  });
});

/** How much the charge jumps at all its edges from `lower` to `higher`, or as far above as the standard deduction moves them. */
function stepsBetween(charge: Charge, lower: number, higher: number): number {
  let steps = 0;
  for (const edge of edgesOf(charge)) {
    if (edge < lower - 1_000 || edge > higher) continue;
    steps += Math.max(0, chargeOn(charge, edge + 1e-9) - chargeOn(charge, edge - 1e-9));
  }
  return steps;
}
