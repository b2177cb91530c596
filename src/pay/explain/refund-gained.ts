import { snapToMicrodollar } from '../rounding.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { type ReturnFacts, taxReturnOf } from '../tax-return.ts';

/** The dollars that the refund of `facts` rises by where some of them are as `changed` has them; below 0 where it falls. */
export function refundGained<Label extends string>(
  facts: ReturnFacts<NoInfer<Label>>,
  changed: Partial<ReturnFacts<NoInfer<Label>>>,
  rules: RuleSet<Label>,
): number {
  const { refund, owed } = taxReturnOf(facts, rules);
  return snapToMicrodollar(taxReturnOf({ ...facts, ...changed }, rules).refund - refund, owed);
}
