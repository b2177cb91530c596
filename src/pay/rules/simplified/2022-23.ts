/** 2022-23 in the simplified set, in dollars a year and fractions. */
import type { TaxYear } from '../rule-set.ts';
import {
  FOREIGN,
  MEDICARE_LEVY_SURCHARGE,
  NO_THRESHOLD_2020_TO_2024,
  RESIDENT_2021_TO_2024,
  STUDENT_LOAN,
  TAX_YEARS_TABLE,
  WORKING_HOLIDAY,
} from './every-year.ts';

export const YEAR_2022: TaxYear<'2022-23'> = {
  label: '2022-23',
  incomeTax: {
    resident: RESIDENT_2021_TO_2024,
    foreign: FOREIGN,
    workingHoliday: WORKING_HOLIDAY,
  },
  withoutTaxFreeThreshold: NO_THRESHOLD_2020_TO_2024,
  offsets: [],
  medicareLevy: { rate: 0.02, threshold: 23_365, source: TAX_YEARS_TABLE },
  medicareLevySurcharge: MEDICARE_LEVY_SURCHARGE,
  studentLoan: STUDENT_LOAN,
  superannuation: { guarantee: { rate: 0.105, source: TAX_YEARS_TABLE } },
};
