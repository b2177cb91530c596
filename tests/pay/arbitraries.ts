/** The values that fast-check chooses from in the properties of pay. */
import fc from 'fast-check';
import type { PayDifference } from '../../src/pay/compare-pay.ts';
import { type Facts, legislated, type PayResult, simplified } from '../../src/pay/index.ts';
import type { RuleSet } from '../../src/pay/rules/rule-set.ts';
import type { RuleSetName } from '../../src/pay/rules/rule-set-names.ts';
import { anyPerson, drawsFrom } from '../verify/reference/drawn-persons.ts';

/** How often a property is tried: a quarter as often in a normal run as in a long one. */
export function runs(inLongRun: number): { readonly numRuns: number } {
  return { numRuns: process.env.LONG_TESTS ? inLongRun : Math.ceil(inLongRun / 4) };
}

export const anyTaxYear = fc.constantFrom(...simplified.taxYears.map(({ label }) => label));
export const anyLegislatedTaxYear = fc.constantFrom(
  ...legislated.taxYears.map(({ label }) => label),
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
export const SETS: Readonly<Record<RuleSetName, RuleSet<string, RuleSetName>>> = {
  simplified,
  legislated,
};

/** The figures of a pay but for the list of its offsets, whose sum is one of them. */
export function figuresOf({ offsets: _, ...figures }: PayResult): PayDifference {
  return figures;
}

/** A set, and a tax year that it has. */
export const anyYearOfASet = fc.oneof(
  fc.tuple(fc.constant(SETS.simplified), anyTaxYear),
  fc.tuple(fc.constant(SETS.legislated), anyLegislatedTaxYear),
);

const anyBenefits = fc.record({
  benefits: fc.constantFrom(undefined, 0, 6_000, 6_000.5, 10_000, 45_000, 45_001, 60_000),
  agePension: fc.constantFrom(undefined, 12_000),
});

/** A person of any such year, of any household, with incomes that are often where a rule changes, and some of them with benefits. */
export const anyCase: fc.Arbitrary<{ readonly rules: RuleSet; readonly facts: Facts }> = fc
  .tuple(anyYearOfASet, fc.nat(), anyBenefits)
  .map(([[rules, taxYear], seed, benefits]) => ({
    rules,
    facts: { ...anyPerson(taxYear, rules.name, drawsFrom(seed)), ...benefits },
  }));
