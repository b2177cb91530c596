/** The tax that employers withhold: from a pay, and from a year of pays beside the tax that is owed. */

export type { WithholdingScale } from '../rules/rule-set.ts';
export { type Settlement, settle } from '../settle.ts';
export { isPensionAge, reachesPensionAge, reachesPreservationAge } from './ages.ts';
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
export {
  type PaysQuery,
  type WithheldFromPays,
  type WithholdingChange,
  withheldFromPays,
} from './equal-pays.ts';
export {
  type LeavingPart,
  type LeavingQuery,
  type LeavingReason,
  type WithheldOnLeaving,
  withheldOnLeaving,
} from './leaving.ts';
export { leavingLimits, redundancyWeeks, taxFreeLimit } from './leaving-rates.ts';
export { type LeavingYear, type LeavingYearQuery, leavingYear } from './leaving-year.ts';
export {
  type Payslip,
  type PayslipQuery,
  payslipOf,
  taxCoveredByWithholding,
} from './payslip.ts';
export {
  schedulesOf,
  type Withheld,
  type WithholdingPeriod,
  type WithholdingQuery,
  withheldPerPeriod,
} from './regular-pay.ts';
export { type PayslipScale, scaleOf, withholdingScale } from './scale.ts';
export { taxTimeOf } from './tax-time.ts';
export {
  type DayQuery,
  type UnevenPays,
  type UnevenPaysQuery,
  withheldFromDay,
  withheldFromUnevenPays,
} from './uneven-pays.ts';
export { type RestOfYear, type UnevenYear, unevenYear } from './uneven-year.ts';
export { type WorkingHolidayQuery, withheldFromWorkingHolidayMaker } from './working-holiday.ts';
