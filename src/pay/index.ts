/** The pay engine: what the rest of the site may use of it. */
import { payCalculator } from './calculate-pay.ts';
import { type TaxYear, taxYearOf } from './rules/rule-set.ts';
import { simplified, type TaxYearLabel } from './rules/simplified/index.ts';

export { type PayQuery, type PayResult, payCalculator } from './calculate-pay.ts';
export {
  type BonusKept,
  bonusKept,
  CONTRIBUTIONS_TAX_RATE,
  comparePay,
  type PayComparison,
  type Sacrifice,
  sacrifice,
} from './compare-pay.ts';
export {
  acceptCustomSuper,
  acceptUpTo,
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
  moneyIn,
  moneyText,
  parseMoney,
} from './entered-text.ts';
export { grossFor, HIGHEST_SALARY, type WantedPay } from './gross-for.ts';
export {
  blockingOptions,
  DEFAULT_OPTIONS,
  optionsNamed,
  optionsOn,
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
export {
  type Payslip,
  type PayslipQuery,
  payslipOf,
  taxCoveredByWithholding,
  withholdingScale,
} from './payslip.ts';
export {
  firstDay,
  lastDay,
  type RuleSet,
  type TaxOffset,
  type TaxYear,
  taxYearOf,
} from './rules/rule-set.ts';
export { DEFAULT_TAX_YEAR, TAX_YEARS, type TaxYearLabel } from './rules/simplified/index.ts';
export type { Band, Bands, TaxBracket } from './scale.ts';
export {
  type BonusWithheld,
  withheldFromBonus,
  withheldFromBonusByAverage,
} from './withholding/bonus.ts';
export {
  type Withheld,
  type WithholdingPeriod,
  type WithholdingQuery,
  withheldPerPeriod,
} from './withholding/regular-pay.ts';
export { withheldFromWorkingHolidayMaker } from './withholding/working-holiday.ts';

/** Pay by the simplified set: see {@link payCalculator}. */
export const calculatePay = /* @__PURE__ */ payCalculator(simplified);

/** The year of the simplified set under `label`; throws `Tax year {label} not found` for any other. */
export function findTaxYear(label: string): TaxYear<TaxYearLabel> {
  return taxYearOf(simplified, label);
}
export { annualEarnings, DEFAULT_WORKING_TIME, perHour, type WorkingTime } from './working-time.ts';
