/** The reference's assessment against results worked out by hand from the law. */
import { describe, expect, test } from 'vitest';

import { referenceAssessment } from '../../../src/verify/reference/reference-assessment.ts';
import type { ReferenceFacts } from '../../../src/verify/reference/reference-facts.ts';
import { referenceLeavingYear } from '../../../src/verify/reference/reference-leaving-year.ts';
import { NOTHING_PAID } from './drawn-departures.ts';
import { referenceInNumbers } from './in-numbers.ts';

type Expected = Readonly<Record<string, number>>;
type Row = readonly [name: string, facts: ReferenceFacts, expected: Expected];

/** The figures of `expected`. An offset's name is its code and `entitled` or `used`. */
function found(facts: ReferenceFacts, expected: Expected): Expected {
  const { taxOffsets, ...figures } = referenceInNumbers(facts, 'legislated');
  const offsets = taxOffsets.flatMap(({ code, entitled, used }) => [
    [`${code} entitled`, entitled],
    [`${code} used`, used],
  ]);
  const all = { ...figures, ...Object.fromEntries(offsets) } as Expected;
  return Object.fromEntries(Object.keys(expected).map((name) => [name, all[name] ?? Number.NaN]));
}

const PAYOUTS: readonly Row[] = [
  [
    '170,000 of notice after wages of 50,000: 131,000 of it is within the caps, on top of 49,000',
    { taxYear: '2026-27', jobs: [{ pay: 50_000 }], leaving: { other: 170_000 } },
    // 47,670 on 180,000 and 45% of 39,000; the ceiling takes 42,450 on the part within the caps down to 39,300.
    { grossTax: 65_220, 'terminationPayments used': 3_150, medicareLevy: 4_380, totalTax: 66_450 },
  ],
  [
    'wages above 180,000 leave nothing within the caps, and keep their own rates',
    { taxYear: '2025-26', jobs: [{ pay: 185_000 }], leaving: { other: 10_000 } },
    // 49,788 on the wages and 45% of 10,000.
    { grossTax: 54_288, 'terminationPayments used': 0, medicareLevy: 3_900, totalTax: 58_188 },
  ],
  [
    'in a year whose 45% starts at 180,000, the part above the caps is taxed as its bracket is',
    { taxYear: '2020-21', jobs: [{ pay: 50_000 }], leaving: { other: 170_000 } },
    // 51,667 on 180,000 and 45% of 40,000; the ceiling takes 44,950 down to 39,000.
    { grossTax: 69_667, 'terminationPayments used': 5_950, totalTax: 68_117 },
  ],
  [
    'a redundancy above the cap of the year',
    { taxYear: '2026-27', jobs: [], leaving: { excluded: 300_000 } },
    // 30% of 270,000, 45% of 30,000 and the levy.
    { grossTax: 100_870, 'terminationPayments used': 6_370, totalTax: 100_500 },
  ],
  [
    'a redundancy takes from the cap of the year, and a deduction from income below the payout',
    {
      taxYear: '2024-25',
      jobs: [{ pay: 9_000 }],
      otherDeductions: 9_000,
      leaving: { excluded: 240_000, other: 20_000 },
    },
    // 30% of 245,000 and 45% of 15,000.
    { taxableIncome: 260_000, incomeTax: 80_250, medicareLevy: 5_200 },
  ],
  [
    'Emilio, who has reached the preservation age',
    {
      taxYear: '2023-24',
      jobs: [{ pay: 100_000 }],
      leaving: { other: 50_000, reachedPreservationAge: true },
    },
    // 22,967 on the wages, 15% of 50,000 and the levy.
    { incomeTax: 30_467, totalTax: 33_467 },
  ],
  [
    'leave at the flat rate is below termination payments',
    {
      taxYear: '2025-26',
      jobs: [{ pay: 130_000 }],
      leaving: { excluded: 20_000, unusedLeave: 20_000, leaveAtFlatRate: true },
    },
    // 7% is above the ceiling on 15,000 of the leave, and on all 20,000 of the redundancy.
    { 'unusedLeave used': 1_050, 'terminationPayments used': 1_400, taxableIncome: 170_000 },
  ],
  [
    'a foreign resident pays 30% within the caps, 45% above them and no levy',
    {
      taxYear: '2026-27',
      residency: 'foreign',
      jobs: [{ pay: 100_000 }],
      leaving: { other: 200_000 },
    },
    { totalTax: 30_000 + 24_000 + 54_000 },
  ],
  [
    'a working holiday maker has no ceiling, and pays 45% above the caps',
    {
      taxYear: '2026-27',
      residency: 'workingHoliday',
      jobs: [{ pay: 100_000 }],
      leaving: { other: 100_000 },
    },
    // 50,400 on 180,000 and 45% of 20,000.
    { 'terminationPayments used': 0, totalTax: 59_400 },
  ],
];

