/** Two pays side by side, and what a bonus or a salary sacrifice makes of one. */
import { amountOf } from './amount.ts';
import { withoutNoise } from './binary-noise.ts';
import { type PayQuery, type PayResult, payCalculator } from './calculate-pay.ts';
import { type RuleSet, taxYearOf } from './rules/rule-set.ts';

export interface PayComparison {
  readonly now: PayResult;
  readonly offer: PayResult;
  /** Each figure of the offer less that of now, in dollars; below 0 where the offer has less. */
  readonly difference: PayResult;
  /** Gross pay and the employer's superannuation together, offer less now, in dollars a year. */
  readonly packageDifference: number;
  /**
   * The part of each further dollar of gross that is taken home, a fraction; below 0 where more gross leaves less.
   * Undefined where both have the same gross.
   */
  readonly keptOfEachDollar: number | undefined;
}

/** The pays of two queries and how they differ. A bonus is part of `annualSalary`. */
export function comparePay(
  { now: nowQuery, offer: offerQuery }: { readonly now: PayQuery; readonly offer: PayQuery },
  rules: RuleSet,
): PayComparison {
  const calculate = payCalculator(rules);
  const now = calculate(nowQuery);
  const offer = calculate(offerQuery);
  const difference = differenceOf(offer, now);
  const { grossAnnual, superannuation, netAnnual } = difference;
  return {
    now,
    offer,
    difference,
    packageDifference: withoutNoise(
      grossAnnual + superannuation,
      offer.grossAnnual + now.grossAnnual,
    ),
    keptOfEachDollar: grossAnnual === 0 ? undefined : netAnnual / grossAnnual,
  };
}

export interface BonusKept {
  /** What the bonus adds to take-home pay, in dollars; below 0 where it crosses a step that costs more. */
  readonly kept: number;
  /** What it adds to the total tax, in dollars. */
  readonly tax: number;
  /** What it adds to the employer's superannuation, in dollars. */
  readonly superannuation: number;
  /** The part of the bonus that is kept, a fraction; 0 of no bonus. */
  readonly share: number;
}

/**
 * What is left of a bonus of `bonus` dollars on top of the pay of `query` in the same year: it is taxed as more salary, and
 * includes superannuation if the salary does.
 */
export function bonusKept(query: PayQuery & { readonly bonus: number }, rules: RuleSet): BonusKept {
  // One by one: a bonus that is no number must not make the salary none.
  const bonus = amountOf(query.bonus);
  const annualSalary = amountOf(query.annualSalary) + bonus;
  const { difference } = comparePay({ now: query, offer: { ...query, annualSalary } }, rules);
  const { netAnnual, totalTax, superannuation } = difference;
  return {
    kept: netAnnual,
    tax: totalTax,
    superannuation,
    share: netAnnual === 0 ? 0 : netAnnual / bonus,
  };
}

/** Tax that a fund pays on concessional contributions, a fraction. Source: Income Tax Rates Act 1986, s 26. */
export const CONTRIBUTIONS_TAX_RATE = 0.15;

export interface Sacrifice {
  /** What goes into super, in dollars a year: no more than the gross. */
  readonly sacrificed: number;
  /** What take-home pay is less by, in dollars a year. */
  readonly takeHomeGivenUp: number;
  /** The fund's tax on what is sacrificed, in dollars a year. */
  readonly contributionsTax: number;
  /** What is left of it in super, in dollars a year. */
  readonly superGained: number;
  /** The employer's contribution and what is sacrificed, in dollars a year. */
  readonly concessionalContributions: number;
  /** How much of that is above the year's concessional cap, in dollars; undefined where the set has no cap. */
  readonly overCap: number | undefined;
}

/**
 * What the salary sacrifice of `query` costs and gains. Left out: what is above the cap is taxed as income in law, and very
 * high incomes pay a further 15% on their contributions (Division 293).
 */
export function sacrifice(query: PayQuery, rules: RuleSet): Sacrifice {
  const { now, difference } = comparePay(
    { now: { ...query, salarySacrifice: 0 }, offer: query },
    rules,
  );
  const { concessionalCap } = taxYearOf(rules, query.taxYear);
  const exact = (dollars: number) => withoutNoise(dollars, now.grossAnnual + now.superannuation);
  const sacrificed = -difference.taxableIncome || 0;
  const contributionsTax = exact(sacrificed * CONTRIBUTIONS_TAX_RATE);
  const concessionalContributions = exact(now.superannuation + sacrificed);
  return {
    sacrificed,
    takeHomeGivenUp: -difference.netAnnual || 0,
    contributionsTax,
    superGained: exact(sacrificed - contributionsTax),
    concessionalContributions,
    overCap:
      concessionalCap === undefined
        ? undefined
        : exact(Math.max(0, concessionalContributions - concessionalCap)),
  };
}

function differenceOf(offer: PayResult, now: PayResult): PayResult {
  const largest = offer.grossAnnual + now.grossAnnual;
  const entries = Object.entries(offer) as [keyof PayResult, number][];
  return Object.fromEntries(
    entries.map(([name, figure]) => [name, withoutNoise(figure - now[name], largest)]),
  ) as unknown as PayResult;
}
