/** 2025-26 in law, in dollars a year and fractions. Sources by name at each figure. */
import { taxYear } from '../rule-set.ts';
import {
  NON_RESIDENT_FROM_2024,
  RESIDENT_2024_TO_2026,
  WORKING_HOLIDAY_FROM_2024,
} from './2024-25.ts';
import { LOW_INCOME_OFFSET, surchargeTiers } from './every-year.ts';
import { WITHHOLDING_FROM_JULY_2024 } from './withholding-2024.ts';
import { STUDENT_LOAN_WITHHOLDING_FROM_SEPTEMBER_2025 } from './withholding-2025.ts';

export const YEAR_2025 = /* @__PURE__ */ taxYear({
  label: '2025-26',
  ratesNote: 'with the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2024_TO_2026,
  nonResidentBrackets: NON_RESIDENT_FROM_2024,
  workingHolidayBrackets: WORKING_HOLIDAY_FROM_2024,
  medicareRate: 0.02,
  /**
   * Of a single person. Source: Medicare Levy Act 1986, s 3(1), as amended in 2026, by several publications; the Act was not
   * read.
   */
  medicareThreshold: 28_011,
  medicareShadeIn: 0.1,
  /** Source: ATO, Medicare levy surcharge income, thresholds and rates, by four publications. */
  medicareLevySurcharge: /* @__PURE__ */ surchargeTiers(101_000, 118_000, 158_000),
  /**
   * The lesser of the marginal amount and 10% of the whole income, which meet where 7% of it is 12,550, just below 179,286.
   * Source: ATO, Study and training loan repayment thresholds and rates; four sources.
   */
  studentLoan: [
    { max: 67_000, rate: 0 },
    { min: 67_001, max: 125_000, rate: 0.15, baseAmount: 0 },
    { min: 125_001, max: 12_550 / 0.07, rate: 0.17, baseAmount: 8_700 },
    { max: null, rate: 0.1 },
  ],
  taxOffsets: [LOW_INCOME_OFFSET],
  /** Source: ATO, Super guarantee percentage; three sources or more. */
  superRate: 0.12,
  /** Four quarters. Source: ATO, Maximum super contribution base; three sources. */
  maxContributionBase: 4 * 62_500,
  /** Source: ATO, Concessional contributions cap, by two publications. */
  concessionalCap: 30_000,
  withholding: WITHHOLDING_FROM_JULY_2024,
  studentLoanWithholding: STUDENT_LOAN_WITHHOLDING_FROM_SEPTEMBER_2025,
  studentLoanWithholdingSince: '24 September 2025',
});
