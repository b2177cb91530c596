/** The names of the rule sets, apart from their figures, which take a while to load. */

export const RULE_SET_NAMES = ['simplified', 'legislated'] as const;

export type RuleSetName = (typeof RULE_SET_NAMES)[number];

/** The set of a plain build. */
export const DEFAULT_RULES: RuleSetName = 'simplified';
