/** The part of the entry that is about leaving a job: what is withheld from a payout, the year that it makes, and the ages that it depends on. */
import { check, checked, RULES } from '../check.ts';
import * as parts from '../queries.ts';
import type { LeavingLimits } from '../rules/leaving-limits.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import * as ages from './ages.ts';
import * as leaving from './leaving.ts';
import * as limits from './leaving-rates.ts';
import * as yearOfLeaving from './leaving-year.ts';
import * as queries from './queries.ts';

export type { LeavingLimits } from '../rules/leaving-limits.ts';
export type { LeavingPart, LeavingQuery, LeavingReason, WithheldOnLeaving } from './leaving.ts';
export type { LeavingYear, LeavingYearQuery } from './leaving-year.ts';

/**
 * Dollars withheld from what is paid on leaving a job, by Schedules 7, 11 and 15. `lands` is what is paid out.
 *
 * @example
 * const query = {
 *   taxYear: '2026-27', period: 'weekly', earnings: 1_500, scale: 2, reason: 'redundancy',
 *   reachedPreservationAge: false, yearsOfService: 5, redundancyPay: 50_000, annualLeave: 4_000,
 * };
 * withheldOnLeaving(query, legislated).lands; // 51953
 */
export const withheldOnLeaving = /* @__PURE__ */ checked(leaving.withheldOnLeaving, {
  query: queries.LEAVING,
  rules: RULES,
});

/**
 * The year in which somebody leaves a job: the payout, the assessment and the refund, in dollars.
 *
 * @example
 * const payout = {
 *   taxYear: '2026-27', period: 'weekly', earnings: 1_500, scale: 2, reason: 'other',
 *   reachedPreservationAge: false, yearsOfService: 5, annualLeave: 4_000,
 * };
 * const query = { ...payout, incomeOfYear: 39_000, withheldFromPay: 7_774, studentLoan: false };
 * leavingYear(query, legislated).refund; // 5087
 */
export const leavingYear = /* @__PURE__ */ checked(yearOfLeaving.leavingYear, {
  query: queries.LEAVING_YEAR,
  rules: RULES,
});

/**
 * The limits of payments on leaving a job in a tax year.
 *
 * @example
 * leavingLimits(legislated, '2026-27').redundancyPay.weeks[1]; // 4
 */
export function leavingLimits(rules: RuleSet, taxYear: string): LeavingLimits {
  check('rules', rules, RULES);
  check('taxYear', taxYear, parts.TAX_YEAR, rules);
  return limits.leavingLimits(rules, taxYear);
}

/**
 * Weeks of base pay that an employer owes on a redundancy. Source: Fair Work Act 2009, s 119(2).
 *
 * @example
 * redundancyWeeks(leavingLimits(legislated, '2026-27'), 5); // 10
 */
export const redundancyWeeks = /* @__PURE__ */ checked(limits.redundancyWeeks, {
  limits: queries.LEAVING_LIMITS,
  yearsOfService: parts.YEARS,
});

/**
 * The tax-free limit of a genuine redundancy, in dollars.
 *
 * @example
 * taxFreeLimit(leavingLimits(legislated, '2026-27'), 0); // 13598
 */
export const taxFreeLimit = /* @__PURE__ */ checked(limits.taxFreeLimit, {
  limits: queries.LEAVING_LIMITS,
  yearsOfService: parts.YEARS,
});

/**
 * True for people who are `age` on 30 June, at the end of the tax year, if they have reached the preservation age by then.
 *
 * @example
 * reachesPreservationAge(60, '2026-27', legislated); // true
 */
export const reachesPreservationAge = /* @__PURE__ */ checked(ages.reachesPreservationAge, {
  age: parts.AGE,
  taxYear: parts.TAX_YEAR,
  rules: RULES,
});

/**
 * True for people who are `age` on 30 June, at the end of the tax year, if they had the Age Pension age on every day of the year; false if on
 * none. Undefined where it depends on the day.
 *
 * @example
 * reachesPensionAge(69, '2026-27', legislated); // true
 */
export const reachesPensionAge = /* @__PURE__ */ checked(ages.reachesPensionAge, {
  age: parts.AGE,
  taxYear: parts.TAX_YEAR,
  rules: RULES,
});

/**
 * True for people who are `age` on 30 June, at the end of the tax year, if they have the Age Pension age by then. Undefined where it depends
 * on their birthday.
 *
 * @example
 * isPensionAge(67, '2026-27', legislated); // true
 */
export const isPensionAge = /* @__PURE__ */ checked(ages.isPensionAge, {
  age: parts.AGE,
  taxYear: parts.TAX_YEAR,
  rules: RULES,
});