describe('a payout', () => {
  test.for(PAYOUTS)('%s', ([, facts, expected]) => {
    expect(found(facts, expected)).toEqual(expected);
  });

  test('of 200,000 on a redundancy after ten years adds 32% of what is above the tax-free part', () => {
    const year = { taxYear: '2026-27', jobs: [{ pay: 200_000 }] };
    const { totalTax } = referenceInNumbers(
      { ...year, leaving: { excluded: 118_392 } },
      'legislated',
    );
    const extra = totalTax - referenceInNumbers(year, 'legislated').totalTax;
    expect(extra).toBeCloseTo(37_885.44, 6);
  });
});

const BENEFITS: readonly Row[] = [
  [
    'a benefit alone pays the levy that is phased in',
    { taxYear: '2025-26', jobs: [], benefits: 30_000 },
    { 'beneficiary entitled': 3_600, 'beneficiary used': 1_888, incomeTax: 0, totalTax: 198.9 },
  ],
  [
    'a benefit beside wages',
    { taxYear: '2025-26', jobs: [{ pay: 25_000 }], benefits: 10_000 },
    { 'beneficiary used': 600, 'lowIncome used': 700, totalTax: 2_086.9, cash: 32_913.1 },
  ],
  [
    'a benefit of 6,000 has no offset',
    { taxYear: '2025-26', jobs: [], benefits: 6_000, otherIncome: 40_000 },
    { 'beneficiary entitled': 0, taxableIncome: 46_000 },
  ],
  [
    'the offset rises faster above 45,000',
    { taxYear: '2026-27', jobs: [], benefits: 50_000 },
    { 'beneficiary entitled': 6_600 + 750, 'beneficiary used': 5_520, totalTax: 1_000 },
  ],
  [
    'in 2020-21 it does so above 45,000 already, not above 37,000',
    { taxYear: '2020-21', jobs: [], benefits: 40_000 },
    { 'beneficiary entitled': 5_100, incomeTax: 0 },
  ],
  [
    'the Age Pension has no such offset, and the standard deduction is not for it',
    { taxYear: '2026-27', jobs: [], agePension: 30_000 },
    { 'beneficiary entitled': 0, standardDeduction: 0, taxableIncome: 30_000, incomeTax: 1_070 },
  ],
  [
    'a senior with the Age Pension has the seniors offset and its levy threshold',
    { taxYear: '2026-27', jobs: [], agePension: 30_000, otherIncome: 5_000, senior: 'single' },
    { 'seniors entitled': 2_230, rebateIncome: 35_000, totalTax: 0 },
  ],
  [
    'a senior has the larger of the two offsets, here the one for seniors',
    { taxYear: '2025-26', jobs: [], benefits: 20_000, otherIncome: 12_000, senior: 'single' },
    { 'seniors entitled': 2_230, 'beneficiary entitled': 0, incomeTax: 0, medicareLevy: 0 },
  ],
  [
    'a senior whose benefit has the larger offset keeps the levy threshold for seniors',
    { taxYear: '2025-26', jobs: [], benefits: 22_000, otherIncome: 8_000, senior: 'single' },
    { 'seniors entitled': 0, 'beneficiary entitled': 2_400, medicareLevy: 0 },
  ],
  [
    'two equal offsets count as the one for seniors',
    {
      taxYear: '2025-26',
      jobs: [],
      benefits: 16_680,
      senior: 'couple',
      spouse: { income: 20_000, senior: false },
    },
    { 'seniors entitled': 1_602, 'beneficiary entitled': 0 },
  ],
  [
    'a foreign resident has no offset',
    { taxYear: '2025-26', residency: 'foreign', jobs: [], benefits: 10_000 },
    { taxableIncome: 10_000, totalTax: 3_000 },
  ],
];

test.for(BENEFITS)('%s', ([, facts, expected]) => {
  expect(found(facts, expected)).toEqual(expected);
});

