/** The values that the properties of withholding choose from. */
import fc from 'fast-check';
import { anyLegislatedTaxYear } from '../arbitraries.ts';

export const SCALES = [1, 2, 3] as const;
export const PERIODS = ['weekly', 'fortnightly', 'monthly'] as const;

const anyScale = fc.constantFrom(...SCALES);
const anyPeriod = fc.constantFrom(...PERIODS);

export const anyTerms = fc.record({
  period: anyPeriod,
  taxYear: anyLegislatedTaxYear,
  scale: anyScale,
  studentLoan: fc.boolean(),
});

/** Whole cents: of common pays most often, but also of any that are counted exactly. */
export const anyCents = fc.oneof(
  fc.nat(2_500_000),
  fc.nat(1_000_000_000),
  fc.maxSafeNat().map((cents) => cents % 10 ** 12),
);

/** Dollars and cents as text, such as `'1603.33'`. */
export function textOf(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
}
