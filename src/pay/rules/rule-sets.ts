/**
 * Both rule sets by name, each with what pages say of it besides its figures. For code that runs before the site is
 * deployed: a script of the site takes one set alone.
 */
import { COMPARED_ON, legislated } from './legislated/index.ts';
import type { RuleSet } from './rule-set.ts';
import type { RuleSetName } from './rule-set-names.ts';
import { simplified } from './simplified/index.ts';
import type { IsoDate } from './sourced.ts';

export interface DescribedRuleSet extends RuleSet<string, RuleSetName> {
  readonly law: Law;
}

/** The law, as pages quote it where a set is simpler. */
export interface Law {
  /** At least the tax years of the sets that are described by it. */
  readonly rules: RuleSet;
  /** The day on which the figures of the sets were last compared with the law. */
  readonly comparedOn: IsoDate;
}

const LAW: Law = { rules: legislated, comparedOn: COMPARED_ON };

export const RULE_SETS: Readonly<Record<RuleSetName, DescribedRuleSet>> = {
  simplified: { ...simplified, law: LAW },
  legislated: { ...legislated, law: LAW },
};
