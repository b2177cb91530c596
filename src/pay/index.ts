/**
 * Pay and assessments, the main entry of the package: README.md says what it calculates, in which units, and what the other entries have. A
 * query that a function does not understand throws a `PayError`. Negative amounts count as 0.
 */

import * as parts from './bonus-and-sacrifice.ts';
import { check, checked, RULES } from './check.ts';
import { withFigures } from './check-figures.ts';
import * as comparison from './compare-pay.ts';
import * as gross from './gross-for.ts';
import * as pay from './pay.ts';
import * as periods from './periods.ts';
import * as queries from './queries.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { simplified, type TaxYearLabel } from './rules/simplified/index.ts';
import * as assessments from './year/assess.ts';

export type { BonusKept, Sacrifice } from './bonus-and-sacrifice.ts';
export type { PayComparison, PayDifference } from './compare-pay.ts';
export * from './deprecated/main.ts';
export type { Facts, Job, LeavingPayments, Spouse } from './facts.ts';
export type { WantedPay } from './gross-for.ts';
export { type ParsedFacts, parseFacts } from './parse-facts.ts';
export type { PayQuery, PayResult } from './pay.ts';
export {
  PayError,
  type PayErrorCode,
  type QueryIssue,
  type QueryIssueCode,
  type QueryPath,
} from './pay-error.ts';
export type { PayOption, PayOptions } from './pay-options.ts';
export type { PayPeriod, WorkingTime } from './periods.ts';
export { legislated } from './rules/legislated/index.ts';
export type { Residency, RuleSet, TaxYear } from './rules/rule-set.ts';
export { simplified } from './rules/simplified/index.ts';
export {
  type BonusQuery,
  type BonusWithheld,
  type LeavingPart,
  type LeavingQuery,
  type LeavingReason,
  type Withheld,
  type WithheldOnLeaving,
  type WithholdingPeriod,
  type WithholdingQuery,
  type WithholdingScale,
  type WorkingHolidayQuery,
  withheldFromBonus,
  withheldFromWorkingHolidayMaker,
  withheldOnLeaving,
  withheldPerPeriod,
} from './withholding/index.ts';
export type { Assessment } from './year/assessment.ts';
export type { OffsetCode, OffsetUse } from './year/tax.ts';
export type { UsedOffset } from './year/year-figures.ts';

/**
 * The calculation of a year of pay by the figures of `rules`: tax, super and take-home pay in dollars, which are not rounded.
 *
 * @example
 * const payOf = payCalculator(legislated);
 * payOf({ annualSalary: 80_000, taxYear: '2026-27', options: { studentLoan: true } }).netAnnual; // 62779.2
 */
export function payCalculator<Label extends string>(
  rules: RuleSet<Label>,
): (query: pay.PayQuery<NoInfer<Label>>) => pay.PayResult {
  check('rules', rules, RULES);
  const calculate = pay.payCalculator(rules);
  return (query) => {
    check('query', query, queries.PAY_QUERY, rules);
    return withFigures(calculate(query), rules);
  };
}

/**
 * Pay by the simplified rule set, a plain model of the law. For the law itself use {@link payCalculator} with `legislated`.
 *
 * @example
 * calculatePay({ annualSalary: 80_000, taxYear: '2025-26' }).netAnnual; // 63612
 */
export function calculatePay(query: pay.PayQuery<TaxYearLabel>): pay.PayResult {
  return payCalculator(simplified)(query);
}

/**
 * The assessment of a person's income year, in dollars. What the rule set lacks does not apply.
 *
 * @example
 * const facts = { taxYear: '2026-27', jobs: [{ pay: 60_000 }, { pay: 20_000 }], workExpenses: 1_400 };
 * assess(facts, legislated).totalTax; // 15672
 */
export const assess = /* @__PURE__ */ checked(assessments.assess, {
  facts: queries.FACTS,
  rules: RULES,
});

/**
 * Dollars left of pay, other income and payments on leaving after the total tax of an assessment of `facts`.
 *
 * @example
 * const facts = { taxYear: '2026-27', jobs: [{ pay: 60_000 }, { pay: 20_000 }], workExpenses: 1_400 };
 * cashOf(facts, assess(facts, legislated), legislated); // 64328
 */
export const cashOf = /* @__PURE__ */ checked(assessments.cashOf, {
  facts: queries.FACTS,
  assessment: queries.TOTAL_TAX,
  rules: RULES,
});

/**
 * The least salary, in whole dollars a year, that leaves at least `takeHome` dollars a period. Undefined above $15 million a year.
 *
 * @example
 * grossFor({ takeHome: 5_000, period: 'monthly', taxYear: '2026-27' }, legislated); // 73824
 */
export const grossFor = /* @__PURE__ */ checked(gross.grossFor, {
  wanted: queries.WANTED_PAY,
  rules: RULES,
});

/**
 * Two pays side by side, and each figure of the offer less that of now, in dollars.
 *
 * @example
 * const now = { annualSalary: 80_000, taxYear: '2026-27' };
 * comparePay({ now, offer: { ...now, annualSalary: 90_000 } }, legislated).difference.netAnnual; // 6800
 */
export const comparePay = /* @__PURE__ */ checked(comparison.comparePay, {
  queries: queries.TWO_PAYS,
  rules: RULES,
});

/**
 * The part of a bonus that is left after the year's tax on it, in dollars.
 *
 * @example
 * bonusKept({ annualSalary: 80_000, bonus: 5_000, taxYear: '2026-27' }, legislated).kept; // 3400
 */
export const bonusKept = /* @__PURE__ */ checked(parts.bonusKept, {
  query: queries.PAY_WITH_BONUS,
  rules: RULES,
});

/**
 * The take-home pay that a salary sacrifice costs and the super that it gains, in dollars a year.
 *
 * @example
 * sacrifice({ annualSalary: 80_000, salarySacrifice: 5_000, taxYear: '2026-27' }, legislated).superGained; // 4250
 */
export const sacrifice = /* @__PURE__ */ checked(parts.sacrifice, {
  query: queries.PAY_QUERY,
  rules: RULES,
});

/**
 * Dollars a year that `amount` dollars a period, or an hour, come to: 38 hours a week and 52 weeks a year unless `workingTime` says otherwise.
 *
 * @example
 * annualEarnings(1_500, 'weekly'); // 78000
 * annualEarnings(40, 'hourly', { hoursPerWeek: 20, weeksPerYear: 48 }); // 38400
 */
export const annualEarnings = /* @__PURE__ */ checked(
  periods.annualEarnings,
  { amount: queries.DOLLARS, period: queries.EARNING_PERIOD },
  { workingTime: queries.WORKING_TIME },
);

/**
 * Narrows a text, such as one out of a form, to a tax year of `rules`.
 *
 * @example
 * isTaxYear('2026-27', legislated); // true
 * isTaxYear('2019-20', legislated); // false
 */
export function isTaxYear<Label extends string>(
  label: unknown,
  rules: RuleSet<Label>,
): label is Label {
  check('rules', rules, RULES);
  return rules.taxYears.some((year) => year.label === label);
}
