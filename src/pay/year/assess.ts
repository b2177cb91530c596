/** The year's assessment of a person, by residence and age too: what the tax office works out from the facts, and the cash that it leaves. */
import type { Facts } from '../facts.ts';
import { exactUpTo } from '../rounding.ts';
import { type RuleSet, taxYearOf } from '../rules/rule-set.ts';
import { type Assessment, assessmentOf } from './assessment.ts';
import { earningsOf } from './earnings.ts';
import { incomeYearOf, sumOfAmounts } from './income-year.ts';
import { leavingIncome, otherIncomeOf } from './incomes.ts';
import { standingOnLeaving } from './leaving-offsets.ts';

/**
 * The assessment of `facts` by the figures of `rules`; what the set lacks does not apply. Negative amounts count as 0.
 * Throws `Tax year {year} not found` for a label that the set does not have.
 */
export function assess<Label extends string>(
  facts: Facts<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Assessment {
  const incomeYear = incomeYearOf(facts, taxYearOf(rules, facts.taxYear));
  return assessmentOf(incomeYear, standingOnLeaving(incomeYear));
}

/**
 * The dollars left of the pay of all jobs, less what goes into super, of other income and of what is paid on leaving after `totalTax` of the assessment of
 * `facts`. Below 0 where the tax is more than they are. Throws as `assess` does.
 */
export function cashOf<Label extends string>(
  facts: Facts<NoInfer<Label>>,
  { totalTax }: Pick<Assessment, 'totalTax'>,
  rules: RuleSet<Label>,
): number {
  const exact = exactUpTo(sumOfAmounts(facts));
  const { labourIncome } = earningsOf(facts.jobs, taxYearOf(rules, facts.taxYear), exact);
  return exact(labourIncome + otherIncomeOf(facts) + leavingIncome(facts.leaving) - totalTax);
}
