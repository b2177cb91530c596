/** The year's assessment of a person: what the tax office works out from the facts, in dollars. */
import { type Assessment, assessmentOf } from './assessment.ts';
import type { Facts } from './facts.ts';
import { partYearTax, residentMonths } from './part-year.ts';
import { type Person, personOf, type Standing } from './person.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';
import { seniorsEntitlementsOf } from './seniors-offset.ts';

/**
 * The assessment of `facts` by the figures of `rules`; what the set lacks does not apply. Amounts that are negative or not
 * finite count as 0. Throws `Tax year {year} not found` for a label that the set does not have.
 */
export function assess<Label extends string>(
  facts: Facts<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Assessment {
  const person = personOf(facts, taxYearOf(rules, facts.taxYear));
  return assessmentOf(person, standingOf(person));
}

/** By the months of residence and by age. */
export function standingOf(person: Person): Standing {
  const { charges, facts, year } = person;
  const months = residentMonths(facts, year);
  return {
    incomeTax: partYearTax(charges.incomeTax, months, year),
    months,
    seniorsOffset: seniorsEntitlementsOf(person),
  };
}
