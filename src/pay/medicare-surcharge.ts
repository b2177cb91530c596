/** What a resident without private hospital cover pays on top of the Medicare levy. */
import type { WholeIncomeBand } from './scale.ts';

/**
 * Medicare levy surcharge of a single person, in dollars a year and fractions of the whole income; one table for every
 * tax year, as the product has it.
 * Source: spec §9; https://www.ato.gov.au/individuals-and-families/medicare-and-private-health-insurance/medicare-levy-surcharge/medicare-levy-surcharge-income-thresholds-and-rates (2024-25)
 */
export const MEDICARE_SURCHARGE_BANDS: readonly WholeIncomeBand[] = [
  { max: 97_000, rate: 0 },
  { max: 108_000, rate: 0.01 },
  { max: 144_000, rate: 0.0125 },
  { max: null, rate: 0.015 },
];
