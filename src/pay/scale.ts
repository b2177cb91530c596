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

/**
 * The incomes up to a limit, in dollars a year, and the line that their charge follows: `max` is the highest income of the
 * band, `below` the lowest above it. A tax bracket is such a band.
 */
export type Band = ({ readonly max: number | null } | { readonly below: number }) & {
  /** A fraction of each dollar from `min` up, or of the whole income where there is no `min`. */
  readonly rate: number;
  /** A whole dollar. */
  readonly min?: number;
  /** What is charged besides, in dollars; none where absent. */
  readonly baseAmount?: number;
};

/** Rising bands; the last one is open, so that every income has a band. */
export type Bands<Step extends Band = Band> = readonly [...Step[], Step & { readonly max: null }];

/**
 * The charge in dollars on `income` dollars a year, by the first band that holds it. Cents above a `max` fall in the next
 * band, and their charge continues the line. Where the rate falls on another amount than decides the band, that is `charged`.
 */
export function chargeOn(bands: Bands, income: number, charged = income): number {
  const band = bands.find((each) =>
    'below' in each ? income < each.below : each.max === null || income <= each.max,
  );
  const { min = 1, rate, baseAmount = 0 } = band as Band;
  return baseAmount + (charged - (min - 1)) * rate;
}
