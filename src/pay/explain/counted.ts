/** The incomes, offsets and charges that the engine counts, as data: by which facts, and by which rules of a set. A fact that is new has to be put here to compile. */

import type { Facts, Job } from '../facts.ts';
import type { PayQuery } from '../pay.ts';
import type { RuleSet, TaxOffset } from '../rules/rule-set.ts';

/** The subjects that `assess` counts, by the facts that have them. */
export const COUNTED_BY_ASSESS = {
  taxYear: 'taxYear',
  residency: 'residency',
  residentMonths: 'partOfYear',
  jobs: 'pay',
  otherIncome: 'otherIncome',
  benefits: 'benefits',
  agePension: 'otherIncome',
  workExpenses: 'deductions',
  otherDeductions: 'deductions',
  spouse: 'family',
  dependentChildren: 'family',
  senior: 'seniors',
  daysWithoutCover: 'cover',
  studentLoan: 'studentLoan',
  leaving: 'leaving',
  pay: 'pay',
  includesSuper: 'super',
  superRate: 'super',
  salarySacrifice: 'salarySacrifice',
  shareOfYear: 'partOfYear',
  fringeBenefits: 'fringeBenefits',
} as const satisfies Readonly<Record<keyof Facts | keyof Job, string>>;

/** The subjects that `payCalculator` counts, by the parts of a query that have them. */
export const COUNTED_BY_PAY = {
  annualSalary: 'pay',
  taxYear: 'taxYear',
  options: ['residency', 'cover', 'studentLoan', 'super', 'withholding'],
  customSuperRate: 'super',
  salarySacrifice: 'salarySacrifice',
  bonus: 'bonus',
  otherJobPay: 'otherJob',
  spouse: 'family',
  dependentChildren: 'family',
} as const satisfies Readonly<Record<keyof PayQuery, string | readonly string[]>>;

type InAssessment = (typeof COUNTED_BY_ASSESS)[keyof typeof COUNTED_BY_ASSESS];
type PartsInPay = (typeof COUNTED_BY_PAY)[keyof typeof COUNTED_BY_PAY];
type InPay = PartsInPay extends infer Part
  ? Part extends readonly (infer Each)[]
    ? Each
    : Part
  : never;

/** Facts that `assess` counts and one pay by itself does not. */
export type CountedByAssessAlone = Exclude<InAssessment, InPay>;
/** Parts of one pay that `assess` has no fact for. */
export type CountedByPayAlone = Exclude<InPay, InAssessment>;

/** The rules of a set that not every set or year has. */
export interface CountedRules {
  /** Offsets in any year, except those by age, for benefits and for payments on leaving a job. */
  readonly offsets: readonly (TaxOffset['code'] | 'excessContributions')[];
  /** The years whose Medicare levy may yet change. */
  readonly provisionalLevyYears: readonly string[];
}

/** The offsets and charges that the years of `rules` count. For code that runs before the site is deployed: it reads how sure a figure is. */
export function countedRules({ taxYears }: RuleSet): CountedRules {
  const codes = taxYears.flatMap(({ offsets }) => offsets.map(({ code }) => code));
  const hasExcess = taxYears.some(
    ({ superannuation }) => superannuation.concessionalCap?.excessOffsetRate,
  );
  return {
    offsets: [...new Set(codes), ...(hasExcess ? (['excessContributions'] as const) : [])],
    provisionalLevyYears: taxYears
      .filter(({ medicareLevy }) => medicareLevy.source.status === 'provisional')
      .map(({ label }) => label),
  };
}
