/** What employers withhold: from a pay, from a bonus, and from a year of pays beside the tax that is owed. */

export type { WithholdingScale } from '../rules/rule-set.ts';
export {
  type BonusByAverageQuery,
  type BonusQuery,
  type BonusSteps,
  type BonusWithheld,
  type BonusYear,
  bonusSteps,
  withheldFromBonus,
  withheldFromBonusByAverage,
} from './bonus.ts';
export {
  type BonusWithholding,
  bonusOf,
  type PaidBonus,
  type PaidBonusQuery,
} from './bonus-in-pay.ts';
export type { PayslipScale, WithholdingChange } from './payslip.ts';
export {
  type Payslip,
  type PayslipQuery,
  payslipOf,
  taxCoveredByWithholding,
  withholdingScale,
} from './payslip.ts';
export {
  type Withheld,
  type WithholdingPeriod,
  type WithholdingQuery,
  withheldPerPeriod,
} from './regular-pay.ts';
export { type TaxTime, taxTimeOf } from './tax-time.ts';
export { type WorkingHolidayQuery, withheldFromWorkingHolidayMaker } from './working-holiday.ts';
