/** 2024-25 in the simplified set, in dollars a year and fractions. */
import { EARNINGS_UNTIL_2026 } from '../earnings.ts';
import type { WrittenYear } from '../written-year.ts';
import {
  CASUAL_LOADING,
  CONTRIBUTIONS_TAX,
  FOREIGN,
  MEDICARE_LEVY_SURCHARGE,
  NO_THRESHOLD_FROM_2024,
  RESIDENT_FROM_2024,
  STUDENT_LOAN,
  TAX_YEARS_TABLE,
  WORKING_HOLIDAY,
} from './every-year.ts';

export const YEAR_2024: WrittenYear<'2024-25'> = {
  label: '2024-25',
  description: 'Income earned from 1 July 2024 to 30 June 2025, with the July 2024 tax cuts',
  incomeTax: {
    resident: RESIDENT_FROM_2024,
    foreign: FOREIGN,
    workingHoliday: WORKING_HOLIDAY,
  },
  withoutTaxFreeThreshold: NO_THRESHOLD_FROM_2024,
  offsets: [],
  medicareLevy: { rate: 0.02, threshold: 27_222, source: TAX_YEARS_TABLE },
  medicareLevySurcharge: MEDICARE_LEVY_SURCHARGE,
  studentLoan: STUDENT_LOAN,
  superannuation: { guarantee: { rate: 0.12, source: TAX_YEARS_TABLE } },
  contributionsTax: CONTRIBUTIONS_TAX,
  casualLoading: CASUAL_LOADING,
  earnings: EARNINGS_UNTIL_2026,
};
