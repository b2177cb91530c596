/** 2020-21 in law, in dollars a year and fractions. Sources by name at each figure. */
import type { Bands, TaxBracket } from '../../scale.ts';
import { type ResidentBrackets, type TaxOffset, taxYear } from '../rule-set.ts';
import { LOW_INCOME_OFFSET, repaymentBands, surchargeTiers } from './every-year.ts';
import { WITHHOLDING_FROM_OCTOBER_2020 } from './withholding-2020.ts';

/**
 * Resident income tax, 2020-21 to 2023-24.
 * Source: Income Tax Rates Act 1986, Schedule 7, Part I; three sources or more for each year.
 */
export const RESIDENT_2020_TO_2024: ResidentBrackets = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 45_000, rate: 0.19, baseAmount: 0 },
  { min: 45_001, max: 120_000, rate: 0.325, baseAmount: 5_092 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 29_467 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 51_667 },
];

/**
 * Foreign residents' income tax, 2020-21 to 2023-24.
 * Source: Income Tax Rates Act 1986, Schedule 7, Part II; for 2022-23 the Act alone, else two sources or more.
 */
export const NON_RESIDENT_2020_TO_2024: Bands<TaxBracket> = [
  { min: 1, max: 120_000, rate: 0.325, baseAmount: 0 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 39_000 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 61_200 },
];

/**
 * Working holiday makers' income tax, 2020-21 to 2023-24.
 * Source: Income Tax Rates Act 1986, Schedule 7, Part III; ATO, Tax rates - working holiday maker.
 */
export const WORKING_HOLIDAY_2020_TO_2024: Bands<TaxBracket> = [
  { min: 1, max: 45_000, rate: 0.15, baseAmount: 0 },
  { min: 45_001, max: 120_000, rate: 0.325, baseAmount: 6_750 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 31_125 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 53_325 },
];

/** Low and middle income tax offset. Source: Act 52 of 2019 (ITAA 1997, s 61-107); two sources. */
const LOW_AND_MIDDLE_INCOME_OFFSET: TaxOffset = {
  name: 'low and middle income tax offset',
  bands: [
    { max: 37_000, rate: 0, baseAmount: 255 },
    { min: 37_001, max: 48_000, rate: 0.075, baseAmount: 255 },
    { max: 90_000, rate: 0, baseAmount: 1_080 },
    { min: 90_001, max: 126_000, rate: -0.03, baseAmount: 1_080 },
    { max: null, rate: 0 },
  ],
};

export const YEAR_2020 = /* @__PURE__ */ taxYear({
  label: '2020-21',
  ratesNote: 'before the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2020_TO_2024,
  nonResidentBrackets: NON_RESIDENT_2020_TO_2024,
  workingHolidayBrackets: WORKING_HOLIDAY_2020_TO_2024,
  medicareRate: 0.02,
  /** Of a single person. Source: Medicare Levy Act 1986, s 3, by three publications. */
  medicareThreshold: 23_226,
  medicareShadeIn: 0.1,
  /** Source: ATO, Medicare levy surcharge income, thresholds and rates, by two publications. */
  medicareLevySurcharge: /* @__PURE__ */ surchargeTiers(90_000, 105_000, 140_000),
  /**
   * Source: Gazette C2020G00340, read to the 6.5% band; three sources. 114,708 looks like an official slip (114,809 would
   * fit the pattern), but it is what was published and what the ATO's tables follow.
   */
  studentLoan: /* @__PURE__ */ repaymentBands(
    46_620,
    53_827,
    57_056,
    60_480,
    64_109,
    67_955,
    72_032,
    76_355,
    80_936,
    85_793,
    90_940,
    96_397,
    102_180,
    108_310,
    114_708,
    121_699,
    129_000,
    136_740,
  ),
  taxOffsets: [LOW_INCOME_OFFSET, LOW_AND_MIDDLE_INCOME_OFFSET],
  /** Source: ATO, Super guarantee percentage; two sources. */
  superRate: 0.095,
  /** Four quarters. Source: ATO, Maximum super contribution base; two sources. */
  maxContributionBase: 4 * 57_090,
  /** Source: ATO, Concessional contributions cap, by two publications. */
  concessionalCap: 25_000,
  withholding: WITHHOLDING_FROM_OCTOBER_2020,
  withholdingSince: '13 October 2020',
});
