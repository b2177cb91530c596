/** What several years of the legislated set have in common, in dollars a year and fractions. */
import type { Bands } from '../../scale.ts';
import type { TaxOffset } from '../rule-set.ts';

/**
 * Medicare levy surcharge of a single person, by the income that pays none and the tops of the first two tiers. The rates
 * have been the same since 2014-15; the boundary dollar belongs to the lower tier. Families have other limits, which the
 * calculator leaves out.
 * Source: ATO, Medicare levy surcharge income, thresholds and rates.
 */
export function surchargeTiers(none: number, tier1: number, tier2: number): Bands {
  return [
    { max: none, rate: 0 },
    { max: tier1, rate: 0.01 },
    { max: tier2, rate: 0.0125 },
    { max: null, rate: 0.015 },
  ];
}

/**
 * Repayment of study and training loans until 2024-25, by the first income of each rate: the rate applies to the whole
 * repayment income, and nothing is repaid below the first.
 * Source: Higher Education Support Act 2003, s 154-20; the incomes are indexed each year.
 */
export function repaymentBands(...starts: number[]): Bands {
  return [
    ...starts.map((below, index) => ({ below, rate: REPAYMENT_RATES[index] as number })),
    { max: null, rate: 0.1 },
  ];
}

const REPAYMENT_RATES = [
  0, 0.01, 0.02, 0.025, 0.03, 0.035, 0.04, 0.045, 0.05, 0.055, 0.06, 0.065, 0.07, 0.075, 0.08,
  0.085, 0.09, 0.095,
];

/**
 * Low income tax offset since 2020-21, not indexed. Source: Income Tax Assessment Act 1997, s 61-115; confirmed by four
 * sources.
 */
export const LOW_INCOME_OFFSET: TaxOffset = {
  name: 'low income tax offset',
  bands: [
    { max: 37_500, rate: 0, baseAmount: 700 },
    { min: 37_501, max: 45_000, rate: -0.05, baseAmount: 700 },
    { min: 45_001, max: 66_667, rate: -0.015, baseAmount: 325 },
    { max: null, rate: 0 },
  ],
};
