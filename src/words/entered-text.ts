/** Reads what a visitor types: sums of money with the words around them, and numbers up to a limit (docs/product.md, Validation). */
import type { EnteredCycle } from './pay-cycles.ts';

/** The most children that a field takes: more than any family of the law's tests. */
export const MOST_CHILDREN = 20;

/** The highest superannuation rate that can be entered, in percent. */
export const MAX_CUSTOM_SUPER_PERCENT = 50;

/** The most dollars, of one sum and of a pay a year: above them somebody has typed too much. */
export const MOST_DOLLARS = 100_000_000;

/** The text that a field for a sum of money shows: all but dollar signs, spaces, and what cannot be seen. */
export function typedMoney(text: string): string {
  return [...text.replace(/[$\s\p{C}]/gu, '')].slice(0, LONGEST).join('');
}

/** Longer than any sum with its words, so that a link cannot bring a page of text into a field. */
const LONGEST = 48;

/** The text that a field for a sum of money keeps: without the commas that have one meaning. */
export function moneyText(text: string): string {
  return plainNumber(typedMoney(text));
}

/**
 * `text` with its number as JavaScript has it. A comma is a decimal point unless exactly three digits follow; commas before each three
 * digits go. What can be read in two ways stays, for `numberProblem` to refuse.
 */
export function plainNumber(text: string): string {
  return text.replace(/[\d.,]+/, (number) =>
    /^[1-9]\d{0,2}(,\d{3})+(\.\d*)?$/.test(number)
      ? number.replaceAll(',', '')
      : number.replace(/^(?:0*,|\d*,(?!\d{3}$))(?=\d*$)/, (start) => start.replace(',', '.')),
  );
}

/** True if `text` may go on after its comma: until it rests, nobody knows whether thousands or decimals follow. */
export function isUnfinished(text: string): boolean {
  return /,\d?\d?\s*$/.test(text);
}

/** A currency, the number, a multiplier, which the 'm' of a month is not, and words. */
const SUM = /^\+?(?:a(?:ud?)?)?([\d.,]*\d[\d.,]*)(k|m(?:il(?:lion)?)?(?!onth|th))?(.*)/;

/** Where super is, in a job ad. */
const SUPER = /(?:(\+|plus|ex[a-z]*)|inc[a-z]*)\.?super(?:annuation)?/;

/** The period of a pay in a job ad, by its first letter: 'p.a.', 'per annum', 'a year', '/yr', 'yearly'. */
const UNIT =
  /^(?:per|an?|p?[./]?)([aymfwdh])(?:nnu(?:m|al)|(?:ea|ou)?r|onth|th|ortnight|(?:ee)?k|ay)?(?:ly)?\.?$/;

/** Keyed by the first letter of their words. */
const CYCLES: Readonly<Record<string, EnteredCycle>> = {
  a: 'annually',
  y: 'annually',
  m: 'monthly',
  f: 'fortnightly',
  w: 'weekly',
  d: 'daily',
  h: 'hourly',
};

export interface ReadAmount {
  /** Dollars, cut to the decimals that count. Undefined where the text is empty or refused. */
  readonly amount?: number;
  /** The cycle that the words after the number name. */
  readonly cycle?: EnteredCycle | undefined;
  readonly includesSuper?: boolean | undefined;
  /** Why the text is refused, in words; empty where it is not. */
  readonly problem: string;
  /** The part that does not count, in words; empty where all of it does. */
  readonly note?: string;
}

/** The sum in `text`, of which so many decimals count, and what its words say. */
export function readAmount(text: string, decimals = 0): ReadAmount {
  const kept = moneyText(text).toLowerCase();
  if (kept === '' || kept === '.') return { problem: '' };
  if (/^[-\u2212]/.test(kept)) return { problem: 'An amount cannot be below $0.' };
  const [, number, multiplier, words = ''] = SUM.exec(kept) ?? [];
  const [superWords = '', onTop] = SUPER.exec(words) ?? [];
  const unit = words.replace(superWords, '').replace('aud', '');
  const [, letter] = UNIT.exec(unit) ?? [];
  if (number === undefined || (unit && !letter)) return { problem: NO_NUMBER };
  const problem = numberProblem(number, MOST_DOLLARS, multiplier);
  if (problem) return { problem };
  const shift = multiplier ? (multiplier === 'k' ? 3 : 6) : 0;
  const [whole, fraction] = number.split('.') as [string, string?];
  const places = shift || decimals;
  const amount = Number(`0${whole}.${fraction?.slice(0, places) ?? ''}e${shift}`);
  if (amount > MOST_DOLLARS) return { problem: TOO_MUCH };
  const isCut = fraction !== undefined && (fraction.length > places || places === 0);
  return {
    amount,
    cycle: letter ? CYCLES[letter] : undefined,
    includesSuper: superWords ? !onTop : undefined,
    problem,
    note: isCut ? (decimals && !shift ? 'Only two decimals count.' : 'Cents are left out.') : '',
  };
}

export const NO_NUMBER = 'Use numbers only.';
export const TOO_MUCH = 'That looks too much. Check the amount.';

/** Why a plain `number` of digits, dots and commas is refused, with its readings where it has two of at most `most`. */
export function numberProblem(number: string, most: number, multiplier = ''): string {
  const digits = number.replace(/\D/g, '');
  const isDotOfThousands =
    /^[1-9]\d?\d?\.\d{3}$/.test(number) && !multiplier && Number(digits) <= most;
  if (number.includes(',') || isDotOfThousands) {
    const decimals = number.length - 1 - number.search(/\D\d*$/);
    const [one, other] = [decimals, 0].map((places) =>
      Number(`${digits}e-${places}`).toLocaleString('en-AU', { maximumFractionDigits: 2 }),
    );
    return `Enter ${one}${multiplier} or ${other}${multiplier}.`;
  }
  return /\..*\./.test(number) ? 'Use one dot only.' : '';
}

/**
 * As `readAmount`; undefined where the words name another period than `unit`, or super in the sum: a field without a pay cycle refuses
 * them.
 */
export function moneyIn(text: string, decimals = 0, unit?: EnteredCycle): number | undefined {
  const { amount, cycle = unit, includesSuper } = readAmount(text, decimals);
  return cycle === unit && !includesSuper ? amount : undefined;
}

/** As `moneyIn`; 0 where that is undefined. */
export function parseMoney(text: string, decimals = 0, unit?: EnteredCycle): number {
  return moneyIn(text, decimals, unit) ?? 0;
}

/** Whole dollars of a field for those of a year. */
export function dollarsAYear(text: string): number {
  return parseMoney(text, 0, 'annually');
}

/** The digits, dots and commas of a super rate, as typed. */
export function typedRate(text: string): string {
  return text.replace(/[^\d.,]/g, '');
}

/** The superannuation rate in `text` as a fraction; undefined where the year's default applies: empty, 0 or no rate. */
export function customSuperRate(text: string): number | undefined {
  const percent = Number.parseFloat(plainNumber(typedRate(text)));
  return percent > 0 && percent <= MAX_CUSTOM_SUPER_PERCENT ? percent / 100 : undefined;
}

/** The number that a kept `text` begins with; 0 where it begins with none. */
export function numberIn(text: string): number {
  return Number.parseFloat(text) || 0;
}
