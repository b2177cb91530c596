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
