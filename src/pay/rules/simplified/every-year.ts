/**
 * What the simplified set has once for every tax year, in dollars a year and fractions. Source: docs/product.md, Rules.
 * The comments name the years in which the tables are the ATO's.
 */
import type { Bands, TaxBracket } from '../../scale.ts';
import { type TaxYear, type TaxYearFigures, taxYear } from '../rule-set.ts';

/** A tax year of the set from what differs by year. */
export function simplifiedYear<const Label extends string>(
  figures: Omit<TaxYearFigures<Label>, keyof typeof EVERY_YEAR>,
): TaxYear<Label> {
  return taxYear({ ...EVERY_YEAR, ...figures } as TaxYearFigures<Label>);
}

/** Non-resident income tax; no tax-free threshold. In law from 2020-21 to 2023-24 (ATO, Tax rates - foreign residents). */
const NON_RESIDENT: Bands<TaxBracket> = [
  { min: 1, max: 120_000, rate: 0.325, baseAmount: 0 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 39_000 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 61_200 },
];

/**
 * Working holiday maker income tax; no tax-free threshold. In law from 2020-21 to 2023-24 (ATO, Tax rates - working
 * holiday makers).
 */
const WORKING_HOLIDAY: Bands<TaxBracket> = [
  { min: 1, max: 45_000, rate: 0.15, baseAmount: 0 },
  { min: 45_001, max: 120_000, rate: 0.325, baseAmount: 6_750 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 31_125 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 53_325 },
];

/**
 * Medicare levy surcharge of a single person: a rate of the whole income. No year's thresholds in law: 97,000 is of
 * 2024-25, 108,000 and 144,000 are of 2023-24 (ATO, Medicare levy surcharge income, thresholds and rates).
 */
const MEDICARE_SURCHARGE: Bands = [
  { max: 97_000, rate: 0 },
  { max: 108_000, rate: 0.01 },
  { max: 144_000, rate: 0.0125 },
  { max: null, rate: 0.015 },
];

/**
 * Repayment of study and training loans: a rate of the whole income. The bands of 2023-24 (ATO, Study and training
 * support loans rates and repayment thresholds).
 */
const STUDENT_LOAN: Bands = [
  { below: 51_550, rate: 0 },
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

const EVERY_YEAR = {
  nonResidentBrackets: NON_RESIDENT,
  workingHolidayBrackets: WORKING_HOLIDAY,
  medicareRate: 0.02,
  medicareLevySurcharge: MEDICARE_SURCHARGE,
  studentLoan: STUDENT_LOAN,
};
