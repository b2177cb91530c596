/** The reference's assessment against results worked out by hand from the law. */
import { expect, test } from 'vitest';
import type { ReferenceFacts } from '../../../src/verify/reference/reference-facts.ts';
import { referenceLeavingYear } from '../../../src/verify/reference/reference-leaving.ts';
import { NOTHING_PAID } from './drawn-departures.ts';
import { offsetsOf, referenceInNumbers } from './in-numbers.ts';

type Facts = Partial<ReferenceFacts>;
type LeavingYear = Partial<Parameters<typeof referenceLeavingYear>[0]>;
/** An offset's name is its code and `entitled` or `used`. */
type Row = readonly [name: string, taxYear: string, Facts, Readonly<Record<string, number>>];

/** The figures of `facts` by the law. */
function figuresOf(taxYear: string, facts: Facts): Readonly<Record<string, unknown>> {
  const figures = referenceInNumbers({ taxYear, jobs: [], ...facts }, 'legislated');
  return { ...figures, ...offsetsOf(figures) };
}

/** The year of someone who leaves after 26 weeks. */
function left(query: LeavingYear): Facts {
  const { taxYear: _, ...facts } = referenceLeavingYear({
    ...NOTHING_PAID,
    weeksWorked: 26,
    ...query,
  });
  return facts;
}

const RETIRED: LeavingYear = {
  weeksWorked: 20,
  incomeOfYear: '23076.92',
  otherPayments: '5000',
  reachedPensionAge: true,
  reachedPreservationAge: true,
};

