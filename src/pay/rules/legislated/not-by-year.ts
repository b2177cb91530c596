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

/**
 * The income and low tax super contributions of a year, in dollars together, above which a further 15% is charged on the
 * contributions. The same in every tax year of the set; neither rule set charges it. Source: Income Tax Assessment Act 1997,
 * Division 293; ATO, Division 293 tax on concessional contributions by high-income earners.
 */
export const DIVISION_293_THRESHOLD = 250_000;

/**
 * The day on which the figures of this set were collected from their sources, and those of the simplified set compared with
 * them.
 */
export const COMPARED_ON = '21 November 2026';
