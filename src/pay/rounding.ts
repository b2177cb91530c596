/** How amounts are rounded. Sums keep their fractions of a cent unless the law or a schedule rounds them. */

const MILLION = 1_000_000;
/** A few roundings of a double, as a fraction of the amount rounded. */
const ROUNDING_ERROR = 2 ** -50;

/** `dollars` to the nearest millionth of a dollar. */
export function toMicrodollar(dollars: number): number {
  return Math.round(dollars * MILLION) / MILLION;
}

/**
 * `dollars` as decimal arithmetic has it, without the error that binary fractions leave in a sum over amounts up to
 * `largest` dollars. An amount moves only if it is within that error of a whole millionth of a dollar. Without it
 * 57,736 / 1.12 falls just short of 51,550 and repays no student loan, and half cents show as the cent below.
 */
export function snapToMicrodollar(dollars: number, largest = Math.abs(dollars)): number {
  const nearest = toMicrodollar(dollars);
  return Math.abs(dollars - nearest) <= largest * ROUNDING_ERROR ? nearest : dollars;
}

/** Takes the error of binary fractions out of a result in dollars: see {@link snapToMicrodollar}. */
export type Exact = (dollars: number) => number;

/** For sums and shares of amounts that come to `largest` dollars: none of them is larger, nor is its error. */
export function exactUpTo(largest: number): Exact {
  return (dollars) => snapToMicrodollar(dollars, largest);
}

/** `dollars` to the nearest dollar, 50 cents up. */
export function toDollars(dollars: number): number {
  return Math.round(snapToMicrodollar(dollars));
}

/** `dollars` to the nearest cent, halves up. */
export function toCents(dollars: number): number {
  return toDollars(dollars * 100) / 100;
}

/** The whole cents of `dollars`, to the nearest. An amount that is negative or not finite counts as 0. */
export function centsOf(dollars: number): number {
  const cents = Math.round(dollars * 100);
  return cents > 0 && cents < Number.POSITIVE_INFINITY ? cents : 0;
}

/** `dollars` without their cents. An amount that is negative or not finite counts as 0. */
export function wholeDollarsOf(dollars: number): number {
  return Math.floor(centsOf(dollars) / 100);
}

/** A rate or an amount that has at most four decimals, in ten thousandths. */
export function tenThousandths(value: number): number {
  return Math.round(value * 10_000);
}
