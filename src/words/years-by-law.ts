/** The tax years in which a figure of a rule set is the law's. */
import { type Departure, departuresOf } from '../pay/rules/departures.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { yearSpan } from './year-span.ts';

/** The tax years whose `figure` is the law's, such as `2020-21 to 2023-24`; undefined where all are, empty where none is. */
export function yearsByLaw(rules: DescribedRuleSet, figure: Departure): string | undefined {
  const departures = departuresOf(rules, rules.law.rules, figure);
  const labels = rules.taxYears.map(({ label }) => label);
  const byLaw = labels.filter((label) => !departures.includes(label));
  return departures.length === 0 ? undefined : yearSpan(byLaw);
}

/** The tax years whose `figure` is not the law's, such as `2023-24 and 2024-25`; empty where all are. */
export function yearsNotByLaw(rules: DescribedRuleSet, figure: Departure): string {
  return yearSpan(departuresOf(rules, rules.law.rules, figure));
}
