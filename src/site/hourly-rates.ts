/** The hourly rates that have a page, in cents: docs/product.md, Hour page. */
export const LOWEST_RATE = 1_500;
export const HIGHEST_RATE = 15_000;
export const RATE_STEP = 50;

/** How many rates have a page: 271. */
export const RATE_COUNT = (HIGHEST_RATE - LOWEST_RATE) / RATE_STEP + 1;

/** Every rate that has a page, in rising order. */
export const HOURLY_RATES: readonly number[] = Array.from(
  { length: RATE_COUNT },
  (_, index) => LOWEST_RATE + index * RATE_STEP,
);

/** The digits of a rate of `cents` as its address has them: `36`, `36.50`. */
export function rateDigits(cents: number): string {
  return cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2);
}

/** The rate with a page that is nearest to `cents`; undefined where that would be below the lowest rate or above the highest. */
export function nearestRate(cents: number): number | undefined {
  const rate = Math.round(cents / RATE_STEP) * RATE_STEP;
  return rate >= LOWEST_RATE && rate <= HIGHEST_RATE ? rate : undefined;
}

/** The `count` other rates that are nearest to `cents`, in rising order: as many for every rate, so that pages have one shape. */
export function nearbyRates(cents: number, count: number): number[] {
  const lower = HOURLY_RATES.indexOf(cents) - count / 2;
  const first = Math.min(Math.max(0, lower), RATE_COUNT - count - 1);
  return HOURLY_RATES.slice(first, first + count + 1).filter((rate) => rate !== cents);
}
