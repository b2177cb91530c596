/** What words need of the law that no calculation uses. */
import type { LegislatedTaxYearLabel } from './index.ts';

/**
 * The last tax year whose maximum contribution base is by the quarter; since 1 July 2026 it is by the year, and super is due
 * with each pay. Source: ATO, Maximum super contribution base.
 */
export const LAST_YEAR_OF_QUARTERLY_BASE: LegislatedTaxYearLabel = '2025-26';

/**
 * The deduction for work expenses that every employee has without receipts, in dollars, and the first tax year that has it.
 * Neither rule set takes it off. One source.
 */
export const STANDARD_DEDUCTION: {
  readonly from: LegislatedTaxYearLabel;
  readonly amount: number;
} = { from: '2026-27', amount: 1_000 };

/**
 * The tax year whose Medicare threshold is the law today and may still change: Budgets have raised the thresholds of years
 * that had begun.
 */
export const YEAR_OF_PROVISIONAL_THRESHOLD: LegislatedTaxYearLabel = '2026-27';
