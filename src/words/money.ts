/**
 * Formats money and percentages: Australian dollars in en-AU format, such as `$63,612` and `$1,223.31` (docs/product.md,
 * Constants).
 */

/** `dollars` to the whole dollar, for headline figures; `$0` where it is not finite. */
export function formatDollars(dollars: number): string {
  const whole = Math.round(Math.abs(dollars));
  if (!(whole < LARGEST_SURE)) return intlFormat('currency', 0, dollars);
  return signed(moneyOf(whole), dollars < 0 && whole > 0);
}

/** `dollars` to the cent, for the figures of a period; `$0.00` where it is not finite. */
export function formatCents(dollars: number): string {
  const cents = nearestWhole(Math.abs(dollars) * 100, dollars, 2);
  if (cents === undefined) return intlFormat('currency', 2, dollars);
  const whole = Math.floor(cents / 100);
  return signed(moneyOf(whole) + CENTS[cents - whole * 100], dollars < 0 && cents > 0);
}

/** `dollars` to the whole dollar where it has no cents, else to the cent. */
export function formatMoney(dollars: number): string {
  return Number.isInteger(dollars) ? formatDollars(dollars) : formatCents(dollars);
}

/** A difference of `dollars` by `format`, with its sign: `+$500`, and `$0` where nothing of it is seen. */
export function formatChange(dollars: number, format = formatDollars): string {
  const text = format(dollars);
  return dollars > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** `fraction` as a percentage with `decimals` decimals: 0.12 is `12.0%` with one; 0 where it is not finite. */
export function formatPercent(fraction: number, decimals: number): string {
  const unitsPerOne = 10 ** decimals;
  const units = nearestWhole(Math.abs(fraction) * 100 * unitsPerOne, fraction, decimals + 2);
  // A comma at the thousand is left to Intl.
  if (units === undefined || units >= 1_000 * unitsPerOne) {
    return intlFormat('percent', decimals, fraction);
  }
  return signed(`${(units / unitsPerOne).toFixed(decimals)}%`, fraction < 0 && units > 0);
}

/** `fraction` as a rate is written: 0.3 is `30%`, 0.325 is `32.5%`, 0.0125 is `1.25%`. */
export function formatRate(fraction: number): string {
  // To six decimals, which no rate has: what a double adds is far behind them.
  return `${Math.round(fraction * 1e8) / 1e6}%`;
}

/** Writes a super rate, a fraction, in percent with one decimal and without a sign. */
export function superPercent(rate: number): string {
  return (rate * 100).toFixed(1);
}

/** From this size on, a double has too few digits to show that it is close to a tie. */
const LARGEST_SURE = 1e11;
/** A number this close to half a unit may be a tie. Well above the error of the multiplication. */
const TIE_MARGIN = 1e-4;

/**
 * `product`, which is `number` times ten to the power of `decimals`, to the nearest whole; undefined where `Intl` has to say:
 * it is large or not finite. `Intl` rounds the digits of `number` that JavaScript prints: those of 1.005 are a tie, though the
 * double is below it.
 */
function nearestWhole(product: number, number: number, decimals: number): number | undefined {
  if (!(product < LARGEST_SURE)) return undefined;
  const below = Math.floor(product);
  const beyond = product - below;
  const isUp =
    Math.abs(beyond - 0.5) < TIE_MARGIN
      ? Number(`${number}`.split('.')[1]?.charAt(decimals)) >= 5
      : beyond > 0.5;
  return isUp ? below + 1 : below;
}

/**
 * A whole number of dollars with a comma at each thousand. `Intl` takes ten times as long, and a salary page has some
 * sixty figures; in a browser, making the first formatter takes as long as the rest of the home page's start.
 */
function moneyOf(dollars: number): string {
  if (dollars < 1_000) return DOLLARS[dollars] as string;
  const thousands = Math.floor(dollars / 1_000);
  return moneyOf(thousands) + GROUPS[dollars - thousands * 1_000];
}

/** `$0` to `$999`, `,000` to `,999`, and `.00` to `.99`. */
const DOLLARS = Array.from({ length: 1_000 }, (_, number) => `$${number}`);
const GROUPS = Array.from({ length: 1_000 }, (_, number) => `,${`${number}`.padStart(3, '0')}`);
const CENTS = Array.from({ length: 100 }, (_, number) => `.${`${number}`.padStart(2, '0')}`);

function signed(text: string, isNegative: boolean): string {
  return isNegative ? `-${text}` : text;
}

function intlFormat(style: 'currency' | 'percent', decimals: number, number: number): string {
  const key = style + decimals;
  let format = intlFormats.get(key);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-AU', {
      style,
      currency: 'AUD',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // No sign on a number that rounds to zero: `$0`, not `-$0`.
      signDisplay: 'negative',
    });
    intlFormats.set(key, format);
  }
  return format.format(Number.isFinite(number) ? number : 0);
}

const intlFormats = new Map<string, Intl.NumberFormat>();

/** Rounds dollars as a text shows them. */
export type Shown = (dollars: number) => number;

/** `dollars` as {@link formatDollars} shows them. */
export function shownDollars(dollars: number): number {
  return Math.sign(dollars) * Math.round(Math.abs(dollars)) || 0;
}

/** `dollars` as {@link formatCents} shows them. */
export function shownCents(dollars: number): number {
  const product = Math.abs(dollars) * 100;
  const cents = nearestWhole(product, dollars, 2) ?? Math.round(product);
  return (Math.sign(dollars) * cents) / 100 || 0;
}

/**
 * The sum of `parts` that stand beside it, or the difference where one is below 0. It is made of the parts as they are shown, so that
 * readers who add them up come to the same (docs/product.md, ruling 10).
 */
export function sumShown(parts: readonly number[], shown: Shown = shownDollars): number {
  return shown(parts.reduce((sum, part) => sum + shown(part), 0));
}

/** A figure that whole dollars show as $0 is not seen, and needs no sentence. */
export function isSeen(dollars: number): boolean {
  return shownDollars(dollars) !== 0;
}

/** Whether nothing is left of `dollars` in whole cents. */
export function isNothing(dollars: number): boolean {
  return Math.abs(dollars) < HALF_A_CENT;
}

export const HALF_A_CENT = 0.005;
