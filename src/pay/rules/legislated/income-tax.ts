/** Scales of income tax that several years have in common, in dollars a year and fractions. */
import { marginal } from '../../charge.ts';

export const RESIDENT_2020_TO_2024 = marginal([
  [0, 0],
  [18_200, 0.19],
  [45_000, 0.325],
  [120_000, 0.37],
  [180_000, 0.45],
]);

export const RESIDENT_2024_TO_2026 = marginal([
  [0, 0],
  [18_200, 0.16],
  [45_000, 0.3],
  [135_000, 0.37],
  [190_000, 0.45],
]);

export const FOREIGN_2020_TO_2024 = marginal([
  [0, 0.325],
  [120_000, 0.37],
  [180_000, 0.45],
]);

/** The cut to the lowest resident rate in July 2026 leaves it as it was. */
export const FOREIGN_FROM_2024 = marginal([
  [0, 0.3],
  [135_000, 0.37],
  [190_000, 0.45],
]);

export const WORKING_HOLIDAY_2020_TO_2024 = marginal([
  [0, 0.15],
  [45_000, 0.325],
  [120_000, 0.37],
  [180_000, 0.45],
]);

export const WORKING_HOLIDAY_FROM_2024 = marginal([
  [0, 0.15],
  [45_000, 0.3],
  [135_000, 0.37],
  [190_000, 0.45],
]);

export const RESIDENT_RATES = 'Income Tax Rates Act 1986, Schedule 7, Part I';
export const FOREIGN_RATES = 'Income Tax Rates Act 1986, Schedule 7, Part II';
export const WORKING_HOLIDAY_RATES =
  'Income Tax Rates Act 1986, Schedule 7, Part III; ATO, Tax rates - working holiday makers';
