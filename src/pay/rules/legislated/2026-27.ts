/** 2026-27 in law, in dollars a year and fractions. Sources by name at each figure. */
import { type ResidentBrackets, taxYear } from '../rule-set.ts';
import { NON_RESIDENT_FROM_2024, WORKING_HOLIDAY_FROM_2024 } from './2024-25.ts';
import { LOW_INCOME_OFFSET, surchargeTiers } from './every-year.ts';
import {
  STUDENT_LOAN_WITHHOLDING_FROM_JULY_2026,
  WITHHOLDING_FROM_JULY_2026,
} from './withholding-2026.ts';

/**
 * Resident income tax of 2026-27; the lowest rate is 14% from 2027-28.
 * Source: Treasury Laws Amendment (More Cost of Living Relief) Act 2025, Schedule 1, for the rates and thresholds; the base
 * amounts are arithmetic. Six sources.
 */
const RESIDENT_2026: ResidentBrackets = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 45_000, rate: 0.15, baseAmount: 0 },
  { min: 45_001, max: 135_000, rate: 0.3, baseAmount: 4_020 },
  { min: 135_001, max: 190_000, rate: 0.37, baseAmount: 31_020 },
  { min: 190_001, max: null, rate: 0.45, baseAmount: 51_370 },
];

export const YEAR_2026 = /* @__PURE__ */ taxYear({
  label: '2026-27',
  ratesNote: 'after the cut to the lowest tax rate in July 2026',
  taxBrackets: RESIDENT_2026,
  nonResidentBrackets: NON_RESIDENT_FROM_2024,
  workingHolidayBrackets: WORKING_HOLIDAY_FROM_2024,
  medicareRate: 0.02,
  /**
   * Of a single person. Provisional: the law today, which the withholding schedule of July 2026 uses too, but a later Budget
   * may raise it with effect from 1 July 2026. Source: several publications; no official page was read.
   */
  medicareThreshold: 28_011,
  medicareShadeIn: 0.1,
  /** Source: ATO, Medicare levy surcharge income, thresholds and rates, by three publications. */
  medicareLevySurcharge: /* @__PURE__ */ surchargeTiers(105_000, 123_000, 164_000),
  /**
   * As the ATO prints them: 9,028 as the second band's base, where 15% of the band below is 9,028.35, and 10% of the whole
   * income from 186,051. Source: Gazette C2026G00249 and the ATO's page; five sources.
   */
  studentLoan: [
    { max: 69_528, rate: 0 },
    { min: 69_529, max: 129_717, rate: 0.15, baseAmount: 0 },
    { min: 129_718, below: 186_051, rate: 0.17, baseAmount: 9_028 },
    { max: null, rate: 0.1 },
  ],
  taxOffsets: [LOW_INCOME_OFFSET],
  /** Source: ATO, Super guarantee percentage; three sources or more. */
  superRate: 0.12,
  /** By the year since 1 July 2026. Source: four publications of the ATO's figure. */
  maxContributionBase: 270_830,
  /** Source: ATO, Concessional contributions cap, by three publications. */
  concessionalCap: 32_500,
  withholding: WITHHOLDING_FROM_JULY_2026,
  studentLoanWithholding: STUDENT_LOAN_WITHHOLDING_FROM_JULY_2026,
});
