/** Two pays side by side, and what a bonus makes of one. */
import { type PayQuery, type PayResult, payCalculator } from './calculate-pay.ts';
import { differenceOf } from './difference.ts';
import type { RuleSet } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

/** Each figure of one pay less that of another, in dollars. */
export type PayDifference = Omit<PayResult, 'offsets'>;

export interface PayComparison {
  readonly now: PayResult;
  readonly offer: PayResult;
  /** Each figure of the offer less that of now, in dollars; below 0 where the offer has less. */
  readonly difference: PayDifference;
  /** Gross pay and the employer's superannuation together, offer less now, in dollars a year. */
  readonly packageDifference: number;
  /**
   * The part of each further dollar of gross that is taken home, a fraction; below 0 where more gross leaves less.
   * Undefined where both have the same gross.
   */
  readonly keptOfEachDollar: number | undefined;
}

/** The pays of two queries and how they differ. */
export function comparePay<Label extends string>(
  queries: {
    readonly now: PayQuery<NoInfer<Label>>;
    readonly offer: PayQuery<NoInfer<Label>>;
  },
  rules: RuleSet<Label>,
): PayComparison {
  const calculate = payCalculator(rules);
  const now = calculate(queries.now);
  const offer = calculate(queries.offer);
  const difference: PayDifference = differenceOf(
    figuresOf(offer),
    figuresOf(now),
    offer.grossAnnual + now.grossAnnual,
  );
  const { grossAnnual, superannuation, netAnnual } = difference;
  return {
    now,
    offer,
    difference,
    packageDifference: snapToMicrodollar(
      grossAnnual + superannuation,
      offer.grossAnnual + now.grossAnnual,
    ),
    keptOfEachDollar: grossAnnual === 0 ? undefined : netAnnual / grossAnnual,
  };
}

function figuresOf({ offsets: _, ...figures }: PayResult): PayDifference {
  return figures;
}

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
