/** Parts that the withholding schedules of several years share. */
import type { WholeCharge } from '../../charge.ts';
import { WEEKS_PER_YEAR } from '../every-year.ts';
import type {
  Sourced,
  WithholdingRows,
  WithholdingSchedules,
  WithholdingTable,
} from '../rule-set.ts';

export const BONUS_LIMIT: WithholdingSchedules['bonus'] = {
  limit: 0.47,
  edition: '2020-10-13',
  source: {
    cite: 'ATO, Schedule 5, payments from 13 October 2020 and from 1 July 2026',
    confirmed: 2,
    sources: ['ATO_S5', 'ATO_S5_20'],
    status: 'enacted',
  },
};

/** The tax-free threshold of 18,200 dollars, by the week. */
const TAX_FREE_WEEK = 350;

/**
 * Schedule 8 until 2024-25, from the year's repayment bands: a week's earnings repay the rate of the band that they are in,
 * and without the tax-free threshold as if its weekly amount were earned elsewhere.
 */
export function studentLoanTable({ tiers, source }: WholeCharge & Sourced): WithholdingTable {
  const bands = tiers.map((tier) => ({
    rate: tier.rate,
    week: Math.floor(('from' in tier ? tier.from : tier.above) / WEEKS_PER_YEAR),
  }));
  const rowsFrom = (earnedElsewhere: number): WithholdingRows =>
    [{ rate: 0, week: 0 }, ...bands].map(({ rate }, index) => {
      const next = bands[index];
      return [next === undefined ? null : next.week - earnedElsewhere, rate, 0];
    });
  const thresholdClaimed = rowsFrom(0);
  return {
    scales: { 1: rowsFrom(TAX_FREE_WEEK), 2: thresholdClaimed, 3: thresholdClaimed },
    source: {
      cite: `Derived from the repayment bands: ${source.cite}`,
      confirmed: 0,
      status: 'provisional',
      note: "Within a dollar a week of the ATO's combined tables; those of 2021-22 were not found.",
    },
  };
}
