/** Exact fractions of whole numbers: the arithmetic of the reference, in which nothing is ever rounded. */
export interface Rational {
  readonly numerator: bigint;
  /** Above 0; the fraction need not be in lowest terms. */
  readonly denominator: bigint;
}

/** The number that `decimal` spells, such as `'0.325'`, `'-18200'` or `'1.5e-7'`; throws for any other text. */
export function rational(decimal: string): Rational {
  const spelled = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(decimal);
  if (spelled === null) throw new Error(`Not a decimal number: ${decimal}`);
  const [, sign = '', whole = '', places = '', exponent = '0'] = spelled;
  const digits = BigInt(`${sign}${whole}${places}`);
  const shift = Number(exponent) - places.length;
  return shift >= 0
    ? { numerator: digits * 10n ** BigInt(shift), denominator: 1n }
    : { numerator: digits, denominator: 10n ** BigInt(-shift) };
}

export const ZERO: Rational = rational('0');

export function add(a: Rational, b: Rational): Rational {
  if (a.denominator === b.denominator) {
    return { numerator: a.numerator + b.numerator, denominator: a.denominator };
  }
  return {
    numerator: a.numerator * b.denominator + b.numerator * a.denominator,
    denominator: a.denominator * b.denominator,
  };
}

export function subtract(a: Rational, b: Rational): Rational {
  return add(a, { numerator: -b.numerator, denominator: b.denominator });
}

export function sum(values: readonly Rational[]): Rational {
  return values.reduce(add, ZERO);
}

export function multiply(a: Rational, b: Rational): Rational {
  return {
    numerator: a.numerator * b.numerator,
    denominator: a.denominator * b.denominator,
  };
}

/** `a` divided by `b`, which is above 0. */
export function divide(a: Rational, b: Rational): Rational {
  return multiply(a, { numerator: b.denominator, denominator: b.numerator });
}

/** Below 0 if `a` is the smaller, above 0 if it is the larger, else 0. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const difference = a.numerator * b.denominator - b.numerator * a.denominator;
  return difference < 0n ? -1 : difference > 0n ? 1 : 0;
}

export function least(a: Rational, b: Rational): Rational {
  return compare(a, b) <= 0 ? a : b;
}

export function most(a: Rational, b: Rational): Rational {
  return compare(a, b) >= 0 ? a : b;
}

/** The whole number at or below `value`, which is not below 0. */
export function floor({ numerator, denominator }: Rational): bigint {
  return numerator / denominator;
}

/** The whole number at or above `value`, which is not below 0. */
export function ceiling({ numerator, denominator }: Rational): bigint {
  return (numerator + denominator - 1n) / denominator;
}

/** The nearest whole number, halves going away from zero. */
export function roundHalfAwayFromZero({ numerator, denominator }: Rational): bigint {
  const magnitude = numerator < 0n ? -numerator : numerator;
  const rounded = (magnitude * 2n + denominator) / (denominator * 2n);
  return numerator < 0n ? -rounded : rounded;
}

export function whole(value: bigint): Rational {
  return { numerator: value, denominator: 1n };
}

/** The nearest a number comes to it, to 12 decimals. */
export function toNumber(value: Rational): number {
  const scale = 10n ** 12n;
  const rounded = roundHalfAwayFromZero(multiply(value, { numerator: scale, denominator: 1n }));
  const magnitude = rounded < 0n ? -rounded : rounded;
  const sign = rounded < 0n ? '-' : '';
  return Number(`${sign}${magnitude / scale}.${(magnitude % scale).toString().padStart(12, '0')}`);
}
