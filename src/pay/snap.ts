/**
 * `dollars` as decimal arithmetic has it, without the error that binary fractions leave in a sum over amounts up to
 * `scaleOfError` dollars. An amount moves only if it is within that error of a whole millionth of a dollar. Without it
 * 57,736 / 1.12 falls just short of 51,550 and repays no student loan, and half cents show as the cent below.
 */
export function snapToMicrodollar(dollars: number, scaleOfError: number): number {
  const nearest = Math.round(dollars * MILLION) / MILLION;
  return Math.abs(dollars - nearest) <= scaleOfError * ROUNDING_ERROR ? nearest : dollars;
}

const MILLION = 1_000_000;
/** A few roundings of a double, as a fraction of the amount rounded. */
const ROUNDING_ERROR = 2 ** -50;
