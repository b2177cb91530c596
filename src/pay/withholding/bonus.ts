/**
 * Withholding from a pay with a bonus, a commission or back pay that is for more than the pay's own period.
 * One that is for that period alone is part of its earnings. Working holiday makers have a schedule of their own for all pay.
 * Source: ATO, PAYG withholding Schedule 5.
 */
import { PERIODS_PER_YEAR } from '../pay-periods.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { centsOf, tenThousandths, wholeDollarsOf } from './amounts.ts';
import { type WithholdingQuery, withheldPerPeriod } from './regular-pay.ts';
import { schedulesOf } from './year-schedules.ts';

export interface BonusQuery<Label extends string = string> extends WithholdingQuery<Label> {
  /** Dollars paid together with `earnings`, which are without it. */
  readonly bonus: number;
}

/** Whole dollars of one pay, those for a study or training loan included. */
export interface BonusWithheld {
  readonly fromEarnings: number;
  readonly fromBonus: number;
  /** Whether the limit, a fraction of the bonus, is less than what the schedule comes to. */
  readonly isLimited: boolean;
  readonly total: number;
}

/**
 * Method A: the bonus is spread over `pays`, the number of pays that it was earned in; over all of a year's pays where that
 * is absent, above their number or below 1. Amounts that are negative or not finite count as 0. Throws as
 * {@link withheldPerPeriod} does.
 */
export function withheldFromBonus<Label extends string>(
  query: BonusQuery<NoInfer<Label>> & { readonly pays?: number | undefined },
  rules: RuleSet<Label>,
): BonusWithheld {
  const { bonus, earnings, period } = query;
  const paysPerYear = PERIODS_PER_YEAR[period];
  const { pays = paysPerYear } = query;
  const spread = pays >= 1 && pays < paysPerYear ? Math.floor(pays) : paysPerYear;
  const scheduled = withheldFromShares(
    query,
    wholeDollarsOf(earnings),
    centsOf(bonus),
    spread,
    rules,
  );
  return limited(query, scheduled, rules);
}

export interface BonusByAverageQuery<Label extends string = string> extends BonusQuery<Label> {
  /** Of the year's pays so far, the present one included, in dollars of one pay. */
  readonly averageEarnings: number;
  /** Dollars of such bonuses that the year's earlier pays had. */
  readonly earlierBonuses: number;
  /** Dollars withheld from them. */
  readonly withheldFromEarlierBonuses: number;
}

/**
 * Method B(ii): all such bonuses of the year are spread over its pays, on top of average earnings; what the earlier ones
 * bore is taken off. Amounts that are negative or not finite count as 0. Throws as {@link withheldPerPeriod} does.
 */
export function withheldFromBonusByAverage<Label extends string>(
  query: BonusByAverageQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): BonusWithheld {
  const { bonus, averageEarnings, earlierBonuses, withheldFromEarlierBonuses, period } = query;
  const allBonuses = centsOf(bonus) + centsOf(earlierBonuses);
  const average = wholeDollarsOf(averageEarnings);
  const onAll = withheldFromShares(query, average, allBonuses, PERIODS_PER_YEAR[period], rules);
  const scheduled = Math.max(0, onAll - centsOf(withheldFromEarlierBonuses) / 100);
  return limited(query, scheduled, rules);
}

/** What `pays` pays of `earnings` dollars bear in addition, if each also has its share of a bonus, without the share's cents. */
function withheldFromShares(
  query: WithholdingQuery,
  earnings: number,
  bonusCents: number,
  pays: number,
  rules: RuleSet,
): number {
  const share = Math.floor(bonusCents / (100 * pays));
  const withheldFrom = (dollars: number) =>
    withheldPerPeriod({ ...query, earnings: dollars }, rules).total;
  return Math.max(0, withheldFrom(earnings + share) - withheldFrom(earnings)) * pays;
}

/** The `scheduled` dollars, or the most that may be withheld from the bonus; its cents are dropped. */
function limited(query: BonusQuery, scheduled: number, rules: RuleSet): BonusWithheld {
  const { limit } = schedulesOf(rules, query.taxYear).bonus;
  const highest = (tenThousandths(limit) * centsOf(query.bonus)) / 1_000_000;
  const earnings = wholeDollarsOf(query.earnings);
  const fromEarnings = withheldPerPeriod({ ...query, earnings }, rules).total;
  const fromBonus = Math.floor(Math.min(scheduled, highest));
  return {
    fromEarnings,
    fromBonus,
    isLimited: highest < scheduled,
    total: fromEarnings + fromBonus,
  };
}
