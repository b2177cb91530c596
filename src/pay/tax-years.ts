/** What the engine knows of a financial year. Adding a year is one entry in `TAX_YEARS`. */
import type { TaxBracket } from './scale.ts';

/** The tax-free bracket, the one after it, and the rest. */
type ResidentBrackets = readonly [TaxBracket & { max: number }, TaxBracket, ...TaxBracket[]];

interface TaxYearFigures {
  readonly label: string;
  /** What to tell a visitor about the year. */
  readonly description: string;
  readonly taxBrackets: ResidentBrackets;
  /** Medicare levy, a fraction of the whole taxable income. */
  readonly medicareRate: number;
  /** The highest income that pays no Medicare levy, in dollars a year. */
  readonly medicareThreshold: number;
  /** Employer's superannuation contribution, a fraction of gross pay. */
  readonly superRate: number;
}

/**
 * Resident income tax since the cuts of 1 July 2024, in dollars a year and fractions of a dollar.
 * Source: spec §9; https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents
 */
const RESIDENT_FROM_2024 = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 45_000, rate: 0.16, baseAmount: 0 },
  { min: 45_001, max: 135_000, rate: 0.3, baseAmount: 4_288 },
  { min: 135_001, max: 190_000, rate: 0.37, baseAmount: 31_288 },
  { min: 190_001, max: null, rate: 0.45, baseAmount: 51_638 },
] as const satisfies ResidentBrackets;

/**
 * Resident income tax from 1 July 2021 to 30 June 2024, in dollars a year and fractions of a dollar.
 * Source: spec §9; https://www.ato.gov.au/tax-rates-and-codes/tax-rates-australian-residents
 */
const RESIDENT_2021_TO_2024 = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 45_000, rate: 0.19, baseAmount: 0 },
  { min: 45_001, max: 120_000, rate: 0.325, baseAmount: 5_092 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 29_467 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 51_667 },
] as const satisfies ResidentBrackets;

/**
 * Resident income tax of 2020-21 as the product has it, in dollars a year and fractions of a dollar. The brackets in
 * law for that year became those of 2021-22 when they were brought forward in October 2020.
 * Source: spec §9.
 */
const RESIDENT_2020 = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 37_000, rate: 0.19, baseAmount: 0 },
  { min: 37_001, max: 90_000, rate: 0.325, baseAmount: 3_572 },
  { min: 90_001, max: 180_000, rate: 0.37, baseAmount: 20_797 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 54_097 },
] as const satisfies ResidentBrackets;

/**
 * Every financial year on offer, newest first. Rates are fractions, thresholds dollars a year.
 * Source: spec §9, which stands where it departs from the published figures:
 * - Medicare levy: https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy
 * - superannuation guarantee: https://www.ato.gov.au/tax-rates-and-codes/key-superannuation-rates-and-thresholds/super-guarantee
 */
const YEARS = [
  {
    label: '2025-26',
    description:
      'Income earned from 1 July 2025 to 30 June 2026, at the Stage 3 resident tax rates',
    taxBrackets: RESIDENT_FROM_2024,
    medicareRate: 0.02,
    medicareThreshold: 27_222,
    superRate: 0.12,
  },
  {
    label: '2024-25',
    description:
      'Income earned from 1 July 2024 to 30 June 2025, at the Stage 3 resident tax rates',
    taxBrackets: RESIDENT_FROM_2024,
    medicareRate: 0.02,
    medicareThreshold: 27_222,
    superRate: 0.12,
  },
  {
    label: '2023-24',
    description: 'Income earned from 1 July 2023 to 30 June 2024, before the Stage 3 tax cuts',
    taxBrackets: RESIDENT_2021_TO_2024,
    medicareRate: 0.02,
    medicareThreshold: 25_365,
    superRate: 0.115,
  },
  {
    label: '2022-23',
    description: 'Income earned from 1 July 2022 to 30 June 2023, before the Stage 3 tax cuts',
    taxBrackets: RESIDENT_2021_TO_2024,
    medicareRate: 0.02,
    medicareThreshold: 23_365,
    superRate: 0.105,
  },
  {
    label: '2021-22',
    description: 'Income earned from 1 July 2021 to 30 June 2022, before the Stage 3 tax cuts',
    taxBrackets: RESIDENT_2021_TO_2024,
    medicareRate: 0.02,
    medicareThreshold: 23_365,
    superRate: 0.1,
  },
  {
    label: '2020-21',
    description: 'Income earned from 1 July 2020 to 30 June 2021, before the Stage 3 tax cuts',
    taxBrackets: RESIDENT_2020,
    medicareRate: 0.02,
    medicareThreshold: 23_365,
    superRate: 0.095,
  },
] as const satisfies readonly TaxYearFigures[];

/** A financial year on offer, such as `'2025-26'`. */
export type TaxYearLabel = (typeof YEARS)[number]['label'];

export interface TaxYear extends TaxYearFigures {
  readonly label: TaxYearLabel;
}

/** Every financial year on offer, newest first. */
export const TAX_YEARS: readonly TaxYear[] = YEARS;

/** The year the calculator opens with and the salary pages are worked out for (spec §2 and §3). */
export const DEFAULT_TAX_YEAR: TaxYearLabel = '2025-26';

/** The year under `label`; throws `Tax year {label} not found` for any other (spec §8). */
export function findTaxYear(label: string): TaxYear {
  const taxYear = TAX_YEARS.find((year) => year.label === label);
  if (taxYear === undefined) throw new Error(`Tax year ${label} not found`);
  return taxYear;
}
