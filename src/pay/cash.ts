/** The cash that a person has of a year after tax. */
import { amountOf } from './amount.ts';
import type { Assessment } from './assessment.ts';
import { earningsOf } from './earnings.ts';
import type { Facts } from './facts.ts';
import { sumOfAmounts } from './person.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

/**
 * The dollars left of the pay of all jobs, less what goes into super, and of other income after `totalTax` of the assessment of
 * `facts`. Below 0 where the tax is more than they are. Throws as `assess` does.
 */
export function cashOf<Label extends string>(
  facts: Facts<NoInfer<Label>>,
  { totalTax }: Pick<Assessment, 'totalTax'>,
  rules: RuleSet<Label>,
): number {
  const scaleOfError = sumOfAmounts(facts);
  const { labourIncome } = earningsOf(facts.jobs, taxYearOf(rules, facts.taxYear), scaleOfError);
  return snapToMicrodollar(labourIncome + amountOf(facts.otherIncome) - totalTax, scaleOfError);
}
