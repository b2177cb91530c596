/** The product's figures: a simplified model of the law, and the set that a plain build uses. */
import type { RuleSet } from '../rule-set.ts';
import { YEAR_2020 } from './2020-21.ts';
import { YEAR_2021 } from './2021-22.ts';
import { YEAR_2022 } from './2022-23.ts';
import { YEAR_2023 } from './2023-24.ts';
import { YEAR_2024 } from './2024-25.ts';
import { YEAR_2025 } from './2025-26.ts';

/** Every tax year of the set, newest first. A further year is one file, listed here. */
export const TAX_YEARS = [
  YEAR_2025,
  YEAR_2024,
  YEAR_2023,
  YEAR_2022,
  YEAR_2021,
  YEAR_2020,
] as const;

/** A tax year of the simplified set, such as `'2025-26'`. */
export type TaxYearLabel = (typeof TAX_YEARS)[number]['label'];

export const DEFAULT_TAX_YEAR: TaxYearLabel = '2025-26';

export const simplified: RuleSet<TaxYearLabel, 'simplified'> = {
  name: 'simplified',
  taxYears: TAX_YEARS,
  defaultTaxYear: DEFAULT_TAX_YEAR,
};
