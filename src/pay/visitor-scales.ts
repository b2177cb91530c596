/** Income tax scales of people who are taxed as visitors: the same in every tax year the product offers. */
import type { TaxBracket } from './scale.ts';

/**
 * Non-resident income tax, in dollars a year and fractions of a dollar; no tax-free threshold.
 * Source: spec §9; https://www.ato.gov.au/tax-rates-and-codes/tax-rates-foreign-residents (2020-21 to 2023-24)
 */
export const NON_RESIDENT_BRACKETS: readonly TaxBracket[] = [
  { min: 1, max: 120_000, rate: 0.325, baseAmount: 0 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 39_000 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 61_200 },
];

/**
 * Working holiday maker income tax, in dollars a year and fractions of a dollar; no tax-free threshold.
 * Source: spec §9; https://www.ato.gov.au/tax-rates-and-codes/tax-rates-working-holiday-makers (2020-21 to 2023-24)
 */
export const WORKING_HOLIDAY_BRACKETS: readonly TaxBracket[] = [
  { min: 1, max: 45_000, rate: 0.15, baseAmount: 0 },
  { min: 45_001, max: 120_000, rate: 0.325, baseAmount: 6_750 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 31_125 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 53_325 },
];
