/**
 * The rule sets up to the years that the tests' figures and sentences were worked out for. A year that is added later, and a
 * later default year, change none of those expectations.
 */
import type { RuleSet } from '../../src/pay/rules/rule-set.ts';
import {
  type DescribedRuleSet,
  RULE_SETS as SETS_OF_TODAY,
} from '../../src/pay/rules/rule-sets.ts';

function upTo<Rules extends RuleSet>(taxYear: string, rules: Rules): Rules {
  const taxYears = rules.taxYears.filter(({ label }) => label <= taxYear);
  return { ...rules, taxYears, defaultTaxYear: taxYear };
}

const law: DescribedRuleSet['law'] = {
  comparedOn: '2026-11-21',
  rules: upTo('2026-27', SETS_OF_TODAY.legislated.law.rules),
};

export const RULE_SETS: typeof SETS_OF_TODAY = {
  simplified: { ...upTo('2025-26', SETS_OF_TODAY.simplified), law },
  legislated: { ...upTo('2026-27', SETS_OF_TODAY.legislated), law },
};

export const { legislated } = RULE_SETS;
