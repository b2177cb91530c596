/**
 * Amounts as the withholding schedules take them, in whole numbers alone: binary fractions would miss the half dollars that
 * are rounded up. All are exact, and so are the quotients that are cut to whole numbers, up to a week's pay of ten billion
 * dollars.
 */

/** `dollars` to the cent; an amount that is negative or not finite counts as 0. */
export function centsOf(dollars: number): number {
  const cents = Math.round(dollars * 100);
  return cents > 0 && cents < Number.POSITIVE_INFINITY ? cents : 0;
}

/** `dollars` without their cents; an amount that is negative or not finite counts as 0. */
export function wholeDollarsOf(dollars: number): number {
  return Math.floor(centsOf(dollars) / 100);
}

/** A rate or an amount of at most four decimals, in ten thousandths. */
export function tenThousandths(value: number): number {
  return Math.round(value * 10_000);
}
