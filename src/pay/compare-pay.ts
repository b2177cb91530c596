/** Two pays side by side. */
import { differenceOf } from './amounts.ts';
import { type PayQuery, type PayResult, payCalculator } from './pay.ts';
import { exactUpTo } from './rounding.ts';
import type { RuleSet } from './rules/rule-set.ts';

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
  const exact = exactUpTo(offer.grossAnnual + now.grossAnnual);
  const difference: PayDifference = differenceOf(figuresOf(offer), figuresOf(now), exact);
  const { grossAnnual, superannuation, netAnnual } = difference;
  return {
    now,
    offer,
    difference,
    packageDifference: exact(grossAnnual + superannuation),
    keptOfEachDollar: grossAnnual === 0 ? undefined : netAnnual / grossAnnual,
  };
}

function figuresOf({ offsets: _, ...figures }: PayResult): PayDifference {
  return figures;
}
