/** What is withheld on leaving a job, and the year of it. tests/verify/reference has drawn departures against the reference. */
import { describe, expect, test } from 'vitest';
import { explain } from '../../../src/pay/explain/explain.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { type RuleSet, type TaxYear, taxYearOf } from '../../../src/pay/rules/rule-set.ts';
import { simplified } from '../../../src/pay/rules/simplified/index.ts';
import {
  isPensionAge,
  reachesPensionAge,
  reachesPreservationAge,
} from '../../../src/pay/withholding/ages.ts';
import { type LeavingQuery, withheldOnLeaving } from '../../../src/pay/withholding/leaving.ts';
import {
  leavingLimits,
  redundancyWeeks,
  taxFreeLimit,
} from '../../../src/pay/withholding/leaving-rates.ts';
import { type LeavingYearQuery, leavingYear } from '../../../src/pay/withholding/leaving-year.ts';
import { mostBySeparateCeilings } from '../../../src/pay/year/leaving-offsets.ts';

const rules: RuleSet = legislated;

const NOTHING: LeavingQuery = {
  taxYear: '2026-27',
  period: 'weekly',
  earnings: 0,
  scale: 2,
  reason: 'other',
  reachedPreservationAge: false,
  yearsOfService: 0,
};
const onLeaving = (query: Partial<LeavingQuery>) =>
  withheldOnLeaving({ ...NOTHING, ...query }, rules);

/** 2023-24, worked out by the public tests of payroll software, each also by hand by the rule. */
const PAYMENTS: readonly [name: string, query: Partial<LeavingQuery>, withheld: number][] = [
  [
    'Emilio, of the ATO: the rest of the whole-of-income cap',
    { otherPayments: 50_000, incomeOfYear: 100_000, reachedPreservationAge: true },
    8_500,
  ],
  [
    'a genuine redundancy',
    { reason: 'redundancy', redundancyPay: 120_000, yearsOfService: 9 },
    17_302,
  ],
  ['for invalidity', { reason: 'invalidity', redundancyPay: 50_000 }, 16_000],
  ['a golden handshake', { otherPayments: 120_000 }, 38_400],
  ['one above the cap', { otherPayments: 200_000, incomeOfYear: 49_000 }, 74_350],
  [
    'for invalidity, above the cap of the year',
    { reason: 'invalidity', redundancyPay: 250_000 },
    82_250,
  ],
  ['pay in lieu of notice', { otherPayments: 7_000 }, 2_240],
  [
    'a redundancy that is not genuine',
    { redundancyPay: 120_000, reachedPreservationAge: true },
    20_400,
  ],
  [
    'the same above the cap',
    { redundancyPay: 170_000, incomeOfYear: 49_000, reachedPreservationAge: true },
    40_600,
  ],
  ['to a foreign resident', { otherPayments: 15_000, residency: 'foreign' }, 4_500],
];

test.for(PAYMENTS)('%s', ([, query, withheld]) => {
  expect(onLeaving({ ...query, taxYear: '2023-24' }).total).toBe(withheld);
});

test.for(['2023-24', '2026-27'])(
  'Schedule 15 takes the payments of a working holiday maker in %s, by scale or by residency',
  (taxYear) => {
    const paid = {
      taxYear,
      otherPayments: 12_345,
      annualLeave: 2_000,
      longServiceLeave: 3_210,
      incomeOfYear: 30_000,
    };
    const residency = 'workingHoliday' as const;
    const byResidency = onLeaving({ ...paid, residency, scale: 3 });
    expect(byResidency).not.toEqual(onLeaving({ ...paid, scale: 3 }));
    expect(onLeaving({ ...paid, scale: 'workingHoliday' })).toEqual(byResidency);
    expect(onLeaving({ ...paid, residency, scale: 'workingHoliday' })).toEqual(byResidency);
  },
);

