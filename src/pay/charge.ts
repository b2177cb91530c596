/** How a charge, or an offset, follows from an income. All amounts are in dollars a year, rates are fractions. */

export type Charge = MarginalCharge | WholeCharge | LeastCharge;

/** Each rate falls on the part of the income above its step. */
export interface MarginalCharge {
  readonly kind: 'marginal';
  /** Rising; the first is above 0. */
  readonly steps: readonly MarginalStep[];
}

export interface MarginalStep {
  /** The step applies to incomes above this. */
  readonly above: number;
  readonly rate: number;
  /** The charge on an income of `above`: derived from the steps below, or as the source prints it. */
  readonly base: number;
}

/** One rate falls on the whole income. */
export interface WholeCharge {
  readonly kind: 'whole';
  /** Rising; below the first there is no charge. */
  readonly tiers: readonly Tier[];
}

/** The rate of incomes above, or from, an amount. */
export type Tier = { readonly rate: number } & (
  | { readonly above: number }
  | { readonly from: number }
);

/** The least of several charges. */
export interface LeastCharge {
  readonly kind: 'least';
  readonly of: readonly Charge[];
}
