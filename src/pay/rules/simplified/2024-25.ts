/** 2024-25 in the simplified set, in dollars a year and fractions. Source: docs/product.md, Tax years. */
import type { ResidentBrackets } from '../rule-set.ts';
import { simplifiedYear } from './every-year.ts';

/** Resident income tax since the cuts of 1 July 2024 (ATO, Tax rates - Australian residents). */
export const RESIDENT_FROM_2024: ResidentBrackets = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 45_000, rate: 0.16, baseAmount: 0 },
  { min: 45_001, max: 135_000, rate: 0.3, baseAmount: 4_288 },
  { min: 135_001, max: 190_000, rate: 0.37, baseAmount: 31_288 },
  { min: 190_001, max: null, rate: 0.45, baseAmount: 51_638 },
];

export const YEAR_2024 = /* @__PURE__ */ simplifiedYear({
  label: '2024-25',
  ratesNote: 'with the Stage 3 tax cuts',
  taxBrackets: RESIDENT_FROM_2024,
  medicareThreshold: 27_222,
  superRate: 0.12,
});
