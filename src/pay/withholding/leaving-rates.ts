/** The limits of what is paid on leaving a job, and the rates that it is withheld at. */
import { amountOf } from '../amounts.ts';
import { PayError } from '../pay-error.ts';
import { toMicrodollar } from '../rounding.ts';
import type { LeavingLimits } from '../rules/leaving-limits.ts';
import { type Residency, type RuleSet, taxYearOf } from '../rules/rule-set.ts';

/** The limits of `taxYear`. Throws where the tax year is not in the set, or has no limits there. */
export function leavingLimits(rules: RuleSet, taxYear: string): LeavingLimits {
  const { leaving } = taxYearOf(rules, taxYear);
  if (leaving !== undefined) return leaving;
  throw new PayError(
    'noSchedule',
    `The ${rules.name ? `${rules.name} ` : ''}rule set has no limits on leaving for ${taxYear}`,
  );
}

/** The facts that decide the rates of a payout. */
export interface LeavingRatesQuery {
  /** Absent: a resident. */
  readonly residency?: Residency | undefined;
  /** True for people who reach their preservation age by 30 June of the year. */
  readonly reachedPreservationAge: boolean;
}

/** The rates of a payout, as fractions. Schedule 15 has those of working holiday makers. */
export function leavingRates(
  { termination, unusedLeave }: LeavingLimits,
  { reachedPreservationAge, residency }: LeavingRatesQuery,
) {
  const { withinCap, fromPreservationAge, aboveCap, foreign } = termination;
  const levy = residency === 'foreign' ? foreign.reduction : 0;
  return {
    /** For termination payments up to their cap, and above it. */
    withinCap: toMicrodollar((reachedPreservationAge ? fromPreservationAge : withinCap) - levy),
    aboveCap: toMicrodollar(aboveCap - levy),
    /** For unused leave, except after a resignation. */
    leave: unusedLeave.rate,
  };
}

/** Weeks of base pay that an employer owes on a redundancy by complete years of service. Source: Fair Work Act 2009, s 119(2). */
export function redundancyWeeks({ redundancyPay }: LeavingLimits, yearsOfService: number): number {
  const { weeks } = redundancyPay;
  return weeks[Math.min(Math.floor(amountOf(yearsOfService)), weeks.length - 1)] ?? 0;
}

/** The tax-free limit of a genuine redundancy, in dollars. Years of service that are not complete do not count. */
export function taxFreeLimit({ redundancy }: LeavingLimits, yearsOfService: number): number {
  return redundancy.base + redundancy.perYear * Math.floor(amountOf(yearsOfService));
}