// biome-ignore format: one case a line
test.for<Row>([
  // A payout
  // 47,670 on 180,000 and 45% of 39,000; the ceiling takes 42,450 on the part within the caps down to 39,300.
  ['170,000 of notice after wages of 50,000: 131,000 of it is within the caps, on top of 49,000', '2026-27', { jobs: [{ pay: 50_000 }], leaving: { other: 170_000 } }, { grossTax: 65_220, 'terminationPayments used': 3_150, medicareLevy: 4_380, totalTax: 66_450 }],
  // 49,788 on the wages and 45% of 10,000.
  ['wages above 180,000 leave nothing within the caps, and keep their own rates', '2025-26', { jobs: [{ pay: 185_000 }], leaving: { other: 10_000 } }, { grossTax: 54_288, 'terminationPayments used': 0, medicareLevy: 3_900, totalTax: 58_188 }],
  // 51,667 on 180,000 and 45% of 40,000; the ceiling takes 44,950 down to 39,000.
  ['in a year whose 45% starts at 180,000, the part above the caps is taxed as its bracket is', '2020-21', { jobs: [{ pay: 50_000 }], leaving: { other: 170_000 } }, { grossTax: 69_667, 'terminationPayments used': 5_950, totalTax: 68_117 }],
  // 30% of 270,000, 45% of 30,000 and the levy.
  ['a redundancy above the cap of the year', '2026-27', { leaving: { excluded: 300_000 } }, { grossTax: 100_870, 'terminationPayments used': 6_370, totalTax: 100_500 }],
  // 30% of 245,000 and 45% of 15,000.
  ['a redundancy takes from the cap of the year, and a deduction from income below the payout', '2024-25', { jobs: [{ pay: 9_000 }], otherDeductions: 9_000, leaving: { excluded: 240_000, other: 20_000 } }, { taxableIncome: 260_000, incomeTax: 80_250, medicareLevy: 5_200 }],
  // 22,967 on the wages, 15% of 50,000 and the levy.
  ['Emilio, who has reached the preservation age', '2023-24', { jobs: [{ pay: 100_000 }], leaving: { other: 50_000, reachedPreservationAge: true } }, { incomeTax: 30_467, totalTax: 33_467 }],
  // 7% is above the ceiling on 15,000 of the leave, and on all 20,000 of the redundancy.
  ['leave at the flat rate is below termination payments', '2025-26', { jobs: [{ pay: 130_000 }], leaving: { excluded: 20_000, unusedLeave: 20_000, leaveAtFlatRate: true } }, { 'unusedLeave used': 1_050, 'terminationPayments used': 1_400, taxableIncome: 170_000 }],
  ['a foreign resident pays 30% within the caps, 45% above them and no levy', '2026-27', { residency: 'foreign', jobs: [{ pay: 100_000 }], leaving: { other: 200_000 } }, { totalTax: 30_000 + 24_000 + 54_000 }],
  // 50,400 on 180,000 and 45% of 20,000.
  ['a working holiday maker has no ceiling, and pays 45% above the caps', '2026-27', { residency: 'workingHoliday', jobs: [{ pay: 100_000 }], leaving: { other: 100_000 } }, { 'terminationPayments used': 0, totalTax: 59_400 }],
  // 55,420 and the levy of 3,980 on the wages, and 32% of what is above the tax-free part.
  ['200,000 on a redundancy after ten years', '2026-27', { jobs: [{ pay: 200_000 }], leaving: { excluded: 118_392 } }, { totalTax: 59_400 + 37_885.44 }],
  // Benefits
  ['in 2020-21 it does so above 45,000 already, not above 37,000', '2020-21', { benefits: 40_000 }, { 'beneficiary entitled': 5_100, incomeTax: 0 }],
  ['the Age Pension has no such offset, and the standard deduction is not for it', '2026-27', { agePension: 30_000 }, { 'beneficiary entitled': 0, standardDeduction: 0, taxableIncome: 30_000, incomeTax: 1_070 }],
  ['a senior with the Age Pension has the seniors offset and its levy threshold', '2026-27', { agePension: 30_000, otherIncome: 5_000, senior: 'single' }, { 'seniors entitled': 2_230, rebateIncome: 35_000, totalTax: 0 }],
  // Super
  ['in two quarters the guarantee is owed on two bases', '2025-26', { jobs: [{ pay: 240_000, shareOfYear: 0.5 }] }, { superannuation: 15_000 }],
  // The first quarter has 13 of 20 weeks: 71,500, of which 62,500 count, and 38,500.
  ['pays fill quarters one after the other', '2025-26', { jobs: [{ pay: 110_000, shareOfYear: 20 / 52 }] }, { superannuation: 0.12 * (62_500 + 38_500) }],
  ['from 2026-27 the base is for the year, and each employer has its own', '2026-27', { jobs: [{ pay: 200_000, shareOfYear: 0.5 }, { pay: 312_000 }] }, { superannuation: 24_000 + 32_499.6, excessContributions: 23_999.6 }],
  ['Division 293 tax counts fringe benefits', '2026-27', { jobs: [{ pay: 100_000, superRate: 0.25, fringeBenefits: 40_000 }], otherIncome: 101_000 }, { division293Tax: 2_250 }],
  // The year in which someone leaves
  ['super is by the quarter of both jobs, so that no more than 30,000 goes in', '2025-26', left({ taxYear: '2025-26', incomeOfYear: '200000', laterPay: 200_000 }), { superannuation: 30_000, excessContributions: 0, totalTax: 154_138 }],
  ['Division 293 tax is on the super of two quarters', '2025-26', left({ taxYear: '2025-26', incomeOfYear: '240000', otherPayments: '10000' }), { division293Tax: 2_250 }],
  // 32 weeks: six of the second quarter and two whole quarters, with 37,500, 81,250 and 81,250.
  ['a later job fills the quarters that are left, and half a quarter has a whole base', '2025-26', left({ taxYear: '2025-26', weeksWorked: 20, laterPay: 200_000 }), { superannuation: 0.12 * (37_500 + 62_500 + 62_500) }],
  ['pay before the first week is all in one quarter', '2025-26', left({ taxYear: '2025-26', weeksWorked: 0, incomeOfYear: '100000', laterPay: 100_000 }), { superannuation: 7_500 + 12_000 }],
  ['pay after the last week is all in one quarter', '2025-26', left({ taxYear: '2025-26', weeksWorked: 52, incomeOfYear: '100000', laterPay: 100_000 }), { superannuation: 7_500 + 12_000 }],
  ['a resident from the Age Pension age has the seniors offset and its levy threshold', '2026-27', left({ ...RETIRED, senior: 'single' }), { totalTax: 0 }],
  ['so old a resident who is no senior has not', '2026-27', left(RETIRED), { totalTax: 8_876.92 * 0.15 - 700 }],
  ['nor has a foreign resident', '2026-27', left({ ...RETIRED, senior: 'single', isForeign: true }), { totalTax: 6_923.076 + 750 }],
])('%s', ([, taxYear, facts, expected]) => {
  const figures = figuresOf(taxYear, facts);
  for (const [name, figure] of Object.entries(expected)) {
    expect(figures[name], name).toBeCloseTo(figure, 6);
  }
});
