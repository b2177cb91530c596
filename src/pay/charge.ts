/** How a charge, or an offset, follows from an income. All amounts are in dollars a year, rates are fractions. */

import { snapToMicrodollar } from './rounding.ts';

export type Charge = MarginalCharge | WholeCharge | LeastCharge;

/** Each rate falls on the part of the income above its step. */
export interface MarginalCharge {
  readonly kind: 'marginal';
  /** Rising. Below the first there is no charge. */
  readonly steps: readonly MarginalStep[];
}

export interface MarginalStep {
  /** The step applies to incomes above this. */
  readonly above: number;
  readonly rate: number;
  /** The charge on an income of `above`: derived from the steps below, or as the source prints it. */
  readonly base: number;
  /** The step applies to an income of `above` itself too, as the first one does. */
  readonly includesStart?: true;
}

/** One rate falls on the whole income. */
export interface WholeCharge {
  readonly kind: 'whole';
  /** Rising; below the first there is no charge. */
  readonly tiers: readonly Tier[];
}

/** The rate of incomes above, or from, an amount. */
export type Tier = { readonly rate: number } & (
  | { readonly above: number; readonly from?: never }
  | { readonly from: number; readonly above?: never }
);

/** The least of several charges. */
export interface LeastCharge {
  readonly kind: 'least';
  readonly of: readonly Charge[];
}

/**
 * A charge of `[above, rate, printedBase, 'from']` steps. A step without `printedBase` continues the line of the step below
 * it; the first one starts at 0. `'from'` is for a jump whose own income belongs to the step.
 */
export function marginal(
  steps: readonly (readonly [above: number, rate: number, printedBase?: number, from?: 'from'])[],
): MarginalCharge {
  const derived: MarginalStep[] = [];
  for (const [above, rate, printedBase, from] of steps) {
    const below = derived.at(-1);
    const continued = below ? below.base + (above - below.above) * below.rate : 0;
    const base = printedBase ?? snapToMicrodollar(continued, above);
    derived.push({ above, rate, base, ...(from && { includesStart: true }) });
  }
  return { kind: 'marginal', steps: derived };
}

/** A charge of one rate on the whole income, by tier. */
export function whole(tiers: readonly Tier[]): WholeCharge {
  return { kind: 'whole', tiers };
}

/** The least of `of`. */
export function least(...of: readonly Charge[]): LeastCharge {
  return { kind: 'least', of };
}

/**
 * The charge in dollars on `income` dollars a year. Cents above a step are charged by that step. Where the rate of a tier
 * falls on another amount than decides the tier, that is `charged`.
 */
export function chargeOn(charge: Charge, income: number, charged = income): number {
  switch (charge.kind) {
    case 'marginal':
      return marginalChargeOn(charge.steps, income);
    case 'whole':
      return charged * rateAt(charge.tiers, income);
    case 'least': {
      let lowest = Number.POSITIVE_INFINITY;
      for (const each of charge.of) lowest = Math.min(lowest, chargeOn(each, income, charged));
      return lowest;
    }
  }
}

function marginalChargeOn(steps: readonly MarginalStep[], income: number): number {
  const step = stepOf(steps, income);
  return step === undefined ? 0 : step.base + (income - step.above) * step.rate;
}

/** The step that applies to `income`. */
export function stepOf(steps: readonly MarginalStep[], income: number): MarginalStep | undefined {
  for (let index = steps.length - 1; index > 0; index -= 1) {
    const step = steps[index] as MarginalStep;
    if (income > step.above || (step.includesStart && income === step.above)) return step;
  }
  // The first step includes its start, so that an offset of the lowest incomes is whole at 0.
  const first = steps[0];
  return first !== undefined && income >= first.above ? first : undefined;
}

/** The rate of the tier that `income` is in. */
export function rateAt(tiers: readonly Tier[], income: number): number {
  for (let index = tiers.length - 1; index >= 0; index -= 1) {
    const tier = tiers[index] as Tier;
    if (tier.above === undefined ? income >= tier.from : income > tier.above) return tier.rate;
  }
  return 0;
}