/** By the printed steps of Schedule 7; those of 2023-24 are of the public tests of payroll software. */
const LEAVE: readonly [
  taxYear: string,
  period: 'weekly' | 'fortnightly' | 'monthly',
  earnings: number,
  leave: number,
  withheld: number,
][] = [
  ['2023-24', 'monthly', 7_000, 4_794.45, 1_668],
  ['2023-24', 'monthly', 7_000, 5_633.48, 1_920],
  ['2023-24', 'monthly', 7_000, 161.54, 48],
  ['2023-24', 'monthly', 7_000, 80.77, 0],
  ['2020-21', 'weekly', 1_538.46, 6_000, 2_080],
  ['2020-21', 'weekly', 1_200, 250, 80],
  ['2025-26', 'fortnightly', 3_076.92, 6_000, 1_924],
  ['2025-26', 'weekly', 1_200, 250, 52],
  ['2026-27', 'weekly', 1_538.46, 6_000, 1_924],
  ['2026-27', 'weekly', 1_200, 250, 80],
  ['2026-27', 'monthly', 7_000, 4_794.45, 1_560],
];

test.for(LEAVE)(
  'leave of %s, %s pays of $%d: $%d',
  ([taxYear, period, earnings, leave, withheld]) => {
    const query = { taxYear, period, earnings } as const;
    expect(onLeaving({ ...query, annualLeave: leave }).leave).toEqual({ taxable: leave, withheld });
    const longService = onLeaving({ ...query, annualLeave: leave - 50, longServiceLeave: 50 });
    expect(longService.leave.withheld).toBe(withheld);
  },
);

test('Ana, of a guide by the ATO: eight years, a redundancy, notice and leave', () => {
  const ana = {
    reason: 'redundancy',
    yearsOfService: 8.9,
    redundancyPay: 80_000,
    otherPayments: 9_000,
    annualLeave: 6_000,
    incomeOfYear: 34_000,
  } as const;
  expect(onLeaving(ana)).toEqual({
    taxFree: 68_006,
    excluded: { taxable: 11_994, withheld: 3_838 },
    other: { taxable: 9_000, withheld: 2_880 },
    leave: { taxable: 6_000, withheld: 1_920 },
    total: 8_638,
    lands: 86_362,
  });
  const older = onLeaving({ ...ana, reachedPreservationAge: true });
  expect([older.excluded.withheld, older.other.withheld]).toEqual([2_039, 1_530]);
});

test('leave on a genuine redundancy is flat', () => {
  const query = { reason: 'redundancy', taxYear: '2023-24', annualLeave: 9_827.97 } as const;
  expect(onLeaving(query).leave.withheld).toBe(3_145);
});

test('from the Age Pension age a redundancy has no tax-free part, and leave bears the steps', () => {
  const older = {
    reason: 'redundancy',
    reachedPensionAge: true,
    reachedPreservationAge: true,
    yearsOfService: 8,
    redundancyPay: 80_000,
    annualLeave: 6_000,
    earnings: 1_538.46,
  } as const;
  expect(onLeaving(older)).toMatchObject({
    taxFree: 0,
    // 17%, within the cap of the year alone.
    excluded: { taxable: 80_000, withheld: 13_600 },
    leave: { taxable: 6_000, withheld: 1_924 },
  });
});

test('the tax-free limit grows by complete years, and the Fair Work Act has weeks by them', () => {
  const limit = (taxYear: string, years: number) =>
    taxFreeLimit(leavingLimits(rules, taxYear), years);
  expect([limit('2026-27', 5), limit('2026-27', 10.9), limit('2023-24', 9)]).toEqual([
    47_603, 81_608, 65_931,
  ]);
  const years = [0.9, 1, 2, 3, 4.5, 5, 6, 7, 8, 9.5, 10.5, 25];
  const limits = leavingLimits(rules, '2026-27');
  expect(years.map((each) => redundancyWeeks(limits, each))).toEqual([
    0, 4, 6, 7, 8, 10, 11, 13, 14, 16, 12, 12,
  ]);
});

