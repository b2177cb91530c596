/** Reads what a visitor types: sums of money, and numbers up to a limit such as a superannuation rate (docs/product.md, Validation). */

/** The highest superannuation rate that can be entered, in percent. */
export const MAX_CUSTOM_SUPER_PERCENT = 50;

/** The most dollars, of one sum and of a pay a year: above them somebody has typed too much. */
export const MOST_DOLLARS = 100_000_000;

/** The text that a field for a sum of money keeps: all but the signs and spaces that go with a number, and what cannot be seen. */
export function moneyText(text: string): string {
  return [...text.replace(/[$,\s\p{C}]/gu, '')].slice(0, LONGEST).join('');
}

/** Longer than any sum, so that a link cannot bring a page of text into a field. */
const LONGEST = 24;

/** A number that is read as money: digits, a dot and decimals, and a 'k' for thousands. */
const SUM = /^(\d*)(?:\.(\d*))?(k?)$/i;

/** Decimals that a 'k' turns into dollars: 1.234k is 1,234. */
const THOUSANDS = 3;

/**
 * The sum in `text`, in dollars, cut to `decimals` places. Undefined where there is none: without digits, with anything else than a number,
 * and above `MOST_DOLLARS`.
 */
export function moneyIn(text: string, decimals = 0): number | undefined {
  const [, dollars, cents = '', thousands] = SUM.exec(moneyText(text)) ?? [];
  if (dollars === undefined || dollars + cents === '') return undefined;
  const amount = thousands
    ? Number(dollars + cents.slice(0, THOUSANDS).padEnd(THOUSANDS, '0'))
    : Number(`${dollars || 0}.${cents.slice(0, decimals)}`);
  return amount <= MOST_DOLLARS ? amount : undefined;
}

/** Why `text` is no sum of at most `most` dollars, in words; empty where it is one, and where there is none. */
export function moneyProblem(text: string, decimals: 0 | 2, most = MOST_DOLLARS): string {
  const kept = moneyText(text);
  if (kept === '' || kept === '.') return '';
  if (/^[-\u2212]/.test(kept)) return 'An amount cannot be below $0.';
  if (/^[\d.]*\.[\d.]*\.[\d.]*k?$/i.test(kept)) return 'Use one dot only.';
  if (!SUM.test(kept) || !/\d/.test(kept)) return 'Use numbers only.';
  const amount = moneyIn(kept, decimals);
  return amount === undefined || amount > most ? 'That looks too much. Check the amount.' : '';
}

/** The part of a sum beyond so many `decimals`, which does not count, in words; empty where all of it does. */
export function moneyNote(text: string, decimals: 0 | 2): string {
  const [, , cents, thousands] = SUM.exec(moneyText(text)) ?? [];
  if (cents === undefined) return '';
  if (thousands) return cents.length > THOUSANDS ? CENTS_LEFT_OUT : '';
  if (decimals === 0) return CENTS_LEFT_OUT;
  return cents.length > decimals ? 'Only two decimals count.' : '';
}

const CENTS_LEFT_OUT = 'Cents are left out.';

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

/** The number that `text` begins with; 0 where it begins with none. */
export function numberIn(text: string): number {
  return Number.parseFloat(text) || 0;
}
