/** The values that fast-check chooses from in the properties of pay. */
import fc from 'fast-check';
import {
  legislated,
  type PayDifference,
  type PayResult,
  type RuleSet,
  simplified,
} from '../../src/pay/index.ts';

export const anyTaxYear = fc.constantFrom(
  '2025-26',
  '2024-25',
  '2023-24',
  '2022-23',
  '2021-22',
  '2020-21',
);

export const anyLegislatedTaxYear = fc.constantFrom(
  '2026-27',
  '2025-26',
  '2024-25',
  '2023-24',
  '2022-23',
  '2021-22',
  '2020-21',
);

/** All 128 settings of the options, those that exclude each other included. */
export const anyOptions = fc.record({
  includesSuperannuation: fc.boolean(),
  noPrivateHospitalCover: fc.boolean(),
  nonResident: fc.boolean(),
  workingHolidayVisa: fc.boolean(),
  noTaxFreeThreshold: fc.boolean(),
  studentLoan: fc.boolean(),
  withholdTaxOffsets: fc.boolean(),
});

/** The sets for labels that the compiler does not know. */
export const SETS: Readonly<Record<RuleSet['name'], RuleSet>> = { simplified, legislated };

/** The figures of a pay but for the list of its offsets, whose sum is one of them. */
export function figuresOf({ offsets: _, ...figures }: PayResult): PayDifference {
  return figures;
}
