/** A year's pay of a person with a family. */
import { calculatorBy, type PayQuery, type PayResult } from './calculate-pay.ts';
import { familyOf } from './family.ts';
import type { RuleSet } from './rules/rule-set.ts';

/**
 * As `payCalculator`, and the `spouse` and `dependentChildren` of a query count where the rule set knows families. Without them
 * both give the same; the calculator of a single person is smaller.
 */
export function householdPayCalculator<Label extends string>(
  rules: RuleSet<Label>,
): (query: PayQuery<NoInfer<Label>>) => PayResult {
  return calculatorBy(familyOf, rules);
}
