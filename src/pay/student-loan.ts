/** What a person with a study or training loan repays out of a year's income. */
import type { WholeIncomeBand } from './scale.ts';

/** The lowest income that repays anything, in dollars a year. Source: as of the bands below. */
export const STUDENT_LOAN_MINIMUM_INCOME = 51_550;

/**
 * Repayment rates from the minimum income up, in dollars a year and fractions of the whole income: the bands of
 * 2023-24, one table for every tax year, as the product has it.
 * Source: spec §9; https://www.ato.gov.au/tax-rates-and-codes/study-and-training-support-loans-rates-and-repayment-thresholds
 */
export const STUDENT_LOAN_BANDS: readonly WholeIncomeBand[] = [
  { max: 59_518, rate: 0.01 },
  { max: 63_089, rate: 0.02 },
  { max: 66_875, rate: 0.025 },
  { max: 70_888, rate: 0.03 },
  { max: 75_140, rate: 0.035 },
  { max: 79_649, rate: 0.04 },
  { max: 84_429, rate: 0.045 },
  { max: 89_494, rate: 0.05 },
  { max: 94_865, rate: 0.055 },
  { max: 100_557, rate: 0.06 },
  { max: 106_590, rate: 0.065 },
  { max: 112_985, rate: 0.07 },
  { max: 119_764, rate: 0.075 },
  { max: 126_950, rate: 0.08 },
  { max: 134_568, rate: 0.085 },
  { max: 142_642, rate: 0.09 },
  { max: 151_200, rate: 0.095 },
  { max: null, rate: 0.1 },
];
