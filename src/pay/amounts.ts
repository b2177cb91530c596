/** Amounts of money as they count, and arithmetic on them that is decimal. */

/** `value` as an amount of money, a rate or a time counts: 0 where it is absent, negative or not finite. */
export function amountOf(value = 0): number {
  return value > 0 && value < Number.POSITIVE_INFINITY ? value : 0;
}

/** Takes the error of binary fractions out of a result: see {@link snapToMicrodollar}. */
export type Exact = (dollars: number) => number;

/** For sums and shares of amounts that come to `largest` dollars: none of them is larger, nor is its error. */
export function exactUpTo(largest: number): Exact {
  return (dollars) => snapToMicrodollar(dollars, largest);
}

/**
 * `dollars` as decimal arithmetic has it, without the error that binary fractions leave in a sum over amounts up to
 * `largest` dollars. An amount moves only if it is within that error of a whole millionth of a dollar. Without it
 * 57,736 / 1.12 falls just short of 51,550 and repays no student loan, and half cents show as the cent below.
 */
export function snapToMicrodollar(dollars: number, largest: number): number {
  const nearest = Math.round(dollars * MILLION) / MILLION;
  return Math.abs(dollars - nearest) <= largest * ROUNDING_ERROR ? nearest : dollars;
}

const MILLION = 1_000_000;
/** A few roundings of a double, as a fraction of the amount rounded. */
const ROUNDING_ERROR = 2 ** -50;

/** Each figure of `one` less that of `other`, in dollars; both have the same names. */
export function differenceOf<Name extends string>(
  one: Readonly<Record<Name, number>>,
  other: Readonly<Record<Name, number>>,
  exact: Exact,
): Record<Name, number> {
  const names = Object.keys(one) as Name[];
  const differences = names.map((name) => [name, exact(one[name] - other[name])]);
  return Object.fromEntries(differences);
}
