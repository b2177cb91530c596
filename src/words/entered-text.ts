/** Reads what a visitor types: sums of money, and numbers up to a limit such as a superannuation rate (docs/product.md, Validation). */

/** The highest superannuation rate that can be entered, in percent. */
export const MAX_CUSTOM_SUPER_PERCENT = 50;

/** Decimals that a 'k' turns into dollars: 1.234k is 1,234. */
const THOUSANDS = 3;

/**
 * The part of `text` that a field for a sum of money keeps: digits, at most `mostDigits` of them before the dot; a dot and up to three
 * decimals; and a 'k' after them, which ends the number. Decimals are kept where cents do not count, too: without its dot,
 * 1318.4 would be 13184.
 */
export function moneyText(text: string, mostDigits = Number.POSITIVE_INFINITY): string {
  // Not the 'k' of a word such as 'week'.
  const thousands = /[\d.][$,\s]*(k)/i.exec(text);
  const number = thousands === null ? text : text.slice(0, thousands.index + 1);
  const [dollars = '', ...decimals] = number.replace(/[^\d.]/g, '').split('.');
  const dot = decimals.length === 0 ? '' : '.';
  return (
    dollars.slice(0, mostDigits) +
    dot +
    decimals.join('').slice(0, THOUSANDS) +
    (thousands?.[1] ?? '')
  );
}

/**
 * The sum in `text`, in dollars, cut to `decimals` places. Undefined where there is none, or where it is beyond what a number
 * holds exactly.
 */
export function moneyIn(text: string, decimals = 0): number | undefined {
  const kept = moneyText(text);
  if (!/\d/.test(kept)) return undefined;
  const number = kept.replace(/k$/i, '');
  const [dollars = '', cents = ''] = number.split('.');
  const amount =
    number === kept
      ? Number(`${dollars || 0}.${cents.slice(0, decimals)}`)
      : Number(dollars + cents.padEnd(THOUSANDS, '0'));
  return amount <= Number.MAX_SAFE_INTEGER ? amount : undefined;
}

/** As `moneyIn`; 0 where that is undefined. */
export function parseMoney(text: string, decimals = 0): number {
  return moneyIn(text, decimals) ?? 0;
}

/**
 * The text of a field for a number up to `most` after it changes from `previous` to `text`: the digits and dots of
 * `text` if they are empty, a lone dot (a value still being typed) or at most `most`, else `previous`.
 */
export function acceptUpTo(most: number, text: string, previous: string): string {
  const number = decimalText(text);
  const acceptable = number === '' || number === '.' || Number.parseFloat(number) <= most;
  return acceptable ? number : previous;
}

/** The superannuation rate in `text` as a fraction; undefined where the year's default applies: empty, 0 or no rate. */
export function customSuperRate(text: string): number | undefined {
  const percent = Number.parseFloat(decimalText(text));
  const rate = percent / 100;
  return rate > 0 && percent <= MAX_CUSTOM_SUPER_PERCENT ? rate : undefined;
}

function decimalText(text: string): string {
  return text.replace(/[^\d.]/g, '');
}
