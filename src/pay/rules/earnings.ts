/**
 * Earnings of people in Australia, for comparison with a salary: editions that the years of both sets name. Dollars a week before
 * tax in the main job. They come from surveys of employees and employers, and are no taxable incomes.
 */
import type { ComparedEarnings } from './rule-set.ts';

/** The total of the counts is the published one. */
export const EMPLOYEES_AUGUST_2025: ComparedEarnings['fullTime'] = {
  month: '2025-08',
  counts: [
    5_495, 8_794, 14_816, 15_504, 44_768, 60_150, 69_297, 135_380, 148_542, 303_170, 405_824,
    464_819, 468_424, 505_482, 387_443, 575_635, 351_148, 468_431, 286_646, 344_856, 381_476,
    221_975, 354_652, 202_733, 155_675, 245_806, 123_397, 261_319, 99_331, 75_589, 138_914, 64_754,
    153_555, 53_931, 62_040, 74_826, 55_002, 35_846, 37_116, 35_983, 48_472, 27_682, 26_476, 22_516,
    19_141, 27_327, 16_988, 9_744, 112_557, 9_941, 230_656,
  ],
  medianWeek: 1_741,
  source: {
    cite: 'Australian Bureau of Statistics, Employee Earnings, August 2025 (released 12 December 2025), Table 7, CC BY 4.0',
    confirmed: 1,
    status: 'published',
    note: 'By one transcription, whose total is the published one.',
  },
};

/** Ordinary-time earnings, seasonally adjusted. */
export const AVERAGE_MAY_2026: ComparedEarnings['average'] = {
  month: '2026-05',
  week: 2_083.7,
  source: {
    cite: 'Australian Bureau of Statistics, Average Weekly Earnings, May 2026 (released 13 August 2026), CC BY 4.0',
    confirmed: 1,
    status: 'published',
    note: 'By one transcription.',
  },
};

/** The oldest that was read: the years before name it too, and pages show its day. */
export const MINIMUM_WAGE_JULY_2025: ComparedEarnings['minimumWage'] = {
  from: '2025-07-01',
  week: 948,
  source: {
    cite: 'Fair Work Commission, Annual Wage Review 2024-25',
    confirmed: 1,
    status: 'published',
  },
};

/** Of every year until 2025-26. */
export const EARNINGS_UNTIL_2026: ComparedEarnings = {
  fullTime: EMPLOYEES_AUGUST_2025,
  average: AVERAGE_MAY_2026,
  minimumWage: MINIMUM_WAGE_JULY_2025,
};