test('the preservation age is 60, and less for those born before July 1964', () => {
  const reached = ([age, taxYear]: readonly [number, string]) =>
    reachesPreservationAge(age, taxYear, rules);
  expect(
    (
      [
        [57, '2020-21'],
        [58, '2020-21'],
        [59, '2021-22'],
        [59, '2022-23'],
        [59, '2023-24'],
        [60, '2026-27'],
      ] as const
    ).map(reached),
  ).toEqual([false, true, true, true, false, true]);
});

/** By age on 30 June: true, false or undefined, which depends on the day. */
const PENSION_AGES: readonly [taxYear: string, lastDay: string, thirtiethOfJune: string][] = [
  // Born July 1954 to June 1955: 66 in the year. A year older: 65 and a half, or 66 by June 2020.
  ['2020-21', '65 no, 66 ?, 67 yes, 68 yes', '65 no, 66 yes, 67 yes, 68 yes'],
  // Born July 1955 to June 1956: 66 and a half from January to December 2022. A year older: 66 by June 2021.
  ['2021-22', '65 no, 66 ?, 67 yes, 68 yes', '65 no, 66 ?, 67 yes, 68 yes'],
  // Born July to December 1956: 66 and a half from January to June 2023; the next have to be 67.
  ['2022-23', '65 no, 66 ?, 67 ?, 68 yes', '65 no, 66 ?, 67 yes, 68 yes'],
  // Born July 1956 to June 1957: before the year, or 67 from January to June 2024.
  ['2023-24', '65 no, 66 no, 67 ?, 68 yes', '65 no, 66 no, 67 yes, 68 yes'],
  ['2024-25', '65 no, 66 no, 67 ?, 68 yes', '65 no, 66 no, 67 yes, 68 yes'],
  ['2025-26', '65 no, 66 no, 67 ?, 68 yes', '65 no, 66 no, 67 yes, 68 yes'],
  ['2026-27', '65 no, 66 no, 67 ?, 68 yes', '65 no, 66 no, 67 yes, 68 yes'],
];

test.for(PENSION_AGES)('the Age Pension age in %s', ([taxYear, lastDay, thirtiethOfJune]) => {
  const said = (reached: typeof isPensionAge) =>
    [65, 66, 67, 68]
      .map((age) => {
        const answer = reached(age, taxYear, rules);
        return `${age} ${answer === undefined ? '?' : answer ? 'yes' : 'no'}`;
      })
      .join(', ');
  expect(said(reachesPensionAge)).toBe(lastDay);
  expect(said(isPensionAge)).toBe(thirtiethOfJune);
});

/** The rules of 2026-27 with other parts of the year and of its limits on leaving. */
function changed(
  partsOfYear: { readonly [Part in keyof TaxYear]?: undefined },
  limits: { readonly [Part in keyof ReturnType<typeof leavingLimits>]?: undefined },
): RuleSet {
  const year = taxYearOf(rules, '2026-27');
  const leaving = { ...leavingLimits(rules, '2026-27'), ...limits };
  return { ...rules, taxYears: [{ ...year, leaving, ...partsOfYear } as TaxYear] };
}

test('a set without the ages takes nobody to have reached them', () => {
  const without = changed({ pensionAge: undefined }, { preservationAge: undefined });
  expect(reachesPensionAge(90, '2026-27', without)).toBe(false);
  expect(isPensionAge(90, '2026-27', without)).toBe(false);
  expect(reachesPreservationAge(90, '2026-27', without)).toBe(false);
});

