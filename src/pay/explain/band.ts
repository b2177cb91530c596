/** The band of a charge that an income is in. */
import { type Charge, chargeOn, rateAt, stepOf, type Tier } from '../charge.ts';
import { toMicrodollar } from '../rounding.ts';
import type { Band, None } from './explanation.ts';

export function bandOf(charge: Charge, income: number): Band {
  switch (charge.kind) {
    case 'marginal': {
      const step = stepOf(charge.steps, income);
      const next = charge.steps.find(({ above }) => above > (step?.above ?? -1));
      if (step === undefined || (step.rate === 0 && step.base === 0)) {
        return next
          ? { kind: 'upTo', limit: next.above }
          : { kind: 'from', limit: step?.above ?? 0 };
      }
      const { base, rate, above } = step;
      // As the last band of study loans.
      if (above > 0 && toMicrodollar(above * rate) === base) return { kind: 'whole', rate, above };
      if (rate === 0) return { kind: 'flat', base, upTo: next?.above };
      return { kind: 'part', base, rate, above, upTo: next?.above };
    }
    case 'whole':
      return bandOfTier(charge.tiers, income);
    case 'least': {
      const rising = [...charge.of].sort((a, b) => chargeOn(a, income) - chargeOn(b, income));
      const [lowest] = rising;
      return lowest === undefined ? { kind: 'from', limit: 0 } : bandOf(lowest, income);
    }
  }
}

function bandOfTier(tiers: readonly Tier[], income: number): Band {
  const rate = rateAt(tiers, income);
  const tier = tiers.findLast((each) => each.rate === rate);
  const [lowest] = tiers;
  if (rate > 0 && tier !== undefined) return { kind: 'whole', rate, above: limitOf(tier) };
  return lowest?.above === undefined
    ? { kind: 'below', limit: lowest?.from ?? 0 }
    : { kind: 'upTo', limit: lowest.above };
}

export function limitOf({ above, from }: Tier): number {
  return above ?? from;
}

/** Why an amount of `band` is 0; undefined where it is not. */
export function noneIn(band: Band, amount: number): None | undefined {
  if (amount !== 0) return undefined;
  switch (band.kind) {
    case 'upTo':
    case 'below':
    case 'from':
      return { because: band.kind, limit: band.limit };
    case 'part':
      // The end of an offset that falls.
      return band.rate < 0
        ? { because: 'from', limit: band.upTo ?? band.above }
        : { because: 'noIncome' };
    default:
      return { because: 'noIncome' };
  }
}
