/** The pay of a year alone: the part of the main entry that every live page loads first. */
export { type PayQuery, type PayResult, payCalculator } from './pay.ts';
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
export {
  type Residency,
  type RuleSet,
  type TaxYear,
  taxYearOf,
} from './rules/rule-set.ts';
