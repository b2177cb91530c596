/**
 * One step of a progressive scale. `min` is the first whole dollar of income taxed in it, `max` its last (null:
 * open), both in dollars a year; `rate` a fraction of each dollar; `baseAmount` the tax on all income below, in dollars.
 */
export interface TaxBracket {
  readonly min: number;
  readonly max: number | null;
  readonly rate: number;
  readonly baseAmount: number;
}

/** Incomes up to and including `max` dollars a year (null: open) that pay `rate`, a fraction, on the whole of it. */
export interface WholeIncomeBand {
  readonly max: number | null;
  readonly rate: number;
}

/** Tax in dollars on `income` dollars a year, each bracket taxing only the income inside it (spec §9). */
export function progressiveTax(brackets: readonly TaxBracket[], income: number): number {
  const { min, rate, baseAmount } = bandOf(brackets, income);
  return baseAmount + (income - (min - 1)) * rate;
}

/** Charge in dollars on `income` dollars a year, the rate of its band applying to every dollar (spec §9). */
export function wholeIncomeCharge(bands: readonly WholeIncomeBand[], income: number): number {
  return income * bandOf(bands, income).rate;
}

/** The first band whose `max` is open or at least the income, so that cents above a `max` fall in the next band. */
function bandOf<Band extends { readonly max: number | null }>(
  bands: readonly Band[],
  income: number,
): Band {
  for (const band of bands) {
    if (band.max === null || income <= band.max) return band;
  }
  throw new Error(`No band holds an income of ${income}: the last one must be open`);
}
