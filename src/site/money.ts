/** Money as the site writes it (spec §9): Australian dollars in en-AU format, such as `$63,612` and `$1,223.31`. */

/** `dollars` to the whole dollar, for headline figures; `$0` where it is not finite. */
export function formatDollars(dollars: number): string {
  return formatMoney(dollars, wholeDollars, 1);
}

/** `dollars` to the cent, for the figures of a period; `$0.00` where it is not finite. */
export function formatCents(dollars: number): string {
  return formatMoney(dollars, dollarsAndCents, 100);
}

/** `fraction` as a percentage with `decimals` decimals: 0.12 is `12.0%` with one; 0 where it is not finite. */
export function formatPercent(fraction: number, decimals: number): string {
  let percent = percentages.get(decimals);
  if (percent === undefined) {
    percent = new Intl.NumberFormat('en-AU', {
      style: 'percent',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
    percentages.set(decimals, percent);
  }
  return percent.format(Number.isFinite(fraction) ? fraction : 0);
}

/** By decimals: making a format costs far more than using it. */
const percentages = new Map<number, Intl.NumberFormat>();

/** The sign is for amounts below zero as shown, so that none reads `-$0`. */
const audFormat = { style: 'currency', currency: 'AUD', signDisplay: 'negative' } as const;
const wholeDollars = new Intl.NumberFormat('en-AU', { ...audFormat, maximumFractionDigits: 0 });
const dollarsAndCents = new Intl.NumberFormat('en-AU', audFormat);

/** Below this many dollars a number has digits to spare behind its cents, so that a near tie can be told. */
const LARGEST_QUICK_AMOUNT = 1e9;
/** How near to half a unit counts as a tie, which only `Intl` decides: well above the error of the multiplication. */
const TIE_MARGIN = 1e-4;

/**
 * What `intl` writes. It costs five to ten times the arithmetic below, and a salary page has some sixty figures, so it
 * is asked only about amounts that are large or close to a tie.
 */
function formatMoney(dollars: number, intl: Intl.NumberFormat, unitsPerDollar: 1 | 100): string {
  const magnitude = Number.isFinite(dollars) ? Math.abs(dollars) : 0;
  const units = magnitude * unitsPerDollar;
  const whole = Math.floor(units);
  const beyond = units - whole;
  if (magnitude >= LARGEST_QUICK_AMOUNT || Math.abs(beyond - 0.5) < TIE_MARGIN) {
    return intl.format(dollars);
  }
  const rounded = beyond < 0.5 ? whole : whole + 1;
  const text = unitsPerDollar === 1 ? grouped(rounded) : withCents(rounded);
  return dollars < 0 && rounded > 0 ? `-$${text}` : `$${text}`;
}

function withCents(cents: number): string {
  const dollars = Math.floor(cents / 100);
  const rest = cents - dollars * 100;
  return `${grouped(dollars)}.${rest < 10 ? '0' : ''}${rest}`;
}

/** A whole number below a billion with a comma at each thousand. */
function grouped(whole: number): string {
  if (whole < 1_000) return `${whole}`;
  const thousands = Math.floor(whole / 1_000);
  const rest = whole - thousands * 1_000;
  const padding = rest < 10 ? '00' : rest < 100 ? '0' : '';
  return `${grouped(thousands)},${padding}${rest}`;
}
