/** 2025-26 in the simplified set, in dollars a year and fractions. Source: docs/product.md, Tax years. */
import { RESIDENT_FROM_2024 } from './2024-25.ts';
import { simplifiedYear } from './every-year.ts';

export const YEAR_2025 = /* @__PURE__ */ simplifiedYear({
  label: '2025-26',
  ratesNote: 'with the Stage 3 tax cuts',
  taxBrackets: RESIDENT_FROM_2024,
  medicareThreshold: 27_222,
  superRate: 0.12,
});
