/** The contributions that employers pay into super. */
import { amountOf } from '../amounts.ts';
import type { Exact } from '../rounding.ts';
import { QUARTERS_PER_YEAR } from '../rules/every-year.ts';
import type { TaxYear } from '../rules/rule-set.ts';

export interface SuperTerms {
  /** A fraction of the gross pay. */
  readonly rate: number;
  /** The most gross pay, in dollars a year, that it is paid on. */
  readonly base: number;
  /** The same for a quarter, where each has a base to itself. */
  readonly perQuarter: number | undefined;
}

/** The terms of `agreedRate`, which is paid on the whole gross; without one, those of the guarantee for even pay. */
export function superTermsOf(year: TaxYear, agreedRate: number | undefined): SuperTerms {
  const agreed = amountOf(agreedRate);
  const { guarantee, contributionBase } = year.superannuation;
  if (agreed > 0 || contributionBase === undefined) {
    const rate = agreed || guarantee.rate;
    return { rate, base: Number.POSITIVE_INFINITY, perQuarter: undefined };
  }
  const { rate } = guarantee;
  if ('perYear' in contributionBase) {
    return { rate, base: contributionBase.perYear, perQuarter: undefined };
  }
  const { perQuarter } = contributionBase;
  return { rate, base: perQuarter * QUARTERS_PER_YEAR, perQuarter };
}

/** The gross pay within a `pay` that includes the employer's contribution. */
export function grossWithin(pay: number, { rate, base }: SuperTerms, exact: Exact): number {
  // Above the base, super is the rate of the base alone, which leaves more gross than dividing would.
  return exact(Math.max(pay / (1 + rate), pay - rate * base));
}

/** The employer's contribution on a gross pay. */
export function contributionOn(gross: number, { rate, base }: SuperTerms, exact: Exact): number {
  return exact(Math.min(gross, base) * rate);
}
