/** The seniors and pensioners tax offset of one partner, with what the other leaves unused. Imports nothing of the product. */
import { above, percentOf } from './charges.ts';
import {
  add,
  ceiling,
  compare,
  divide,
  most,
  multiply,
  type Rational,
  rational,
  subtract,
  sum,
  whole,
  ZERO,
} from './rational.ts';
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
  if (kind === 'single' || other === undefined) return shrunk(full, rational(shadeOut), own);

  const half = divide(add(own.rebateIncome, other.rebateIncome), TWO);
  if (compare(half, rational(cutOut)) >= 0) return ZERO;
  const received = other.eligible ? unused(full, other) : ZERO;
  // Of two who leave something unused, the one who leaves less receives.
  if (compare(received, unused(full, own)) <= 0) return shrunk(full, rational(shadeOut), own);
  const raised = add(full, received);
  return shrunk(raised, thresholdFor(raised, year), own);
}

/** `maximum` less an eighth of the rebate income above `shadeOut`, up to the dollar. */
function shrunk(maximum: Rational, shadeOut: Rational, { rebateIncome }: Partner): Rational {
  const over = most(ZERO, subtract(rebateIncome, shadeOut));
  return whole(ceiling(most(ZERO, subtract(maximum, percentOf('12.5', over)))));
}

/** The part of `maximum` that a partner leaves. */
function unused(maximum: Rational, { taxableIncome }: Partner): Rational {
  return most(ZERO, subtract(maximum, percentOf('15', above(taxableIncome, '6000'))));
}

/** The rebate income from which an offset of `maximum` shrinks. */
function thresholdFor(maximum: Rational, { slices }: ReferenceYear): Rational {
  const [, first, second] = slices;
  const lowest = divide(rational(first?.percent ?? ''), HUNDRED);
  const spared = add(maximum, rational('445'));
  const low = add(TAX_FREE, divide(spared, lowest));
  if (compare(low, REDUCED_FROM) <= 0) return whole(ceiling(low));
  const upper = divide(add(rational(second?.percent ?? ''), rational('1.5')), HUNDRED);
  const numerator = sum([
    multiply(lowest, TAX_FREE),
    spared,
    multiply(REDUCED_FROM, subtract(upper, lowest)),
  ]);
  return whole(ceiling(divide(numerator, upper)));
}

const TWO = rational('2');
const HUNDRED = rational('100');
const TAX_FREE = rational('18200');
const REDUCED_FROM = rational('37000');
