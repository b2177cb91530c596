/** What is withheld on leaving a job, and the year of it. tests/verify/reference has drawn departures against the reference. */
import { expect, test } from 'vitest';
import { explain } from '../../../src/pay/explain/explain.ts';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import { type RuleSet, type TaxYear, taxYearOf } from '../../../src/pay/rules/rule-set.ts';
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

const ANA = {
  ...({ reason: 'redundancy', yearsOfService: 8.9, redundancyPay: 80_000 } as const),
  ...{ otherPayments: 9_000, annualLeave: 6_000, incomeOfYear: 34_000 },
};
const NOT_GENUINE = { redundancyPay: 170_000, incomeOfYear: 49_000, reachedPreservationAge: true };
const RETIRED = { ...ANA, reachedPensionAge: true, reachedPreservationAge: true };
/** Weeks of $1,200, and leave. */
const WEEKS = { earnings: 1_200, annualLeave: 200, longServiceLeave: 50 };
const MONTHS = { taxYear: '2023-24', period: 'monthly', earnings: 7_000 } as const;

// biome-ignore format: one line each
test.each<[string, Partial<LeavingQuery>, object]>([
  ['Ana, of a guide by the ATO: eight years, a redundancy, notice and leave', ANA, { taxFree: 68_006, excluded: { taxable: 11_994, withheld: 3_838 }, other: { taxable: 9_000, withheld: 2_880 }, leave: { taxable: 6_000, withheld: 1_920 }, total: 8_638, lands: 86_362 }],
  ['Ana from the preservation age', { ...ANA, reachedPreservationAge: true }, { excluded: { withheld: 2_039 }, other: { withheld: 1_530 } }],
  // 17%, within the cap of the year alone, and leave by the steps.
  ['Ana from the Age Pension age', { ...RETIRED, earnings: 1_538.46 }, { taxFree: 0, excluded: { taxable: 80_000, withheld: 13_600 }, leave: { withheld: 1_924 } }],
  ['a golden handshake above the cap', { taxYear: '2023-24', otherPayments: 200_000, incomeOfYear: 49_000 }, { total: 74_350 }],
  ['a redundancy above the cap that is not genuine', { taxYear: '2023-24', ...NOT_GENUINE }, { taxFree: 0, total: 40_600 }],
  ['for invalidity, above the cap of the year', { taxYear: '2023-24', reason: 'invalidity', redundancyPay: 250_000 }, { excluded: { withheld: 82_250 } }],
  ['to a foreign resident', { taxYear: '2023-24', otherPayments: 15_000, residency: 'foreign' }, { total: 4_500 }],
  ['leave on a genuine redundancy is flat', { taxYear: '2023-24', reason: 'redundancy', annualLeave: 9_827.97 }, { leave: { withheld: 3_145 } }],
  // By the printed steps of Schedule 7: twelve months of 399 more, and of 6.
  ['leave is spread over the pays of a year', { ...MONTHS, annualLeave: 4_794.45 }, { leave: { withheld: 1_668 } }],
  ['a little of it adds nothing to a pay', { ...MONTHS, annualLeave: 80.77 }, { leave: { withheld: 0 } }],
  ['less than 300 bears the lesser of flat rate and steps: the steps', { ...WEEKS, taxYear: '2025-26' }, { leave: { taxable: 250, withheld: 52 } }],
  ['less than 300 bears the lesser of flat rate and steps: the flat rate', WEEKS, { leave: { withheld: 80 } }],
])('%s', (_, query, withheld) => {
  expect(onLeaving(query)).toMatchObject(withheld);
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

const ONLY_PAID = { ...NOTHING, withheldFromPay: 0, studentLoan: false } as const;

/** The assessment of a year, and what is used of its offsets. */
function yearOf(query: Partial<LeavingYearQuery>, ofSet = rules) {
  const { assessment, ...year } = leavingYear({ ...ONLY_PAID, ...query }, ofSet);
  const used = assessment.taxOffsets.map((offset) => [offset.code, offset.used]);
  return { ...year, ...assessment, ...Object.fromEntries(used) };
}

test('what is above the caps has its own place in the explanation of the tax', () => {
  const { facts, assessment } = leavingYear({ ...ONLY_PAID, otherPayments: 190_000 }, rules);
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

test('separate ceilings could hold the tax by what the lowest brackets leave of one', () => {
  const most = (taxYear: string) => mostBySeparateCeilings(rules, taxYear);
  // 30% of 45,000, less the tax on it: 26,800 × 15%, 16% or 19%.
  expect(most('2026-27')).toBe(13_500 - 4_020);
  expect(most('2025-26')).toBe(13_500 - 4_288);
  expect(most('2020-21')).toBe(13_500 - 5_092);
  // With 100,000 of redundancy and 170,000 of notice: 66,850 on the notice alone is 15,850 above 30%, where one ceiling takes off 6,370.
  expect(66_850 - 51_000 - 6_370).toBe(most('2026-27'));
});

const REDUNDANCY = { reason: 'redundancy', yearsOfService: 10, redundancyPay: 200_000 } as const;
/** A redundancy of which 100,000 is above the tax-free base. */
const WITHIN = { reason: 'redundancy', redundancyPay: 113_598, incomeOfYear: 1_000 } as const;
const EARLY = { taxYear: '2024-25', incomeOfYear: 300_000, otherPayments: 10_000 };

// biome-ignore format: one line each
test.each<[string, Partial<LeavingYearQuery>, Record<string, number>]>([
  // The scale takes 51,667 of 180,000: 29,467 and 60,000 × 37%. That is less than 30%.
  ['notice above the whole-of-income cap is taxed at 45%, below 190,000 too', { taxYear: '2023-24', otherPayments: 189_999 }, { grossTax: 51_667 + 0.45 * 9_999, terminationPayments: 0, medicareLevy: 0.02 * 189_999 }],
  // Wages of 101,000, less 1,000: 80,000 of the notice is within the caps, and 5,000 above. 37% of 45,000 is 3,150 above 30%.
  ['a ceiling holds no tax above the caps', { incomeOfYear: 101_000, otherPayments: 85_000 }, { grossTax: 47_670 + 2_250, terminationPayments: 3_150 }],
  // 15% of the 80,000, on which the scale has 35,000 × 30% and 45,000 × 37%.
  ['from the preservation age it holds it to 15%', { incomeOfYear: 101_000, otherPayments: 85_000, reachedPreservationAge: true }, { terminationPayments: 10_500 + 16_650 - 12_000 }],
  // 51,370 + 80,000 × 45% on 270,000, held to 30% of it. The wages are the standard deduction.
  ['notice after a redundancy is within the cap of the year up to 170,000', { ...WITHIN, otherPayments: 170_000 }, { grossTax: 87_370, terminationPayments: 6_370 }],
  ['notice above that is taxed at 45%', { ...WITHIN, otherPayments: 180_000 }, { grossTax: 87_370 + 4_500, terminationPayments: 6_370 }],
  ['a redundancy above the cap of the year leaves none for notice', { ...WITHIN, redundancyPay: 13_598 + 280_000, otherPayments: 5_000 }, { grossTax: 87_370 + 0.45 * 15_000, terminationPayments: 6_370 }],
  ['a dollar of redundancy above the cap', { ...WITHIN, redundancyPay: 13_598 + 270_001 }, { grossTax: 87_370.45, terminationPayments: 6_370 }],
  // 30% of 135,000 and 37% of 45,000.
  ['a foreign resident has the ceiling, and no levy', { otherPayments: 200_000, residency: 'foreign' }, { grossTax: 57_150 + 9_000, terminationPayments: 3_150, medicareLevy: 0 }],
  // 15% of 45,000, 30% of 90,000 and 37% of 45,000.
  ['a working holiday maker has no ceiling', { otherPayments: 200_000, residency: 'workingHoliday' }, { grossTax: 6_750 + 27_000 + 16_650 + 9_000, medicareLevy: 0 }],
  // 10,800 × 0.15 less 700; the levy is 10% of 989 above 28,011.
  ['a lower rate stays, so that people who leave early get money back', { reason: 'redundancy', annualLeave: 10_000, incomeOfYear: 20_000 }, { income: 30_000, withheld: 3_200, totalTax: 10_800 * 0.15 - 700 + 98.9 }],
  // 178,392 less the standard deduction of 1,000.
  ['the payout counts for a study loan, and nobody withholds for it', { ...REDUNDANCY, incomeOfYear: 60_000, studentLoan: true }, { studentLoanRepayment: 9_028 + 0.17 * (177_392 - 129_717), withheld: 37_885 }],
  // At the last day 80,000 is within 180,000 less 100,000. With 50,000 more, 30,000 is; the deduction leaves 31,000, on top of 149,000: 37% there.
  ['later pay takes from the cap of the year, but nothing more was withheld for it', { otherPayments: 80_000, incomeOfYear: 100_000, laterPay: 50_000 }, { withheld: 0.32 * 80_000, terminationPayments: 31_000 * 0.07 }],
  // 11.5% of one quarter of 65,070, of two, and of four; in 20 weeks of 1.54 quarters, the second one has its 105,000 of pay.
  ['super has the base of one quarter', { ...EARLY, weeksWorked: 13 }, { division293Tax: 65_070 * 0.115 * 0.15 }],
  ['super has the base of a quarter that is begun', { ...EARLY, weeksWorked: 20 }, { division293Tax: 130_140 * 0.115 * 0.15 }],
  ['super has the base of four quarters where the weeks are not known', EARLY, { division293Tax: 260_280 * 0.115 * 0.15 }],
  ['another job has the base of the other 39 weeks', { ...EARLY, weeksWorked: 13, laterPay: 100_000 }, { division293Tax: (65_070 + 100_000) * 0.115 * 0.15 }],
  ['from 2026-27 super has the base of the year, whatever the weeks', { incomeOfYear: 300_000, otherPayments: 10_000, weeksWorked: 13 }, { division293Tax: 270_830 * 0.12 * 0.15 }],
  // 40,000 less 36,034 is 3,966, of which 12.5% is 495.75: 2,230 less that is 1,734.25, in whole dollars up.
  ['people who are old enough have the offset of seniors and their levy threshold', { senior: 'single', otherPayments: 5_000, incomeOfYear: 36_000 }, { seniors: 1_735, medicareLevy: 0 }],
  // 218,392 less 1,000: the highest tier.
  ['the surcharge sees the payout', { ...REDUNDANCY, incomeOfYear: 100_000, daysWithoutCover: 365 }, { medicareLevySurcharge: 217_392 * 0.015 }],
  // 297,392 and 21,600 of super are above 250,000.
  ['Division 293 tax sees the payout', { ...REDUNDANCY, incomeOfYear: 180_000 }, { division293Tax: 21_600 * 0.15 }],
])('in the year, %s', (_, query, figures) => {
  const year = yearOf(query);
  for (const [name, dollars] of Object.entries(figures)) {
    expect(year[name as keyof typeof year], name).toBeCloseTo(dollars, 6);
  }
});

test('the year without the payout has the wages alone', () => {
  // 118,392 above the tax-free part, at 32%: as a public repository has it.
  const { totalTax, withoutPayout } = yearOf({ ...REDUNDANCY, incomeOfYear: 200_000 });
  expect(totalTax - withoutPayout.totalTax).toBeCloseTo(37_885.44, 2);
});

test('what is above the caps is taxed by the scale where a set has no rate for it', () => {
  const without = changed({}, { aboveCaps: undefined });
  expect(yearOf({ otherPayments: 190_000 }, without).grossTax).toBeCloseTo(51_370, 6);
});
