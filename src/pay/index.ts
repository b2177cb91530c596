/** The pay engine's whole face: README.md says what it calculates, in which units. */
import { payCalculator } from './calculate-pay.ts';
import { simplified } from './rules/simplified/index.ts';

export { assess } from './assess.ts';
export type { Assessment } from './assessment.ts';
export {
  type PayQuery,
  type PayResult,
  payCalculator,
  residencyOf,
  type UsedOffset,
} from './calculate-pay.ts';
export { cashOf } from './cash.ts';
export { type Charge, chargeOn, type Tier } from './charge.ts';
export { type ChargeLine, edgesOf, linesOf } from './charge-lines.ts';
export { type Charges, type Circumstances, chargesFor } from './charges.ts';
export {
  type BonusKept,
  bonusKept,
  comparePay,
  type PayComparison,
  type PayDifference,
} from './compare-pay.ts';
export type { Facts, Job, Spouse } from './facts.ts';
export { grossFor, HIGHEST_SALARY, type WantedPay } from './gross-for.ts';
export { incomeEdges, incomeLines, singleLevy } from './income-lines.ts';
export type { OffsetCode, OffsetUse } from './offsets.ts';
export { PAY_OPTIONS, type PayOption, type PayOptions } from './options.ts';
export {
  type FactsIssue,
  type FactsIssueCode,
  type FactsPath,
  type ParsedFacts,
  parseFacts,
} from './parse-facts.ts';
export { PayError, type PayErrorCode } from './pay-error.ts';
export {
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
/** Single figures of a resident's pay, fast. */
export * as residentPay from './resident-pay.ts';
export {
  paidIn,
  type ReturnFacts,
  type ReturnJob,
  type ReturnOfJob,
  type TaxReturn,
  taxReturnOf,
} from './return.ts';
export { legislated } from './rules/legislated/index.ts';
export {
  firstDay,
  lastDay,
  type Residency,
  type RuleSet,
  type Source,
  type TaxOffset,
  type TaxYear,
  taxYearOf,
  type WithholdingScale,
} from './rules/rule-set.ts';
export { simplified } from './rules/simplified/index.ts';
export { CONTRIBUTIONS_TAX_RATE, type Sacrifice, sacrifice } from './sacrifice.ts';
export { type TaxTime, taxTimeOf } from './tax-time.ts';
export {
  type BonusSteps,
  type BonusWithheld,
  type BonusYear,
  bonusSteps,
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
export { annualEarnings, DEFAULT_WORKING_TIME, perHour, type WorkingTime } from './working-time.ts';

/** Pay by the simplified set: see {@link payCalculator}. */
export const calculatePay = /* @__PURE__ */ payCalculator(simplified);
