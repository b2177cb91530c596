/** The tax that employers withhold: from a pay, and from a year of pays beside the tax that is owed. */

export type { WithholdingScale } from '../rules/rule-set.ts';
export {
  type PaysQuery,
  type WithheldFromPays,
  type WithholdingChange,
  withheldFromPays,
} from './equal-pays.ts';
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
export { type TaxTime, taxTimeOf } from './tax-time.ts';
export {
  type DayQuery,
  type UnevenPays,
  type UnevenPaysQuery,
  withheldFromDay,
  withheldFromUnevenPays,
} from './uneven-pays.ts';
export { type RestOfYear, type UnevenYear, unevenYear } from './uneven-year.ts';
export { type WorkingHolidayQuery, withheldFromWorkingHolidayMaker } from './working-holiday.ts';