describe('what is above the caps', () => {
  const onlyPaid = {
    ...NOTHING,
    withheldFromPay: 0,
    studentLoan: false,
  } as const;
  const taxOn = (query: Partial<LeavingYearQuery>) => {
    const { assessment } = leavingYear({ ...onlyPaid, ...query }, rules);
    const used = assessment.taxOffsets.find(({ code }) => code === 'terminationPayments')?.used;
    return { gross: assessment.grossTax, held: used ?? 0, levy: assessment.medicareLevy };
  };

  /** Income tax on 180,000 by the scale of residents: the whole-of-income cap, where nothing else is paid. */
  const ON_THE_CAP = [
    ['2020-21', 51_667], // 29,467 + 60,000 × 37%
    ['2021-22', 51_667],
    ['2022-23', 51_667],
    ['2023-24', 51_667],
    ['2024-25', 47_938], // 31,288 + 45,000 × 37%
    ['2025-26', 47_938],
    ['2026-27', 47_670], // 31,020 + 45,000 × 37%
  ] as const;

  test.for(ON_THE_CAP)('is taxed at 45% in %s, below 190,000 too', ([taxYear, onTheCap]) => {
    // At the cap, a dollar above it, at the end of the bracket of 37%, and above that.
    for (const above of [0, 1, 9_999, 10_000, 10_001, 60_000]) {
      const { gross, held, levy } = taxOn({ taxYear, otherPayments: 180_000 + above });
      expect(gross).toBeCloseTo(onTheCap + 0.45 * above, 6);
      // The scale takes less than 30% of 180,000.
      expect(held).toBe(0);
      expect(levy).toBeCloseTo(0.02 * (180_000 + above), 6);
    }
  });

  test('is no part of what a ceiling holds', () => {
    // Wages of 101,000, less 1,000: 80,000 of the notice is within, and 5,000 above. 180,000 by the scale is 47,670; 37% of 45,000 is 3,150 above 30%.
    const notice = { incomeOfYear: 101_000, otherPayments: 85_000 };
    expect(taxOn(notice)).toMatchObject({ gross: 47_670 + 2_250 });
    expect(taxOn(notice).held).toBeCloseTo(3_150, 6);
    // From the preservation age 15% of the 80,000, on which the scale has 35,000 × 30% and 45,000 × 37%.
    expect(taxOn({ ...notice, reachedPreservationAge: true }).held).toBeCloseTo(
      10_500 + 16_650 - 12_000,
      6,
    );
  });

  test('is taxed at 45% after both kinds of termination payment', () => {
    const both = { reason: 'redundancy', yearsOfService: 0, incomeOfYear: 1_000 } as const;
    // Of 113,598, 100,000 is above the tax-free base. The wages are the standard deduction. Notice up to 170,000 is within the cap of the year.
    const within = { ...both, redundancyPay: 113_598, otherPayments: 170_000 };
    // 51,370 + 80,000 × 45% on 270,000, held to 30% of it.
    expect(taxOn(within)).toMatchObject({ gross: 87_370, held: 6_370 });
    expect(taxOn({ ...within, otherPayments: 180_000 })).toMatchObject({
      gross: 87_370 + 4_500,
      held: 6_370,
    });
    // Redundancy above the cap of the year leaves none for notice.
    const above = { ...both, redundancyPay: 13_598 + 280_000, otherPayments: 5_000 };
    expect(taxOn(above)).toMatchObject({ gross: 87_370 + 0.45 * 15_000, held: 6_370 });
    // A redundancy alone, up to the cap of the year and a dollar above it.
    const alone = (taxable: number) => taxOn({ ...both, redundancyPay: 13_598 + taxable });
    expect(alone(270_000)).toMatchObject({ gross: 87_370, held: 6_370 });
    expect(alone(270_001).gross).toBeCloseTo(87_370.45, 6);
  });

  test('is taxed at 45% for foreign residents and working holiday makers too', () => {
    const paid = { otherPayments: 200_000 };
    // 30% of 135,000 and 37% of 45,000, held to 30%; no levy.
    expect(taxOn({ ...paid, residency: 'foreign' })).toEqual({
      gross: 57_150 + 9_000,
      held: 3_150,
      levy: 0,
    });
    // 15% of 45,000, 30% of 90,000 and 37% of 45,000.
    expect(taxOn({ ...paid, residency: 'workingHoliday' })).toEqual({
      gross: 6_750 + 27_000 + 16_650 + 9_000,
      held: 0,
      levy: 0,
    });
  });

  test('is taxed by the scale where a set has no rate for it', () => {
    const without = changed({}, { aboveCaps: undefined });
    const { assessment } = leavingYear({ ...onlyPaid, otherPayments: 190_000 }, without);
    expect(assessment.grossTax).toBeCloseTo(51_370, 6);
  });

  test('has its own place in the explanation of the tax', () => {
    const { facts, assessment } = leavingYear({ ...onlyPaid, otherPayments: 190_000 }, rules);
    const { grossTax } = explain(facts, rules);
    expect(grossTax).toMatchObject({
      amount: assessment.grossTax,
      income: 180_000,
      band: { rate: 0.37, above: 135_000 },
      aboveCaps: { part: 10_000, rate: 0.45, amount: 4_500 },
    });
    expect(grossTax.aboveCaps?.source?.cite).toContain('Income Tax Rates Act 1986');
    const { grossTax: without } = explain({ ...facts, leaving: undefined }, rules);
    expect(without.aboveCaps).toBeUndefined();
  });
});

