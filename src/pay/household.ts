/** The steps of a year that go by months of residence, age and family. */
import type { Household } from './assessment.ts';
import { medicareLevyOf, surchargeOf } from './family.ts';
import { partYearTax, residentMonths } from './part-year.ts';
import type { Person } from './person.ts';
import { seniorsEntitlementsOf } from './seniors-offset.ts';

export function householdOf(person: Person): Household {
  const { charges, facts, year } = person;
  const months = residentMonths(facts, year);
  const seniors = seniorsEntitlementsOf(person);
  const areSeniors = { own: (seniors.own ?? 0) >= 1, ofSpouse: (seniors.ofSpouse ?? 0) >= 1 };
  return {
    incomeTax: partYearTax(charges.incomeTax, months, year),
    seniorsOffset: seniors.own,
    ...medicareLevyOf(person, areSeniors, months),
    medicareLevySurcharge: surchargeOf(person, months),
  };
}
