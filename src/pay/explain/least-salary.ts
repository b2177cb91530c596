/** The salary at which a figure of the year begins or ends, which the law states as another income. */
import { type PayQuery, type PayResult, payCalculator } from '../pay.ts';
import type { RuleSet } from '../rules/rule-set.ts';

/** Dollars a year. Every threshold of a year is below it. */
const HIGHEST = 100_000_000;

/**
 * The least whole salary for which `holds`, all else as in `query`; with super in it where the query's has super in it. `holds` must stay
 * true once it is. Undefined where it never is.
 */
export function leastSalary<Label extends string>(
  query: PayQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
  holds: (pay: PayResult) => boolean,
): number | undefined {
  const calculate = payCalculator(rules);
  const holdsAt = (annualSalary: number) => holds(calculate({ ...query, annualSalary }));
  if (!holdsAt(HIGHEST)) return undefined;
  let [below, from] = [-1, HIGHEST];
  while (from - below > 1) {
    const between = Math.floor((below + from) / 2);
    if (holdsAt(between)) from = between;
    else below = between;
  }
  return from;
}
