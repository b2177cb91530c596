/** The seniors and pensioners tax offset of one partner, with what the other leaves unused. Imports nothing of the product. */
import { SENIORS, TAX_FREE } from './every-year.ts';
import { type Exact, type Rational, rational, ZERO } from './rational.ts';
import type { ReferenceYear, SeniorKind } from './reference-years.ts';

export interface Partner {
  readonly rebateIncome: Rational;
  readonly taxableIncome: Rational;
}

/** The offset of `own`, a senior of `kind`; `eligible` says whether the other partner is one by age too. */
export function seniorsOffset(
  kind: SeniorKind,
  own: Partner,
  other: (Partner & { readonly eligible: boolean }) | undefined,
  year: ReferenceYear,
): Rational {
  if (year.law === undefined) return ZERO;
  const [maximum, shadeOut, cutOut] = year.law.seniors[kind];
  const full = rational(maximum);
  if (kind === 'single' || other === undefined) return shrunk(full, shadeOut, own);

  const half = own.rebateIncome.plus(other.rebateIncome).over(2);
  if (half.isAtLeast(cutOut)) return ZERO;
  const received = other.eligible ? unused(full, other) : ZERO;
  // Of two who leave something unused, the one who leaves less receives.
  if (received.isAtMost(unused(full, own))) return shrunk(full, shadeOut, own);
  const raised = full.plus(received);
  return shrunk(raised, thresholdFor(raised, year), own);
}

/** `maximum` less the taper on the rebate income above `shadeOut`, rounded up to the dollar. */
function shrunk(maximum: Rational, shadeOut: Exact, { rebateIncome }: Partner): Rational {
  return rational(
    maximum.above(rebateIncome.above(shadeOut).percent(SENIORS.taperPercent)).ceiling(),
  );
}

/** The part of `maximum` that a partner leaves. */
function unused(maximum: Rational, { taxableIncome }: Partner): Rational {
  const { above, percent } = SENIORS.transfer;
  return maximum.above(taxableIncome.above(above).percent(percent));
}

/** The rebate income from which an offset of `maximum` shrinks. */
function thresholdFor(maximum: Rational, { slices }: ReferenceYear): Rational {
  const [, first, second] = slices;
  const lowest = rational(first?.percent ?? '').over(100);
  const { rebate } = SENIORS;
  const spared = maximum.plus(rebate.maximum);
  const low = spared.over(lowest).plus(TAX_FREE);
  if (low.isAtMost(rebate.above)) return rational(low.ceiling());
  const upper = rational(second?.percent ?? '')
    .plus(rebate.percent)
    .over(100);
  const reduced = upper.minus(lowest).times(rebate.above);
  return rational(lowest.times(TAX_FREE).plus(spared).plus(reduced).over(upper).ceiling());
}
