/** 2022-23 in law, in dollars a year and fractions. Sources by name at each figure. */
import { taxYear } from '../rule-set.ts';
import {
  NON_RESIDENT_2020_TO_2024,
  RESIDENT_2020_TO_2024,
  WORKING_HOLIDAY_2020_TO_2024,
} from './2020-21.ts';
import { LOW_INCOME_OFFSET, repaymentBands, surchargeTiers } from './every-year.ts';
import { WITHHOLDING_FROM_OCTOBER_2020 } from './withholding-2020.ts';

export const YEAR_2022 = /* @__PURE__ */ taxYear({
  label: '2022-23',
  ratesNote: 'before the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2020_TO_2024,
  nonResidentBrackets: NON_RESIDENT_2020_TO_2024,
  workingHolidayBrackets: WORKING_HOLIDAY_2020_TO_2024,
  medicareRate: 0.02,
  /** Of a single person. Source: Medicare Levy Act 1986, s 3, by four publications. */
  medicareThreshold: 24_276,
  medicareShadeIn: 0.1,
  /** Source: ATO, Medicare levy surcharge income, thresholds and rates, by three publications. */
  medicareLevySurcharge: /* @__PURE__ */ surchargeTiers(90_000, 105_000, 140_000),
  /** Source: ATO, Study and training loan repayment thresholds and rates, by two publications. */
  studentLoan: /* @__PURE__ */ repaymentBands(
    48_361,
    55_837,
    59_187,
    62_739,
    66_503,
    70_493,
    74_723,
    79_207,
    83_959,
    88_997,
    94_337,
    99_997,
    105_997,
    112_356,
    119_098,
    126_244,
    133_819,
    141_848,
  ),
  taxOffsets: [LOW_INCOME_OFFSET],
  /** Source: ATO, Super guarantee percentage; two sources. */
  superRate: 0.105,
  /** Four quarters. Source: ATO, Maximum super contribution base; two sources. */
  maxContributionBase: 4 * 60_220,
  /** Source: ATO, Concessional contributions cap, by two publications. */
  concessionalCap: 27_500,
  withholding: WITHHOLDING_FROM_OCTOBER_2020,
});