test('the simplified set taxes benefits and the Age Pension as any other income', () => {
  const facts = { taxYear: '2025-26', jobs: [] };
  const other = referenceAssessment({ ...facts, otherIncome: 40_000 }, 'simplified');
  const paid = { ...facts, benefits: 30_000, agePension: 10_000 };
  expect(referenceAssessment(paid, 'simplified')).toEqual(other);
});

const SUPER: readonly Row[] = [
  [
    'in two quarters the guarantee is owed on two bases',
    { taxYear: '2025-26', jobs: [{ pay: 240_000, shareOfYear: 0.5 }] },
    { superannuation: 15_000 },
  ],
  [
    'pays fill quarters one after the other',
    // The first quarter has 13 of 20 weeks: 71,500, of which 62,500 count, and 38,500.
    { taxYear: '2025-26', jobs: [{ pay: 110_000, shareOfYear: 20 / 52 }] },
    { superannuation: 0.12 * (62_500 + 38_500) },
  ],
  [
    'from 2026-27 the base is for the year, and each employer has its own',
    {
      taxYear: '2026-27',
      jobs: [{ pay: 200_000, shareOfYear: 0.5 }, { pay: 312_000 }],
    },
    { superannuation: 24_000 + 32_499.6, excessContributions: 23_999.6 },
  ],
  [
    'Division 293 tax counts fringe benefits',
    {
      taxYear: '2026-27',
      jobs: [{ pay: 100_000, superRate: 0.25, fringeBenefits: 40_000 }],
      otherIncome: 101_000,
    },
    { division293Tax: 2_250 },
  ],
];

test.for(SUPER)('%s', ([, facts, expected]) => {
  const figures = found(facts, expected);
  for (const [name, figure] of Object.entries(expected)) {
    expect(figures[name]).toBeCloseTo(figure, 6);
  }
});

describe('the year in which someone leaves', () => {
  const leaver = { ...NOTHING_PAID, taxYear: '2025-26', reason: 'other', weeksWorked: 26 } as const;

  test('super is by the quarter of both jobs, so that no more than 30,000 goes in', () => {
    const year = referenceLeavingYear({ ...leaver, incomeOfYear: '200000', laterPay: 200_000 });
    const { superannuation, excessContributions, totalTax } = referenceAssessment(
      year,
      'legislated',
    );
    const figures = [superannuation, excessContributions, totalTax];
    expect(figures.map((figure) => figure.toNumber())).toEqual([30_000, 0, 154_138]);
  });

  test('Division 293 tax is on the super of two quarters', () => {
    const year = referenceLeavingYear({
      ...leaver,
      incomeOfYear: '240000',
      otherPayments: '10000',
    });
    expect(referenceAssessment(year, 'legislated').division293Tax.toNumber()).toBe(2_250);
  });

  test('a later job fills the quarters that are left, and half a quarter has a whole base', () => {
    // 32 weeks: six of the second quarter and two whole quarters, with 37,500, 81,250 and 81,250.
    const year = referenceLeavingYear({ ...leaver, weeksWorked: 20, laterPay: 200_000 });
    expect(referenceAssessment(year, 'legislated').superannuation.toNumber()).toBeCloseTo(
      0.12 * (37_500 + 62_500 + 62_500),
      6,
    );
  });

  test('pay outside the weeks of its job is all in one quarter', () => {
    const paid = { ...leaver, incomeOfYear: '100000', laterPay: 100_000 };
    for (const weeksWorked of [0, 52]) {
      const year = referenceLeavingYear({ ...paid, weeksWorked });
      expect(referenceAssessment(year, 'legislated').superannuation.toNumber()).toBe(
        7_500 + 12_000,
      );
    }
  });

  test('a resident from the Age Pension age has the seniors offset and its levy threshold', () => {
    const retired = {
      ...leaver,
      taxYear: '2026-27',
      weeksWorked: 20,
      incomeOfYear: '23076.92',
      otherPayments: '5000',
      reachedPensionAge: true,
      reachedPreservationAge: true,
    };
    const taxOf = (query: Parameters<typeof referenceLeavingYear>[0]) =>
      referenceAssessment(referenceLeavingYear(query), 'legislated').totalTax.toNumber();
    expect(taxOf({ ...retired, senior: 'single' })).toBe(0);
    expect(taxOf(retired)).toBeCloseTo(631.54, 2);
    expect(taxOf({ ...retired, senior: 'single', isForeign: true })).toBeCloseTo(
      6_923.076 + 750,
      6,
    );
  });
});
