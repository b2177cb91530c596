/**
 * Formats money and percentages: Australian dollars in en-AU format, such as `$63,612` and `$1,223.31` (docs/product.md,
 * Constants).
 */

/** `dollars` to the whole dollar, for headline figures; `$0` where it is not finite. */
export function formatDollars(dollars: number): string {
  return formatNumber(dollars, 'currency', 0);
}

/** `dollars` to the cent, for the figures of a period; `$0.00` where it is not finite. */
export function formatCents(dollars: number): string {
  return formatNumber(dollars, 'currency', 2);
}

/** `fraction` as a percentage with `decimals` decimals: 0.12 is `12.0%` with one; 0 where it is not finite. */
export function formatPercent(fraction: number, decimals: number): string {
  return formatNumber(fraction, 'percent', decimals);
}

/** `fraction` as a rate is written: 0.3 is `30%`, 0.325 is `32.5%`, 0.0125 is `1.25%`. */
export function formatRate(fraction: number): string {
  return `${Number((fraction * 100).toFixed(6))}%`;
}

/** Below this many units of the last decimal, a double has enough digits to detect a near tie. */
const LARGEST_QUICK_UNITS = 1e11;
/** A number this close to half a unit is rounded by its digits. Well above the error of the multiplication. */
const TIE_MARGIN = 1e-4;

/**
 * The same text as `Intl`. `Intl` takes five to ten times as long as the arithmetic below, and a salary page has some
 * sixty figures; in a browser, making the first formatter takes as long as the rest of the home page's start. So `Intl`
 * formats only numbers that are large.
 */
function formatNumber(number: number, style: 'currency' | 'percent', decimals: number): string {
  const isMoney = style === 'currency';
  const finite = Number.isFinite(number) ? number : 0;
  const shift = isMoney ? decimals : decimals + 2;
  const units = Math.abs(finite) * 10 ** shift;
  if (units >= LARGEST_QUICK_UNITS) return intlFormat(style, decimals).format(finite);
  const whole = Math.floor(units);
  const beyond = units - whole;
  const isUp = Math.abs(beyond - 0.5) < TIE_MARGIN ? isUpByDigits(finite, shift) : beyond > 0.5;
  const rounded = isUp ? whole + 1 : whole;
  const sign = finite < 0 && rounded > 0 ? '-' : '';
  const text = decimals === 0 ? grouped(rounded) : withDecimals(rounded, decimals);
  return isMoney ? `${sign}$${text}` : `${sign}${text}%`;
}

/** Whether `number` is rounded up to `decimals` decimals by the digits that JavaScript prints, which are those of `Intl`. */
function isUpByDigits(number: number, decimals: number): boolean {
  return Number(`${number}`.split('.')[1]?.charAt(decimals)) >= 5;
}

function intlFormat(style: 'currency' | 'percent', decimals: number): Intl.NumberFormat {
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
  return format;
}

const intlFormats = new Map<string, Intl.NumberFormat>();

function withDecimals(units: number, decimals: number): string {
  const unitsPerOne = 10 ** decimals;
  const whole = Math.floor(units / unitsPerOne);
  const rest = units - whole * unitsPerOne;
  return `${grouped(whole)}.${THREE_DIGITS[rest]?.slice(3 - decimals)}`;
}

/** A whole number with a comma at each thousand. */
function grouped(whole: number): string {
  if (whole < 1_000) return `${whole}`;
  const thousands = Math.floor(whole / 1_000);
  return `${grouped(thousands)},${THREE_DIGITS[whole - thousands * 1_000]}`;
}

const THREE_DIGITS = Array.from({ length: 1_000 }, (_, number) => `${number}`.padStart(3, '0'));
