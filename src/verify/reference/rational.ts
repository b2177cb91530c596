/** A fraction, or what {@link rational} makes one of. */
export type Exact = Rational | number | bigint | string;

/** Exact fractions of whole numbers: the arithmetic of the reference, in which nothing is ever rounded. */
export class Rational {
  /** @param denominator Above 0; the fraction need not be in lowest terms. */
  constructor(
    readonly numerator: bigint,
    readonly denominator: bigint,
  ) {}

  plus(other: Exact): Rational {
    const { numerator, denominator } = rational(other);
    if (this.denominator === denominator) {
      return new Rational(this.numerator + numerator, denominator);
    }
    return new Rational(
      this.numerator * denominator + numerator * this.denominator,
      this.denominator * denominator,
    );
  }

  minus(other: Exact): Rational {
    return this.plus(rational(other).negated());
  }

  negated(): Rational {
    return new Rational(-this.numerator, this.denominator);
  }

  times(other: Exact): Rational {
    const { numerator, denominator } = rational(other);
    return new Rational(this.numerator * numerator, this.denominator * denominator);
  }

  /** Divided by `divisor`, which is above 0. */
  over(divisor: Exact): Rational {
    const { numerator, denominator } = rational(divisor);
    return this.times(new Rational(denominator, numerator));
  }

  /** `rate` percent of the fraction. */
  percent(rate: Exact): Rational {
    const { numerator, denominator } = rational(rate);
    return new Rational(this.numerator * numerator, this.denominator * denominator * 100n);
  }

  /** How far the fraction is above `floor`, or 0. */
  above(floor: Exact): Rational {
    const rest = this.minus(floor);
    return rest.numerator < 0n ? ZERO : rest;
  }

  /** The lesser of the fraction and `limit`. */
  cappedAt(limit: Exact): Rational {
    return this.isAtMost(limit) ? this : rational(limit);
  }

  isBelow(other: Exact): boolean {
    const { numerator, denominator } = rational(other);
    return this.numerator * denominator < numerator * this.denominator;
  }

  isAtMost(other: Exact): boolean {
    return !rational(other).isBelow(this);
  }

  isAbove(other: Exact): boolean {
    return rational(other).isBelow(this);
  }

  isAtLeast(other: Exact): boolean {
    return !this.isBelow(other);
  }

  equals(other: Exact): boolean {
    const { numerator, denominator } = rational(other);
    return this.numerator * denominator === numerator * this.denominator;
  }

  /** The whole number at or below the fraction, which is not below 0. */
  floor(): bigint {
    return this.numerator / this.denominator;
  }

  /** The whole number at or above the fraction, which is not below 0. */
  ceiling(): bigint {
    return (this.numerator + this.denominator - 1n) / this.denominator;
  }

  /** The fraction without its sign. */
  magnitude(): Rational {
    return this.numerator < 0n ? this.negated() : this;
  }

  /** The nearest whole number, halves going away from zero. */
  rounded(): bigint {
    const rounded = (this.magnitude().numerator * 2n + this.denominator) / (this.denominator * 2n);
    return this.numerator < 0n ? -rounded : rounded;
  }

  /** The nearest that a number comes to it, to 12 decimals. */
  toNumber(): number {
    const scale = 10n ** 12n;
    const rounded = this.times(scale).rounded();
    const magnitude = rounded < 0n ? -rounded : rounded;
    const sign = rounded < 0n ? '-' : '';
    return Number(
      `${sign}${magnitude / scale}.${(magnitude % scale).toString().padStart(12, '0')}`,
    );
  }
}

/** The number that `decimal` is or spells, such as `3n`, `18_200`, `'0.325'` or `'1.5e-7'`; throws for any other text. */
export function rational(decimal: Exact): Rational {
  if (decimal instanceof Rational) return decimal;
  if (typeof decimal === 'bigint' || Number.isSafeInteger(decimal)) {
    return new Rational(BigInt(decimal), 1n);
  }
  const spelled = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/.exec(String(decimal));
  if (spelled === null) throw new Error(`Not a decimal number: ${decimal}`);
  const [, sign = '', whole = '', places = '', exponent = '0'] = spelled;
  const digits = BigInt(`${sign}${whole}${places}`);
  const shift = Number(exponent) - places.length;
  return shift >= 0
    ? new Rational(digits * 10n ** BigInt(shift), 1n)
    : new Rational(digits, 10n ** BigInt(-shift));
}

export const ZERO: Rational = rational(0);

export function sum(values: readonly Rational[]): Rational {
  return values.reduce((total, value) => total.plus(value), ZERO);
}
