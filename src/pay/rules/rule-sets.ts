/**
 * Both rule sets by name, each with what pages say of it besides its figures. For code that runs before the site is
 * deployed: a script of the site takes one set alone.
 */
import { legislated } from './legislated/index.ts';
import {
  COMPARED_ON,
  DIVISION_293_THRESHOLD,
  LAST_YEAR_OF_QUARTERLY_BASE,
  STANDARD_DEDUCTION,
  YEAR_OF_PROVISIONAL_THRESHOLD,
} from './legislated/not-by-year.ts';
import type { RuleSet } from './rule-set.ts';
import type { RuleSetName } from './rule-set-names.ts';
import { DEPARTURES, type Departure } from './simplified/departures.ts';
import { simplified } from './simplified/index.ts';

export interface DescribedRuleSet extends RuleSet {
  /** By tax year, the figures of the set that are not those of the law. A year without any may be absent. */
  readonly departures: Readonly<Record<string, readonly Departure[]>>;
  readonly law: Law;
}

/** What pages quote where a set is simpler than the law. */
export interface Law {
  /** At least the tax years of the sets that are described by it. */
  readonly rules: RuleSet;
  /** The last tax year whose maximum contribution base is by the quarter. */
  readonly lastYearOfQuarterlyBase: string;
  /** Dollars that the law takes off everyone's income from a tax year on, and no set does. */
  readonly standardDeduction: { readonly from: string; readonly amount: number };
  /** The tax year whose Medicare threshold may still be raised. */
  readonly provisionalThreshold: string;
  /** Dollars a year of income and super contributions, above which contributions are taxed further, and in no set. */
  readonly division293Threshold: number;
  /** The day on which the figures of the sets were last compared with the law, such as `1 July 2026`. */
  readonly comparedOn: string;
}

const LAW: Law = {
  rules: legislated,
  lastYearOfQuarterlyBase: LAST_YEAR_OF_QUARTERLY_BASE,
  standardDeduction: STANDARD_DEDUCTION,
  provisionalThreshold: YEAR_OF_PROVISIONAL_THRESHOLD,
  division293Threshold: DIVISION_293_THRESHOLD,
  comparedOn: COMPARED_ON,
};

export const RULE_SETS: Readonly<Record<RuleSetName, DescribedRuleSet>> = {
  simplified: { ...simplified, departures: DEPARTURES, law: LAW },
  legislated: { ...legislated, departures: {}, law: LAW },
};
