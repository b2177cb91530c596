/** 2020-21 in the simplified set, in dollars a year and fractions. */
import { marginal } from '../../charge.ts';
import type { TaxYear } from '../rule-set.ts';
import { sourced } from '../sourced.ts';
import {
  FOREIGN,
  MEDICARE_LEVY_SURCHARGE,
  NO_THRESHOLD_2020_TO_2024,
  STUDENT_LOAN,
  TAX_YEARS_TABLE,
  WORKING_HOLIDAY,
} from './every-year.ts';

const RESIDENT_2020 = /* @__PURE__ */ sourced(
  /* @__PURE__ */ marginal([
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

export const YEAR_2020: TaxYear<'2020-21'> = {
  label: '2020-21',
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
};
