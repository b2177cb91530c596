/** 2024-25 in law, in dollars a year and fractions. Sources by name at each figure. */
import type { Bands, TaxBracket } from '../../scale.ts';
import { type ResidentBrackets, taxYear } from '../rule-set.ts';
import { LOW_INCOME_OFFSET, repaymentBands, surchargeTiers } from './every-year.ts';
import { WITHHOLDING_FROM_JULY_2024 } from './withholding-2024.ts';

/**
 * Resident income tax, 2024-25 and 2025-26 (Stage 3).
 * Source: Income Tax Rates Act 1986, Schedule 7, Part I; five sources.
 */
export const RESIDENT_2024_TO_2026: ResidentBrackets = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 45_000, rate: 0.16, baseAmount: 0 },
  { min: 45_001, max: 135_000, rate: 0.3, baseAmount: 4_288 },
  { min: 135_001, max: 190_000, rate: 0.37, baseAmount: 31_288 },
  { min: 190_001, max: null, rate: 0.45, baseAmount: 51_638 },
];

/**
 * Foreign residents' income tax since 2024-25; the July 2026 cut to the lowest resident rate leaves it as it was.
 * Source: Income Tax Rates Act 1986, Schedule 7, Part II; four sources.
 */
export const NON_RESIDENT_FROM_2024: Bands<TaxBracket> = [
  { min: 1, max: 135_000, rate: 0.3, baseAmount: 0 },
  { min: 135_001, max: 190_000, rate: 0.37, baseAmount: 40_500 },
  { min: 190_001, max: null, rate: 0.45, baseAmount: 60_850 },
];

/**
 * Working holiday makers' income tax since 2024-25.
 * Source: publications of the ATO's rates, two or three for each year; the Act was not read.
 */
export const WORKING_HOLIDAY_FROM_2024: Bands<TaxBracket> = [
  { min: 1, max: 45_000, rate: 0.15, baseAmount: 0 },
  { min: 45_001, max: 135_000, rate: 0.3, baseAmount: 6_750 },
  { min: 135_001, max: 190_000, rate: 0.37, baseAmount: 33_750 },
  { min: 190_001, max: null, rate: 0.45, baseAmount: 54_100 },
];

export const YEAR_2024 = /* @__PURE__ */ taxYear({
  label: '2024-25',
  ratesNote: 'with the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2024_TO_2026,
  nonResidentBrackets: NON_RESIDENT_FROM_2024,
  workingHolidayBrackets: WORKING_HOLIDAY_FROM_2024,
  medicareRate: 0.02,
  /** Of a single person. Source: ATO, Medicare levy reduction for low-income earners; three sources. */
  medicareThreshold: 27_222,
  medicareShadeIn: 0.1,
  /** Source: ATO, Medicare levy surcharge income, thresholds and rates, by four publications. */
  medicareLevySurcharge: /* @__PURE__ */ surchargeTiers(97_000, 113_000, 151_000),
  /** Source: ATO, Study and training loan repayment thresholds and rates; three sources. */
  studentLoan: /* @__PURE__ */ repaymentBands(
    54_435,
    62_851,
    66_621,
    70_619,
    74_856,
    79_347,
    84_108,
    89_155,
    94_504,
    100_175,
    106_186,
    112_557,
    119_310,
    126_468,
    134_057,
    142_101,
    150_627,
    159_664,
  ),
  taxOffsets: [LOW_INCOME_OFFSET],
  /** Source: ATO, Super guarantee percentage; three sources or more. */
  superRate: 0.115,
  /** Four quarters. Source: ATO, Maximum super contribution base; three sources. */
  maxContributionBase: 4 * 65_070,
  /** Source: ATO, Concessional contributions cap, by two publications. */
  concessionalCap: 30_000,
  withholding: WITHHOLDING_FROM_JULY_2024,
});
