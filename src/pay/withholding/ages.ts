/** The ages in a tax year that payments on leaving a job and the seniors' offset depend on. */
import { amountOf } from '../amounts.ts';
import { type RuleSet, taxYearOf } from '../rules/rule-set.ts';
import { leavingLimits } from './leaving-rates.ts';

/**
 * True for people who are `age` years old on 30 June, at the end of `taxYear`, if they have reached the preservation age by then. Throws as
 * {@link leavingLimits} does.
 */
export function reachesPreservationAge(age: number, taxYear: string, rules: RuleSet): boolean {
  const { preservationAge } = leavingLimits(rules, taxYear);
  return preservationAge !== undefined && age >= preservationAge.years;
}

/**
 * True for people who are `age` years old on 30 June, at the end of `taxYear`, if they had reached the Age Pension age on every day of the
 * year, false if on none. Between them it depends on the day: undefined. Throws where the tax year is not in the set.
 */
export function reachesPensionAge(
  age: number,
  taxYear: string,
  rules: RuleSet,
): boolean | undefined {
  const { pensionAge } = taxYearOf(rules, taxYear);
  if (pensionAge === undefined) return false;
  const { years, yearsAtStart = years } = pensionAge;
  if (wholeYears(age) - 1 >= yearsAtStart) return true;
  return isPensionAge(age, taxYear, rules) === false ? false : undefined;
}

/**
 * True for people who are `age` years old on 30 June, at the end of `taxYear`, if they have reached the Age Pension age by then. Undefined
 * if it depends on their birthday, as in years whose age ends in half a year. Throws where the tax year is not in the set.
 */
export function isPensionAge(age: number, taxYear: string, rules: RuleSet): boolean | undefined {
  const { pensionAge } = taxYearOf(rules, taxYear);
  if (pensionAge === undefined || wholeYears(age) + 1 <= pensionAge.years) return false;
  return wholeYears(age) >= pensionAge.years ? true : undefined;
}

function wholeYears(age: number): number {
  return Math.floor(amountOf(age));
}
