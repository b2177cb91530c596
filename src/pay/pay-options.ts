/** The circumstances of a pay that are switches. */
import type { Residency } from './rules/rule-set.ts';

/** The circumstances that change a pay, by the names of `PayQuery`. `withholdTaxOffsets` matters only where a set has offsets. */
export const PAY_OPTIONS = [
  'includesSuperannuation',
  'noPrivateHospitalCover',
  'nonResident',
  'workingHolidayVisa',
  'noTaxFreeThreshold',
  'studentLoan',
  'withholdTaxOffsets',
] as const;

export type PayOption = (typeof PAY_OPTIONS)[number];

export type PayOptions = Readonly<Record<PayOption, boolean>>;

/** `nonResident` goes before `workingHolidayVisa` where both are set. */
export function residencyOf({ nonResident, workingHolidayVisa }: Partial<PayOptions>): Residency {
  if (nonResident) return 'foreign';
  return workingHolidayVisa ? 'workingHoliday' : 'resident';
}
