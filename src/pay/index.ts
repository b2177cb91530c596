/** Pay and assessments, the main entry of the package: README.md says what it calculates, in which units, and what the other entries have. */
import { type PayQuery, type PayResult, payCalculator } from './pay.ts';
import { simplified, type TaxYearLabel } from './rules/simplified/index.ts';

export {
  type BonusKept,
  bonusKept,
  comparePay,
  type PayComparison,
  type PayDifference,
  type Sacrifice,
  sacrifice,
} from './compare-pay.ts';
export type { Facts, Job, LeavingPayments, Spouse } from './facts.ts';
export { grossFor, HIGHEST_SALARY, type WantedPay } from './gross-for.ts';
export {
  type FactsIssue,
  type FactsIssueCode,
  type FactsPath,
  type ParsedFacts,
  parseFacts,
} from './parse-facts.ts';
export { type PayQuery, type PayResult, payCalculator } from './pay.ts';
export { PayError, type PayErrorCode } from './pay-error.ts';
export { PAY_OPTIONS, type PayOption, type PayOptions, residencyOf } from './pay-options.ts';
export {
  annualEarnings,
  DEFAULT_WORKING_TIME,
  type PayPeriod,
  PERIODS_PER_YEAR,
  perHour,
  perPeriod,
  type WorkingTime,
} from './periods.ts';
export { CONTRIBUTIONS_TAX_RATE } from './rules/every-year.ts';
export { legislated } from './rules/legislated/index.ts';
export { type Residency, type RuleSet, type TaxYear, taxYearOf } from './rules/rule-set.ts';
export { simplified } from './rules/simplified/index.ts';
export { type BonusQuery, type BonusWithheld, withheldFromBonus } from './withholding/bonus.ts';
export {
  type LeavingPart,
  type LeavingQuery,
  type LeavingReason,
  type WithheldOnLeaving,
  withheldOnLeaving,
} from './withholding/leaving.ts';
export {
  type Withheld,
  type WithholdingQuery,
  withheldPerPeriod,
} from './withholding/regular-pay.ts';
export { salaryFor, type WantedLanding } from './withholding/salary-for.ts';
export {
  type WorkingHolidayQuery,
  withheldFromWorkingHolidayMaker,
} from './withholding/working-holiday.ts';
export { assess, cashOf } from './year/assess.ts';
export type { Assessment } from './year/assessment.ts';
export type { OffsetCode, OffsetUse } from './year/tax.ts';
export type { UsedOffset } from './year/year-figures.ts';

/** Pay by the simplified set: see {@link payCalculator}. */
export function calculatePay(query: PayQuery<TaxYearLabel>): PayResult {
  return payCalculator(simplified)(query);
}
