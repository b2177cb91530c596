/** The tax that employers withhold: from a pay, and from a year of pays beside the tax that is owed. */

export type { WithholdingScale } from '../rules/rule-set.ts';
export type {
  PayslipScale,
  PaysQuery,
  WithheldFromPays,
  WithholdingChange,
} from './payslip.ts';
export {
  type Payslip,
  type PayslipQuery,
  payslipOf,
  taxCoveredByWithholding,
  withheldFromPays,
  withholdingScale,
} from './payslip.ts';
export {
  schedulesOf,
  type Withheld,
  type WithholdingPeriod,
  type WithholdingQuery,
  withheldPerPeriod,
} from './regular-pay.ts';
export { type TaxTime, taxTimeOf } from './tax-time.ts';
export {
  type DayQuery,
  type RestOfYear,
  type UnevenPays,
  type UnevenPaysQuery,
  type UnevenYear,
  unevenYear,
  withheldFromDay,
  withheldFromUnevenPays,
} from './uneven-pays.ts';
export { type WorkingHolidayQuery, withheldFromWorkingHolidayMaker } from './working-holiday.ts';
