/** The cost and the gain of a salary sacrifice into super. */
import { amountOf } from './amount.ts';
import type { PayQuery } from './calculate-pay.ts';
import { comparePay } from './compare-pay.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

/** Tax that a fund pays on concessional contributions, a fraction. Source: Income Tax Rates Act 1986, s 26. */
export const CONTRIBUTIONS_TAX_RATE = 0.15;

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
  /** How much of that is above the year's concessional cap, in dollars; undefined where the set has no cap. */
  readonly overCap: number | undefined;
}

/** The cost and the gain of the salary sacrifice of `query`. The part above the cap is taxed as income, less the fund's tax. */
export function sacrifice<Label extends string>(
  query: PayQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): Sacrifice {
  const { now, difference } = comparePay(
    { now: { ...query, salarySacrifice: 0 }, offer: query },
    rules,
  );
  const { concessionalCap } = taxYearOf(rules, query.taxYear).superannuation;
  const exact = (dollars: number) =>
    snapToMicrodollar(dollars, now.grossAnnual + now.superannuation);
  const sacrificed = Math.min(now.grossAnnual, amountOf(query.salarySacrifice));
  const contributionsTax = exact(sacrificed * CONTRIBUTIONS_TAX_RATE);
  const concessionalContributions = exact(now.superannuation + sacrificed);
  return {
    sacrificed,
    takeHomeGivenUp: -difference.netAnnual || 0,
    contributionsTax,
    division293Tax: difference.division293Tax,
    superGained: exact(sacrificed - contributionsTax),
    concessionalContributions,
    overCap:
      concessionalCap === undefined
        ? undefined
        : exact(Math.max(0, concessionalContributions - concessionalCap.amount)),
  };
}
