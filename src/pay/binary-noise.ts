/**
 * `dollars` as decimal arithmetic has it, where a sum over amounts up to `largest` dollars has left it a hair off, binary
 * fractions being what they are. Rounds nothing: an amount moves only if it is within the error of such a sum of a whole
 * millionth. Without it 57,736 / 1.12 falls just short of 51,550 and repays no student loan, and one displayed amount in
 * two hundred of an odd salary ends in half a cent that shows as the cent below.
 */
export function withoutNoise(dollars: number, largest: number): number {
  const nearest = Math.round(dollars * MILLION) / MILLION;
  return Math.abs(dollars - nearest) <= largest * NOISE ? nearest : dollars;
}

const MILLION = 1_000_000;
/** A few roundings of a double, as a fraction of the amount rounded. */
const NOISE = 2 ** -50;
