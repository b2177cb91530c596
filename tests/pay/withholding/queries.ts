/** Queries for tests of withholding, and made-up schedules. */
import fc from 'fast-check';
import { legislated } from '../../../src/pay/rules/legislated/index.ts';
import type {
  RuleSet,
  WithholdingRows,
  WithholdingSchedules,
} from '../../../src/pay/rules/rule-set.ts';
import { schedulesOf } from '../../../src/pay/withholding/regular-pay.ts';
import { anyLegislatedTaxYear } from '../arbitraries.ts';

export const SCALES = [1, 2, 3] as const;
export const PERIODS = ['weekly', 'fortnightly', 'monthly'] as const;

export const anyTerms = fc.record({
  period: fc.constantFrom(...PERIODS),
  taxYear: anyLegislatedTaxYear,
  scale: fc.constantFrom(...SCALES),
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

/** The year of the legislated set whose schedules `rulesWith` changes. */
export const MADE_UP_YEAR = legislated.defaultTaxYear;

const SCHEDULES = schedulesOf(legislated, MADE_UP_YEAR);

/** The legislated set with other schedules: what the formulas do with them, they do by their figures alone. */
export function rulesWith(schedules: Partial<WithholdingSchedules>): RuleSet {
  return {
    ...legislated,
    taxYears: legislated.taxYears.map((year) =>
      year.label === MADE_UP_YEAR ? { ...year, withholding: { ...SCHEDULES, ...schedules } } : year,
    ),
  };
}

/** A set whose Schedule 1 has `rows` in every scale. */
export function rulesWithRows(rows: WithholdingRows): RuleSet {
  return rulesWith({ regular: { ...SCHEDULES.regular, scales: { 1: rows, 2: rows, 3: rows } } });
}
