/** 2021-22 in law, in dollars a year and fractions. Sources by name at each figure. */
import { type TaxOffset, taxYear } from '../rule-set.ts';
import {
  NON_RESIDENT_2020_TO_2024,
  RESIDENT_2020_TO_2024,
  WORKING_HOLIDAY_2020_TO_2024,
} from './2020-21.ts';
import { LOW_INCOME_OFFSET, repaymentBands, surchargeTiers } from './every-year.ts';
import { WITHHOLDING_FROM_OCTOBER_2020 } from './withholding-2020.ts';

/**
 * Low and middle income tax offset of its last year: $420 more than in 2020-21 on every income below 126,000.
 * Source: Act 52 of 2019 and Act 14 of 2022 (ITAA 1997, s 61-107); three sources.
 */
const LOW_AND_MIDDLE_INCOME_OFFSET: TaxOffset = {
  name: 'low and middle income tax offset',
  bands: [
    { max: 37_000, rate: 0, baseAmount: 675 },
    { min: 37_001, max: 48_000, rate: 0.075, baseAmount: 675 },
    { max: 90_000, rate: 0, baseAmount: 1_500 },
    { min: 90_001, below: 126_000, rate: -0.03, baseAmount: 1_500 },
    { max: null, rate: 0 },
  ],
};

export const YEAR_2021 = /* @__PURE__ */ taxYear({
  label: '2021-22',
  ratesNote: 'before the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2020_TO_2024,
  nonResidentBrackets: NON_RESIDENT_2020_TO_2024,
  workingHolidayBrackets: WORKING_HOLIDAY_2020_TO_2024,
  medicareRate: 0.02,
  /** Of a single person. Source: ATO, Medicare levy reduction for low-income earners; four sources. */
  medicareThreshold: 23_365,
  medicareShadeIn: 0.1,
  /** Source: ATO, Medicare levy surcharge income, thresholds and rates, by two publications. */
  medicareLevySurcharge: /* @__PURE__ */ surchargeTiers(90_000, 105_000, 140_000),
  /**
   * Source: StudyAssist and two publications. The start of the 8.5% band is disputed: 115,680 here, 115,679 and 115,782
   * elsewhere; the ATO's withholding tables bear out 115,680.
   */
  studentLoan: /* @__PURE__ */ repaymentBands(
    47_014,
    54_283,
    57_539,
    60_992,
    64_652,
    68_530,
    72_642,
    77_002,
    81_621,
    86_519,
    91_710,
    97_213,
    103_046,
    109_228,
    115_680,
    122_729,
    130_093,
    137_898,
  ),
  taxOffsets: [LOW_INCOME_OFFSET, LOW_AND_MIDDLE_INCOME_OFFSET],
  /** Source: ATO, Super guarantee percentage; two sources. */
  superRate: 0.1,
  /** Four quarters. Source: ATO, Maximum super contribution base; two sources. */
  maxContributionBase: 4 * 58_920,
  /** Source: ATO, Concessional contributions cap, by two publications. */
  concessionalCap: 27_500,
  withholding: WITHHOLDING_FROM_OCTOBER_2020,
});
