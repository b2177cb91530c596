/** 2020-21 in the simplified set, in dollars a year and fractions. Source: docs/product.md, Tax years. */
import type { ResidentBrackets } from '../rule-set.ts';
import { simplifiedYear } from './every-year.ts';

/**
 * Resident income tax as the product has it. In law the brackets of 2021-22 held in this year already: they were brought
 * forward in October 2020.
 */
const RESIDENT_2020: ResidentBrackets = [
  { min: 1, max: 18_200, rate: 0, baseAmount: 0 },
  { min: 18_201, max: 37_000, rate: 0.19, baseAmount: 0 },
  { min: 37_001, max: 90_000, rate: 0.325, baseAmount: 3_572 },
  { min: 90_001, max: 180_000, rate: 0.37, baseAmount: 20_797 },
  { min: 180_001, max: null, rate: 0.45, baseAmount: 54_097 },
];

export const YEAR_2020 = /* @__PURE__ */ simplifiedYear({
  label: '2020-21',
  ratesNote: 'before the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2020,
  medicareThreshold: 23_365,
  superRate: 0.095,
});
