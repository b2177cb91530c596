/** Money as the site writes it (spec §9): Australian dollars in en-AU format, such as `$63,612` and `$1,223.31`. */

/** `dollars` to the whole dollar, for headline figures; `$0` where it is not finite. */
export function formatDollars(dollars: number): string {
  return formatNumber(dollars, MONEY, 0);
}

/** `dollars` to the cent, for the figures of a period; `$0.00` where it is not finite. */
export function formatCents(dollars: number): string {
  return formatNumber(dollars, MONEY, 2);
}

/** `fraction` as a percentage with `decimals` decimals: 0.12 is `12.0%` with one; 0 where it is not finite. */
export function formatPercent(fraction: number, decimals: number): string {
  return formatNumber(fraction, PERCENT, decimals);
}

interface NumberStyle {
  readonly before: string;
  readonly after: string;
  /** What a number is multiplied by before it is written. */
  readonly factor: number;
  readonly options: Intl.NumberFormatOptions;
  /** By decimals. */
  readonly formats: Map<number, Intl.NumberFormat>;
}

const MONEY: NumberStyle = {
  before: '$',
  after: '',
  factor: 1,
  options: { style: 'currency', currency: 'AUD' },
  formats: new Map(),
};

const PERCENT: NumberStyle = {
  before: '',
  after: '%',
  factor: 100,
  options: { style: 'percent' },
  formats: new Map(),
};

/** Below this many units of its last decimal a number has digits to spare, so that a near tie can be told. */
const LARGEST_QUICK_UNITS = 1e11;
/** How near to half a unit counts as a tie, which only `Intl` decides: well above the error of the multiplication. */
const TIE_MARGIN = 1e-4;

/**
 * What `Intl` writes. It costs five to ten times the arithmetic below, and a salary page has some sixty figures; in a
 * browser, the first format made takes as long as all else the home page starts with. So it is asked only about
 * numbers that are large or close to a tie.
 */
function formatNumber(number: number, style: NumberStyle, decimals: number): string {
  const finite = Number.isFinite(number) ? number : 0;
  const units = Math.abs(finite) * style.factor * 10 ** decimals;
  const whole = Math.floor(units);
  const beyond = units - whole;
  if (units >= LARGEST_QUICK_UNITS || Math.abs(beyond - 0.5) < TIE_MARGIN) {
    return intlFormat(style, decimals).format(finite);
  }
  const rounded = beyond < 0.5 ? whole : whole + 1;
  const text = decimals === 0 ? grouped(rounded) : withDecimals(rounded, decimals);
  return `${finite < 0 && rounded > 0 ? '-' : ''}${style.before}${text}${style.after}`;
}

function intlFormat(style: NumberStyle, decimals: number): Intl.NumberFormat {
  let format = style.formats.get(decimals);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-AU', {
      ...style.options,
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
      // The sign is for numbers below zero as shown, so that none reads `-$0`.
      signDisplay: 'negative',
    });
    style.formats.set(decimals, format);
  }
  return format;
}

function withDecimals(units: number, decimals: number): string {
  const unitsPerOne = 10 ** decimals;
  const whole = Math.floor(units / unitsPerOne);
  const rest = units - whole * unitsPerOne;
  return `${grouped(whole)}.${String(rest).padStart(decimals, '0')}`;
}

/** A whole number with a comma at each thousand. */
function grouped(whole: number): string {
  if (whole < 1_000) return `${whole}`;
  const thousands = Math.floor(whole / 1_000);
  const rest = whole - thousands * 1_000;
  const padding = rest < 10 ? '00' : rest < 100 ? '0' : '';
  return `${grouped(thousands)},${padding}${rest}`;
}
