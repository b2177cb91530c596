/** 2023-24 in the simplified set, in dollars a year and fractions. Source: docs/product.md, Tax years. */
import { RESIDENT_2021_TO_2024 } from './2021-22.ts';
import { simplifiedYear } from './every-year.ts';

export const YEAR_2023 = /* @__PURE__ */ simplifiedYear({
  label: '2023-24',
  ratesNote: 'before the Stage 3 tax cuts',
  taxBrackets: RESIDENT_2021_TO_2024,
  medicareThreshold: 25_365,
  superRate: 0.115,
});
