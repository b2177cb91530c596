/** Figures that only the cards show: the year, and part-time work. They load after the answer. */

import { toCents } from '../../pay/rounding.ts';
import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { type RestOfYear, unevenYear } from '../../pay/withholding/uneven-year.ts';
import { dollarsAYear, numberIn } from '../../words/entered-text.ts';
import { carriedFragment } from '../form/carried.ts';
import type { CasualCalculation } from './calculation.ts';
import type { CasualEntries } from './form.ts';

export type CardFigures = ReturnType<typeof cardFigures>;

export function cardFigures(calculation: CasualCalculation) {
  const { entries, query, rules } = calculation;
  const rest = entries.rest as RestOfYear;
  const days = numberIn(entries.days);
  const full = dollarsAYear(entries.full);
  return {
    ...calculation,
    rest,
    /** Undefined without the tax-free threshold: the year depends on another job. */
    year: query.scale === 1 ? undefined : unevenYear(query, rest, rules),
    /** Days of a full-time week, and what they are paid of its salary. */
    partTime: days * full === 0 ? undefined : partTimeOf(days, full, entries, rules),
  };
}

/** The part of a full-time salary, with a link's entries for it: it is of the same person, in the same year. */
function partTimeOf(days: number, full: number, entries: CasualEntries, rules: RuleSet) {
  const { year, residency, threshold, loan } = entries;
  const salary = toCents((full * days) / DAYS_PER_WEEK);
  const shared = new URLSearchParams({
    salary: String(Math.round(salary)),
    ...(year !== rules.defaultTaxYear && { year }),
    residency,
    threshold,
    loan,
  });
  return { days, full, salary, fragment: carriedFragment(`#${shared}`) };
}
