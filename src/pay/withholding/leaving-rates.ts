/** The limits of what is paid on leaving a job, and the rates that it is withheld at. */
import { amountOf } from '../amounts.ts';
import { PayError } from '../pay-error.ts';
import { toMicrodollar } from '../rounding.ts';
import { type LeavingLimits, type Residency, type RuleSet, taxYearOf } from '../rules/rule-set.ts';

/** With the levy, which foreign residents do not bear on termination payments. Source: ATO, Schedules 7 and 11. */
const RATES = { young: 0.32, reached: 0.17, aboveCap: 0.47, leave: 0.32 } as const;
const LEVY = 0.02;
/** Below this, leave bears the lesser of the marginal steps and the flat rate. Source: ATO, Schedule 7. */
export const SMALL_LEAVE = 300;

/** The limits of `taxYear`. Throws where the tax year is not in the set, or has no limits there. */
export function leavingLimits(rules: RuleSet, taxYear: string): LeavingLimits {
  const { leaving } = taxYearOf(rules, taxYear);
  if (leaving !== undefined) return leaving;
  throw new PayError(
    'noSchedule',
    `The ${rules.name} rule set has no limits on leaving for ${taxYear}`,
  );
}

/** What the rates of a payout depend on. */
export interface LeavingRatesQuery {
  /** Absent: a resident. */
  readonly residency?: Residency | undefined;
  /** True for people who reach their preservation age by 30 June of the year. */
  readonly reachedPreservationAge: boolean;
}

/** The rates of a payout, as fractions. Schedule 15 has those of working holiday makers. */
export function leavingRates({ reachedPreservationAge, residency }: LeavingRatesQuery) {
  const levy = residency === 'foreign' ? LEVY : 0;
  return {
    /** For termination payments up to their cap, and above it. */
    withinCap: toMicrodollar((reachedPreservationAge ? RATES.reached : RATES.young) - levy),
    aboveCap: toMicrodollar(RATES.aboveCap - levy),
    /** For unused leave, except after a resignation. */
    leave: RATES.leave,
  };
}

/** The tax-free limit of a genuine redundancy, in dollars. Years of service that are not complete do not count. */
export function taxFreeLimit({ redundancy }: LeavingLimits, yearsOfService: number): number {
  return redundancy.base + redundancy.perYear * Math.floor(amountOf(yearsOfService));
}
