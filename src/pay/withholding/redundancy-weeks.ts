/** The weeks of pay that a redundancy gives by law. */
import { amountOf } from '../amounts.ts';

/**
 * Weeks of base pay that an employer owes on a redundancy, by complete years of service; none under a year. Employers of fewer than 15
 * and casuals have none; awards and contracts give more. Source: Fair Work Act 2009, s 119(2).
 */
export function redundancyWeeks(yearsOfService: number): number {
  const years = Math.floor(amountOf(yearsOfService));
  return REDUNDANCY_WEEKS[Math.min(years, REDUNDANCY_WEEKS.length - 1)] as number;
}

const REDUNDANCY_WEEKS = [0, 4, 6, 7, 8, 10, 11, 13, 14, 16, 12];
