/** What a bonus makes of a pay, and what a salary sacrifice costs and gains. */
import { comparePay } from './compare-pay.ts';
import type { PayQuery } from './pay.ts';
import { exactUpTo } from './rounding.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';

export interface BonusKept {
  /** The increase of take-home pay, in dollars; below 0 where it crosses a step that costs more. */
  readonly kept: number;
  /** The increase of the total tax, in dollars. */
  readonly tax: number;
  /** The increase of the employer's superannuation, in dollars. */
  readonly superannuation: number;
  /** The part of the bonus that is kept, a fraction; 0 of no bonus. */
  readonly share: number;
}

/** The part of the bonus of `query`, on top of its pay in the same year, that is kept: it is taxed as more salary. */
export function bonusKept<Label extends string>(
  query: PayQuery<NoInfer<Label>> & { readonly bonus: number },
  rules: RuleSet<Label>,
): BonusKept {
  const { difference } = comparePay({ now: { ...query, bonus: 0 }, offer: query }, rules);
  const { netAnnual, totalTax, superannuation } = difference;
  return {
    kept: netAnnual,
    tax: totalTax,
    superannuation,
    share: netAnnual === 0 ? 0 : netAnnual / query.bonus,
  };
}

export interface Sacrifice {
  /** The part of the gross that goes into super, in dollars a year: no more than the gross. */
  readonly sacrificed: number;
  /** The loss of take-home pay, in dollars a year. */
  readonly takeHomeGivenUp: number;
  /** The fund's tax on what is sacrificed, in dollars a year. */
  readonly contributionsTax: number;
  /** The Division 293 tax that it brings, in dollars a year, which is billed apart. */
  readonly division293Tax: number;
  /** The part of it that stays in super, in dollars a year. */
  readonly superGained: number;
  /** The employer's contribution and what is sacrificed, in dollars a year. */
  readonly concessionalContributions: number;
  /**
   * How much of that, with the contributions of another job that is taxed with this one, is above the year's concessional cap, in
   * dollars; undefined where the set has no cap.
   */
  readonly overCap: number | undefined;
}

/** The cost and the gain of the salary sacrifice of `query`. The part above the cap is taxed as income, less the fund's tax. */
export function sacrifice<Label extends string>(
  query: PayQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Sacrifice {
  const { now, offer, difference } = comparePay(
    { now: { ...query, salarySacrifice: 0 }, offer: query },
    rules,
  );
  const { superannuation, contributionsTax: tax } = taxYearOf(rules, query.taxYear);
  const exact = exactUpTo(now.grossAnnual + now.superannuation);
  const { sacrificed } = offer;
  const contributionsTax = exact(sacrificed * (tax?.rate ?? 0));
  const concessionalContributions = exact(now.superannuation + sacrificed);
  return {
    sacrificed,
    takeHomeGivenUp: -difference.netAnnual || 0,
    contributionsTax,
    division293Tax: difference.division293Tax,
    superGained: exact(sacrificed - contributionsTax),
    concessionalContributions,
    overCap: superannuation.concessionalCap === undefined ? undefined : offer.excessContributions,
  };
}
