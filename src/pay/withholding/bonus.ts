/**
 * Withholding from a pay with a bonus, a commission or back pay that is for more than the pay's own period.
 * One that is for that period alone is part of its earnings. Working holiday makers have a schedule of their own for all pay.
 * Source: ATO, PAYG withholding Schedule 5.
 */
import { PERIODS_PER_YEAR } from '../periods.ts';
import { centsOf, tenThousandths, wholeDollarsOf } from '../rounding.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { schedulesOf, type WithholdingQuery, withheldPerPeriod } from './regular-pay.ts';

export interface BonusQuery<Label extends string = string> extends WithholdingQuery<Label> {
  /** Dollars paid together with `earnings`, which are without it. */
  readonly bonus: number;
}

/** By which method A spreads a bonus. */
interface Spread {
  /** The number of pays that it was earned in. Absent, above the number of a year's pays or below 1: all of these. */
  readonly pays?: number | undefined;
}

/** By which method B(ii) spreads a bonus. */
export interface BonusYear {
  /** Of the year's pays so far, the present one included, in dollars of one pay. */
  readonly averageEarnings: number;
  /** Dollars of such bonuses that the year's earlier pays had. */
  readonly earlierBonuses: number;
  /** Dollars withheld from them. */
  readonly withheldFromEarlierBonuses: number;
}

export type BonusByAverageQuery<Label extends string = string> = BonusQuery<Label> & BonusYear;

/** Whole dollars of one pay, those for a study or training loan included. */
export interface BonusWithheld {
  readonly fromEarnings: number;
  readonly fromBonus: number;
  /** Whether the limit, a fraction of the bonus, is less than what the schedule comes to. */
  readonly isLimited: boolean;
  readonly total: number;
}

/** The steps of the schedule, in dollars: whole ones but for the limit. */
export interface BonusSteps extends BonusWithheld {
  /** One pay without the bonus; by method B(ii), the average one. */
  readonly usual: number;
  readonly withheldFromUsual: number;
  /** How many pays the bonus is spread over. */
  readonly pays: number;
  /** The bonus in each of them; by method B(ii), all bonuses of the year. */
  readonly share: number;
  /** From one pay with its share. */
  readonly withheldWithShare: number;
  /** By which all those pays bear more. */
  readonly fromShares: number;
  /** The most that may be withheld from the bonus, and the fraction of the bonus that it is. */
  readonly limit: number;
  readonly limitRate: number;
}

/**
 * Method A: the bonus is spread over `pays`. Negative amounts count as 0. Throws as {@link withheldPerPeriod} does.
 */
export function withheldFromBonus<Label extends string>(
  query: BonusQuery<NoInfer<Label>> & Spread,
  rules: RuleSet<Label>,
): BonusWithheld {
  return withheldBy(bonusSteps(query, rules));
}

/**
 * Method B(ii): all such bonuses of the year are spread over its pays, on top of average earnings; what the earlier ones
 * bore is taken off. Negative amounts count as 0. Throws as {@link withheldPerPeriod} does.
 */
export function withheldFromBonusByAverage<Label extends string>(
  query: BonusByAverageQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): BonusWithheld {
  return withheldBy(bonusSteps({ ...query, soFar: query }, rules));
}

function withheldBy({ fromEarnings, fromBonus, isLimited, total }: BonusSteps): BonusWithheld {
  return { fromEarnings, fromBonus, isLimited, total };
}

/** The steps of {@link withheldFromBonus}, or with `soFar` those of {@link withheldFromBonusByAverage}, which has no `pays`. */
export function bonusSteps<Label extends string>(
  query: BonusQuery<NoInfer<Label>> & Spread & { readonly soFar?: BonusYear | undefined },
  rules: RuleSet<Label>,
): BonusSteps {
  const { bonus, earnings, period, taxYear, soFar } = query;
  const ofYear = PERIODS_PER_YEAR[period];
  const { pays: given = 0 } = query;
  const pays = given >= 1 && given < ofYear ? Math.floor(given) : ofYear;
  const withheldFrom = (dollars: number) =>
    withheldPerPeriod({ ...query, earnings: wholeDollarsOf(dollars) }, rules).total;
  const fromEarnings = withheldFrom(earnings);
  const { averageEarnings, earlierBonuses, withheldFromEarlierBonuses } = soFar ?? {
    averageEarnings: earnings,
    earlierBonuses: 0,
    withheldFromEarlierBonuses: 0,
  };
  const usual = wholeDollarsOf(averageEarnings);
  const cents = centsOf(bonus);
  const share = Math.floor((cents + centsOf(earlierBonuses)) / (100 * pays));
  const withheldFromUsual = withheldFrom(usual);
  const withheldWithShare = withheldFrom(usual + share);
  const fromShares = (withheldWithShare - withheldFromUsual) * pays;
  const scheduled = fromShares - centsOf(withheldFromEarlierBonuses) / 100;
  const limitRate = schedulesOf(rules, taxYear).bonus.limit;
  const limit = (tenThousandths(limitRate) * cents) / 1_000_000;
  const fromBonus = Math.max(0, Math.floor(Math.min(scheduled, limit)));
  return {
    fromEarnings,
    fromBonus,
    isLimited: limit < scheduled,
    total: fromEarnings + fromBonus,
    usual,
    withheldFromUsual,
    pays,
    share,
    withheldWithShare,
    fromShares,
    limit,
    limitRate,
  };
}
