/** 2020-21 in the simplified set, in dollars a year and fractions. */
import { marginal } from '../../charge.ts';
import { EARNINGS_UNTIL_2026 } from '../earnings.ts';
import { sourced } from '../sourced.ts';
import type { WrittenYear } from '../written-year.ts';
import {
  CASUAL_LOADING,
  CONTRIBUTIONS_TAX,
  FOREIGN,
  MEDICARE_LEVY_SURCHARGE,
  NO_THRESHOLD_2020_TO_2024,
  STUDENT_LOAN,
  TAX_YEARS_TABLE,
  WORKING_HOLIDAY,
} from './every-year.ts';

const RESIDENT_2020 = sourced(
  marginal([
    [0, 0, 0],
    [18_200, 0.19, 0],
    [37_000, 0.325, 3_572],
    [90_000, 0.37, 20_797],
    [180_000, 0.45, 54_097],
  ]),
  {
    cite: 'docs/product.md, Tax years, C',
    confirmed: 1,
    status: 'simplified',
    note: 'By law the brackets of 2021-22 held in this year already: they were brought forward in October 2020.',
  },
);

export const YEAR_2020: WrittenYear<'2020-21'> = {
  label: '2020-21',
  description: 'Income earned from 1 July 2020 to 30 June 2021, before the July 2024 tax cuts',
  incomeTax: {
    resident: RESIDENT_2020,
    foreign: FOREIGN,
    workingHoliday: WORKING_HOLIDAY,
  },
  withoutTaxFreeThreshold: NO_THRESHOLD_2020_TO_2024,
  offsets: [],
  medicareLevy: { rate: 0.02, threshold: 23_365, source: TAX_YEARS_TABLE },
  medicareLevySurcharge: MEDICARE_LEVY_SURCHARGE,
  studentLoan: STUDENT_LOAN,
  superannuation: { guarantee: { rate: 0.095, source: TAX_YEARS_TABLE } },
  contributionsTax: CONTRIBUTIONS_TAX,
  casualLoading: CASUAL_LOADING,
  earnings: EARNINGS_UNTIL_2026,
};
