/** 2023-24 in law, in dollars a year and fractions. Sources by name at each figure. */
import { taxYear } from '../rule-set.ts';
import {
  NON_RESIDENT_2020_TO_2024,
  RESIDENT_2020_TO_2024,
  WORKING_HOLIDAY_2020_TO_2024,
} from './2020-21.ts';
import { LOW_INCOME_OFFSET, repaymentBands, surchargeTiers } from './every-year.ts';
import { WITHHOLDING_FROM_OCTOBER_2020 } from './withholding-2020.ts';

export const YEAR_2023 = /* @__PURE__ */ taxYear({
  label: '2023-24',
  ratesNote: 'before the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2020_TO_2024,
  nonResidentBrackets: NON_RESIDENT_2020_TO_2024,
  workingHolidayBrackets: WORKING_HOLIDAY_2020_TO_2024,
  medicareRate: 0.02,
  /** Of a single person. Source: Medicare Levy Act 1986, s 3, as amended in 2024, by four publications. */
  medicareThreshold: 26_000,
  medicareShadeIn: 0.1,
  /** Source: ATO, Medicare levy surcharge income, thresholds and rates, by three publications. */
  medicareLevySurcharge: /* @__PURE__ */ surchargeTiers(93_000, 108_000, 144_000),
  /** Source: ATO, Study and training loan repayment thresholds and rates, by two publications. */
  studentLoan: /* @__PURE__ */ repaymentBands(
    51_550,
    59_519,
    63_090,
    66_876,
    70_889,
    75_141,
    79_650,
    84_430,
    89_495,
    94_866,
    100_558,
    106_591,
    112_986,
    119_765,
    126_951,
    134_569,
    142_643,
    151_201,
  ),
  taxOffsets: [LOW_INCOME_OFFSET],
  /** Source: ATO, Super guarantee percentage; two sources. */
  superRate: 0.11,
  /** Four quarters. Source: ATO, Maximum super contribution base; two sources. */
  maxContributionBase: 4 * 62_270,
  /** Source: ATO, Concessional contributions cap, by two publications. */
  concessionalCap: 27_500,
  withholding: WITHHOLDING_FROM_OCTOBER_2020,
});
