/** 2021-22 in the simplified set, in dollars a year and fractions. Source: docs/product.md, Tax years. */
import type { ResidentBrackets } from '../rule-set.ts';
import { simplifiedYear } from './every-year.ts';

/** Resident income tax from 1 July 2021 to 30 June 2024 (ATO, Tax rates - Australian residents). */
export const RESIDENT_2021_TO_2024: ResidentBrackets = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 45_000, rate: 0.19, baseAmount: 0 },
  { min: 45_001, max: 120_000, rate: 0.325, baseAmount: 5_092 },
  { min: 120_001, max: 180_000, rate: 0.37, baseAmount: 29_467 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 51_667 },
];

export const YEAR_2021 = /* @__PURE__ */ simplifiedYear({
  label: '2021-22',
  ratesNote: 'before the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2021_TO_2024,
  medicareThreshold: 23_365,
  superRate: 0.1,
});
