/**
 * The law's figures by income year, each with its source: statutes, ATO pages and publications of them, compiled in November
 * 2026.
 */
import type { RuleSet } from '../rule-set.ts';
import type { IsoDate } from '../sourced.ts';
import { YEAR_2020 } from './2020-21.ts';
import { YEAR_2021 } from './2021-22.ts';
import { YEAR_2022 } from './2022-23.ts';
import { YEAR_2023 } from './2023-24.ts';
import { YEAR_2024 } from './2024-25.ts';
import { YEAR_2025 } from './2025-26.ts';
import { YEAR_2026 } from './2026-27.ts';

/** Every tax year of the set, newest first. A further year is one file, listed here. */
const TAX_YEARS = [
  YEAR_2026,
  YEAR_2025,
  YEAR_2024,
  YEAR_2023,
  YEAR_2022,
  YEAR_2021,
  YEAR_2020,
] as const;

/** A tax year of the legislated set, such as `'2026-27'`. */
export type LegislatedTaxYearLabel = (typeof TAX_YEARS)[number]['label'];

export const legislated: RuleSet<LegislatedTaxYearLabel, 'legislated'> = {
  name: 'legislated',
  taxYears: TAX_YEARS,
  defaultTaxYear: '2026-27',
};

/**
 * The day on which the figures of this set were collected from their sources, and those of the simplified set compared with
 * them.
 */
export const COMPARED_ON: IsoDate = '2026-11-21';
