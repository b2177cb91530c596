/** The pay engine: what the rest of the site may use of it. */
export { calculatePay, type PayQuery, type PayResult } from './calculate-pay.ts';
export {
  acceptCustomSuper,
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  parseSalary,
  salaryDigits,
} from './entered-text.ts';
export {
  blockingOptions,
  DEFAULT_OPTIONS,
  PAY_OPTIONS,
  type PayOption,
  type PayOptions,
  switchOption,
} from './options.ts';
export {
  annualSalary,
  DEFAULT_PAY_CYCLE,
  PAY_CYCLES,
  type PayCycle,
  type PayPeriod,
  PERIODS_PER_YEAR,
  perPeriod,
  WORKING_DAYS_PER_WEEK,
} from './pay-periods.ts';
export type { TaxBracket } from './scale.ts';
export {
  DEFAULT_TAX_YEAR,
  findTaxYear,
  TAX_YEARS,
  type TaxYear,
  type TaxYearLabel,
} from './tax-years.ts';
