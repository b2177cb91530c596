/** A person's tax return: the year's assessment beside what each job withheld. What a function does not understand throws a `PayError`. */
import { check, checked, RULES } from '../check.ts';
import { withFigures } from '../check-figures.ts';
import * as queries from '../queries.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import * as taxReturn from '../tax-return.ts';

/** @deprecated since 2.0.0: import it from `australian-pay/rules`. */
export { seniorsBornBefore } from '../rules/index.ts';
export type { ReturnFacts, ReturnJob, ReturnOfJob, TaxReturn } from '../tax-return.ts';

/**
 * The tax return of a person, in dollars. A job that does not say what it withheld has withheld by the schedules.
 *
 * @example
 * const job = { pay: 60_000, period: 'fortnightly', scale: 2, loanDeclared: false, withheld: 9_800 };
 * taxReturnOf({ taxYear: '2026-27', jobs: [job], workExpenses: 1_400 }, legislated).refund; // 649
 */
export function taxReturnOf<Label extends string>(
  facts: taxReturn.ReturnFacts<NoInfer<Label>>,
  rules: RuleSet<Label>,
): taxReturn.TaxReturn {
  check('rules', rules, RULES);
  check('facts', facts, queries.RETURN_FACTS, rules);
  const result = withFigures(taxReturn.taxReturnOf(facts, rules), rules);
  // Without what a job withheld, so that other functions take these facts.
  const jobs = (result.facts.jobs as taxReturn.ReturnJob[]).map(
    ({ period: _period, pays: _pays, scale: _scale, loanDeclared: _loan, withheld: _, ...job }) =>
      job,
  );
  return { ...result, facts: { ...result.facts, jobs } };
}

/**
 * Dollars that `pays` of a job's pays come to, if it pays `annual` dollars in a whole year.
 *
 * @example
 * paidIn(13, 'fortnightly', 80_000); // 40000
 */
export const paidIn = /* @__PURE__ */ checked(taxReturn.paidIn, {
  pays: queries.PAYS,
  period: queries.WITHHOLDING_PERIOD,
  annual: queries.DOLLARS,
});