test('separate ceilings could hold the tax by what the lowest brackets leave of one', () => {
  const most = (taxYear: string) => mostBySeparateCeilings(rules, taxYear);
  // 30% of 45,000, less the tax on it: 26,800 × 15%, 16% or 19%.
  expect(most('2026-27')).toBe(13_500 - 4_020);
  expect(most('2025-26')).toBe(13_500 - 4_288);
  expect(most('2020-21')).toBe(13_500 - 5_092);
  // With 100,000 of redundancy and 170,000 of notice: 66,850 on the notice alone is 15,850 above 30%, where one ceiling takes off 6,370.
  expect(66_850 - 51_000 - 6_370).toBe(most('2026-27'));
});

describe('the year', () => {
  const query = {
    ...NOTHING,
    reason: 'redundancy',
    yearsOfService: 10,
    redundancyPay: 200_000,
    incomeOfYear: 200_000,
    withheldFromPay: 0,
    studentLoan: false,
  } as const;

  test('a ceiling holds the tax on a termination payment to 30%, and the levy is on top', () => {
    // 118,392 above the tax-free part, at 32%: as a public repository has it.
    const { assessment, withoutPayout } = leavingYear(query, rules);
    expect(assessment.totalTax - withoutPayout.totalTax).toBeCloseTo(37_885.44, 2);
  });

  test('a lower rate stays, so that somebody who leaves early gets money back', () => {
    const early = leavingYear(
      { ...query, redundancyPay: 0, annualLeave: 10_000, incomeOfYear: 20_000 },
      rules,
    );
    // 10,800 × 0.15 less 700; the levy is 10% of 989 above 28,011.
    expect(early).toMatchObject({ income: 30_000, withheld: 3_200 });
    expect(early.assessment.totalTax).toBeCloseTo(10_800 * 0.15 - 700 + 98.9, 2);
  });

  test('the payout counts for a study loan, and nobody withholds for it', () => {
    const loan = { ...query, incomeOfYear: 60_000, studentLoan: true };
    const { assessment, withoutPayout, withheld } = leavingYear(loan, rules);
    expect(withoutPayout.studentLoanRepayment).toBe(0);
    // 178,392 less the standard deduction of 1,000.
    expect(assessment.studentLoanRepayment).toBeCloseTo(9_028 + 0.17 * (177_392 - 129_717), 2);
    expect(withheld).toBe(37_885);
  });

  test('later pay takes from the cap of the year, but nothing more was withheld for it', () => {
    // At the last day 80,000 of notice is within 180,000 less 100,000; with 50,000 more, 30,000 of it is.
    const paid = { ...query, reason: 'other', redundancyPay: 0, otherPayments: 80_000 } as const;
    const year = leavingYear({ ...paid, incomeOfYear: 100_000, laterPay: 50_000 }, rules);
    expect(year.withheld).toBe(0.32 * 80_000);
    const offset = year.assessment.taxOffsets.find(({ code }) => code === 'terminationPayments');
    // The deduction of 1,000 leaves 31,000 within the cap, on top of 149,000: 37% there.
    expect(offset?.used).toBeCloseTo(31_000 * 0.07, 6);
  });

  test('super has the base of each quarter up to 2025-26, and that of the year from then on', () => {
    const paid = { ...query, redundancyPay: 0, otherPayments: 10_000 };
    const division293Tax = (more: Partial<LeavingYearQuery>) =>
      leavingYear({ ...paid, ...more }, rules).assessment.division293Tax;
    const early = { taxYear: '2024-25', incomeOfYear: 300_000 };
    // 11.5% of one quarter of 65,070, of two, and of four; in 20 weeks of 1.54 quarters, the second one has its 105,000 of pay.
    expect(division293Tax({ ...early, weeksWorked: 13 })).toBeCloseTo(65_070 * 0.115 * 0.15, 6);
    expect(division293Tax({ ...early, weeksWorked: 26 })).toBeCloseTo(130_140 * 0.115 * 0.15, 6);
    expect(division293Tax({ ...early, weeksWorked: 20 })).toBeCloseTo(130_140 * 0.115 * 0.15, 6);
    expect(division293Tax({ ...early, weeksWorked: 52 })).toBeCloseTo(260_280 * 0.115 * 0.15, 6);
    expect(division293Tax(early)).toBeCloseTo(260_280 * 0.115 * 0.15, 6);
    // Another job has the other 39 weeks: 195,210 of base.
    expect(division293Tax({ ...early, weeksWorked: 13, laterPay: 100_000 })).toBeCloseTo(
      (65_070 + 100_000) * 0.115 * 0.15,
      6,
    );
    for (const weeksWorked of [0, 13, 52]) {
      const late = { incomeOfYear: 300_000, weeksWorked };
      expect(division293Tax(late)).toBeCloseTo(270_830 * 0.12 * 0.15, 6);
    }
  });

  test('who is old enough has the offset of seniors and their levy threshold', () => {
    const paid = { ...query, redundancyPay: 0, otherPayments: 5_000, incomeOfYear: 36_000 };
    const { assessment } = leavingYear({ ...paid, senior: 'single' }, rules);
    // 40,000 less 36,034 is 3,966, of which 12.5% is 495.75: 2,230 less that is 1,734.25, in whole dollars up.
    const seniors = assessment.taxOffsets.find(({ code }) => code === 'seniors');
    expect(seniors?.used).toBe(1_735);
    expect(assessment.medicareLevy).toBe(0);
  });

  test('the surcharge and Division 293 tax see the payout', () => {
    const { assessment, withoutPayout } = leavingYear(
      { ...query, incomeOfYear: 100_000, daysWithoutCover: 365 },
      rules,
    );
    expect(withoutPayout).toMatchObject({ medicareLevySurcharge: 0, division293Tax: 0 });
    // 218,392 less 1,000: the highest tier, or that below it.
    expect(assessment.medicareLevySurcharge).toBeCloseTo(217_392 * 0.015, 6);
    const { division293Tax } = leavingYear({ ...query, incomeOfYear: 180_000 }, rules).assessment;
    // 297,392 and 21,600 of super are above 250,000.
    expect(division293Tax).toBeCloseTo(21_600 * 0.15, 6);
  });
});

test('a set without limits, and an unknown year, throw', () => {
  const thisYear = { ...NOTHING, taxYear: '2025-26' };
  expect(() => withheldOnLeaving(thisYear, simplified as RuleSet)).toThrow('no limits on leaving');
  expect(() => onLeaving({ taxYear: '1999-00' })).toThrow('Tax year 1999-00 not found');
});

test('amounts that are negative or not finite count as 0', () => {
  expect(
    onLeaving({
      redundancyPay: -1,
      otherPayments: Number.NaN,
      annualLeave: Number.POSITIVE_INFINITY,
    }),
  ).toMatchObject({ total: 0, lands: 0 });
});
