import { snapToMicrodollar } from './snap.ts';

/** Each figure of `one` less that of `other`, in dollars; both have the same names. */
export function differenceOf<Name extends string>(
  one: Readonly<Record<Name, number>>,
  other: Readonly<Record<Name, number>>,
  scaleOfError: number,
): Record<Name, number> {
  const names = Object.keys(one) as Name[];
  const differences = names.map((name) => [
    name,
    snapToMicrodollar(one[name] - other[name], scaleOfError),
  ]);
  return Object.fromEntries(differences);
}
