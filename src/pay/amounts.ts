/** Amounts of money as they count, and how figures differ. */
import type { Exact } from './rounding.ts';

/** `value` as an amount of money, a rate or a time counts: 0 where it is absent, negative or not finite. */
export function amountOf(value = 0): number {
  return value > 0 && value < Number.POSITIVE_INFINITY ? value : 0;
}

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
