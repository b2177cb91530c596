/** Figures that several years of the simplified set share, in dollars a year and fractions. */
import { marginal, whole } from '../../charge.ts';
import { CASUAL_LOADING_RATE, CONTRIBUTIONS_TAX_RATE } from '../every-year.ts';
import type { Source } from '../rule-set.ts';
import { sourced } from '../sourced.ts';

/** Of the figures that differ by year. */
export const TAX_YEARS_TABLE: Source = {
  cite: 'docs/product.md, Tax years',
  confirmed: 1,
  status: 'simplified',
};

/** Resident income tax, 2021-22 to 2023-24. */
export const RESIDENT_2021_TO_2024 = sourced(
  marginal([
    [0, 0, 0],
    [18_200, 0.19, 0],
    [45_000, 0.325, 5_092],
    [120_000, 0.37, 29_467],
    [180_000, 0.45, 51_667],
  ]),
  {
    cite: 'docs/product.md, Tax years, B; ATO, Tax rates - Australian residents',
    confirmed: 2,
    status: 'simplified',
    note: 'The law of each of these years.',
  },
);

/** Resident income tax since 2024-25. */
export const RESIDENT_FROM_2024 = sourced(
  marginal([
    [0, 0, 0],
    [18_200, 0.16, 0],
    [45_000, 0.3, 4_288],
    [135_000, 0.37, 31_288],
    [190_000, 0.45, 51_638],
  ]),
  {
    cite: 'docs/product.md, Tax years, A; ATO, Tax rates - Australian residents',
    confirmed: 2,
    status: 'simplified',
    note: 'The law of 2024-25 and 2025-26.',
  },
);

const NO_THRESHOLD_RULE: Source = {
  cite: 'docs/product.md, Rules, noTaxFreeThreshold',
  confirmed: 1,
  status: 'simplified',
  note: 'By law not claiming the threshold changes what is withheld, not the tax of the year.',
};

export const NO_THRESHOLD_2020_TO_2024 = sourced(
  marginal([
    [0, 0.19],
    [18_200, 0],
  ]),
  NO_THRESHOLD_RULE,
);

export const NO_THRESHOLD_FROM_2024 = sourced(
  marginal([
    [0, 0.16],
    [18_200, 0],
  ]),
  NO_THRESHOLD_RULE,
);

/** Income tax without a tax-free threshold. */
export const FOREIGN = sourced(
  marginal([
    [0, 0.325, 0],
    [120_000, 0.37, 39_000],
    [180_000, 0.45, 61_200],
  ]),
  {
    cite: 'docs/product.md, Rules; ATO, Tax rates - foreign residents',
    confirmed: 2,
    status: 'simplified',
    note: 'The law of 2020-21 to 2023-24.',
  },
);

/** Income tax without a tax-free threshold. */
export const WORKING_HOLIDAY = sourced(
  marginal([
    [0, 0.15, 0],
    [45_000, 0.325, 6_750],
    [120_000, 0.37, 31_125],
    [180_000, 0.45, 53_325],
  ]),
  {
    cite: 'docs/product.md, Rules; ATO, Tax rates - working holiday makers',
    confirmed: 2,
    status: 'simplified',
    note: 'The law of 2020-21 to 2023-24.',
  },
);

/** Of a single person. */
export const MEDICARE_LEVY_SURCHARGE = sourced(
  {
    single: whole([
      { above: 97_000, rate: 0.01 },
      { above: 108_000, rate: 0.0125 },
      { above: 144_000, rate: 0.015 },
    ]),
  },
  {
    cite: 'docs/product.md, Rules; ATO, Medicare levy surcharge income, thresholds and rates',
    confirmed: 1,
    status: 'simplified',
    note: 'The law of no year: 97,000 is of 2024-25, 108,000 and 144,000 are of 2023-24.',
  },
);

export const STUDENT_LOAN = sourced(
  whole([
    { from: 51_550, rate: 0.01 },
    { above: 59_518, rate: 0.02 },
    { above: 63_089, rate: 0.025 },
    { above: 66_875, rate: 0.03 },
    { above: 70_888, rate: 0.035 },
    { above: 75_140, rate: 0.04 },
    { above: 79_649, rate: 0.045 },
    { above: 84_429, rate: 0.05 },
    { above: 89_494, rate: 0.055 },
    { above: 94_865, rate: 0.06 },
    { above: 100_557, rate: 0.065 },
    { above: 106_590, rate: 0.07 },
    { above: 112_985, rate: 0.075 },
    { above: 119_764, rate: 0.08 },
    { above: 126_950, rate: 0.085 },
    { above: 134_568, rate: 0.09 },
    { above: 142_642, rate: 0.095 },
    { above: 151_200, rate: 0.1 },
  ]),
  {
    cite: 'docs/product.md, Rules; ATO, Study and training support loans rates and repayment thresholds',
    confirmed: 2,
    status: 'simplified',
    note: 'The law of 2023-24.',
  },
);

/** Tax that a fund pays on concessional contributions. */
export const CONTRIBUTIONS_TAX = sourced(
  { rate: CONTRIBUTIONS_TAX_RATE },
  {
    cite: 'docs/product.md, Compare; ATO, Concessional contributions cap',
    confirmed: 1,
    status: 'simplified',
    note: 'The law of each of these years.',
  },
);

export const CASUAL_LOADING = sourced(
  { rate: CASUAL_LOADING_RATE },
  {
    cite: 'docs/product.md; Fair Work Commission, national minimum wage order',
    confirmed: 1,
    status: 'simplified',
  },
);
