/** The kinds of field that a form can have: what each keeps of a text, and what it says of the rest. */
import type { PayOption } from '../../pay/index.ts';
import { acceptUpTo, moneyIn, moneyText } from '../../words/entered-text.ts';
import { optionsNamed, optionsOn } from '../../words/pay-options.ts';

/** Texts of a form's fields, by their names. */
export type Texts = Readonly<Record<string, string>>;

export interface Field {
  /** The text of the field on the page as it is sent. */
  readonly initial: string;
  /** The field's text after it changes from `previous` to `text`. */
  readonly accept: (text: string, previous: string) => string;
  /**
   * The fault of `text`, as typed or as kept, in words; empty if all of it counts. `inUse` is the value that counts
   * meanwhile, with its unit.
   */
  readonly problem: (text: string, inUse?: string) => string;
  /** The text is a list with commas. A link may name what the field does not have: the rest of its list counts. */
  readonly isList?: true;
  /**
   * Whether the field is shown, by what counts of the fields before it. One that is not does not count: it has its initial text. Absent:
   * it always is.
   */
  readonly when?: (entries: Texts) => boolean;
  /** The kind that the field is by other entries, such as an amount that takes cents by the hour. Absent: always this one. */
  readonly by?: (entries: Texts) => Field;
}

/** `field`, shown only where `when` holds of the entries: see `Field`. */
export function shownWhen(field: Field, when: (entries: Texts) => boolean): Field {
  return { ...field, when };
}

interface MoneyLimits {
  /** The texts that count. */
  readonly decimals?: 0 | 2;
  /** Before the dot. */
  readonly mostDigits?: number;
}

/** A sum of money: digits, a dot and decimals, and a 'k' for thousands. */
export function money(initial: string, { decimals, mostDigits }: MoneyLimits = {}): Field {
  return {
    initial,
    accept: (text) => moneyText(text, mostDigits),
    problem: (text) => moneyProblem(text, decimals, mostDigits),
  };
}

export const CENTS_LEFT_OUT = 'Cents are left out.';

/** The fault of `text`, as typed, in a field of `money`. */
export function moneyProblem(
  text: string,
  decimals: 0 | 2 = 0,
  mostDigits = Number.POSITIVE_INFINITY,
): string {
  const [dollars = '', ...rest] = text.replace(/[^\d.]/g, '').split('.');
  if (dollars.length > mostDigits) return `Too large. Only the first ${mostDigits} digits count.`;
  if (dollars && moneyIn(text) === undefined) return 'Too large to calculate. Counts as $0.';
  const problem = dotProblem(rest, /k$/i.test(moneyText(text)), decimals);
  if (!OTHER_CHARACTERS.test(text)) return problem;
  // Short, so that the line does not wrap on a small screen.
  return problem === CENTS_LEFT_OUT
    ? `Use numbers only. ${CENTS_LEFT_OUT}`
    : 'Use numbers only, such as 1318.';
}

/** All but digits, dots, the signs that go with them, and a 'k' that is neither first nor followed by more. */
const OTHER_CHARACTERS = /[^\d.$,\sk]|^[.$,\s]*k|k[$,\s]*[\d.k]/i;

/** The fault of the text after the first dot, whose `parts` the other dots separate. */
function dotProblem(parts: readonly string[], hasThousands: boolean, decimals: 0 | 2): string {
  if (parts.length === 0) return '';
  const { length } = parts.join('');
  if (hasThousands ? length > 3 : decimals === 0) return CENTS_LEFT_OUT;
  if (!hasThousands && length > decimals) return 'Only two decimals count.';
  return parts.length > 1 ? 'Only the first dot counts.' : '';
}

interface NumberLimits {
  readonly initial?: string;
  readonly unit?: string;
  /** Without decimals. */
  readonly isWhole?: boolean;
}

/** A number from 0 to `most`. One that is higher leaves the field as it was. */
export function upTo(
  most: number,
  { initial = '', unit = '', isWhole = false }: NumberLimits = {},
): Field {
  const accept = (text: string, previous: string) =>
    acceptUpTo(most, isWhole ? text.replaceAll('.', '') : text, previous);
  return {
    initial,
    accept,
    problem(text, inUse) {
      const using = (word: string) => (inUse === undefined ? '' : ` ${word} ${inUse}.`);
      if (accept(text, 'refused') === 'refused') {
        return `Maximum ${most}${unit}.${using('Still using')}`;
      }
      if (isWhole) return /\D/.test(text) ? 'Use whole numbers only.' : '';
      if (/[^\d.%\s]/.test(text)) return `Only digits and a dot count.${using('Using')}`;
      return /\..*\./.test(text) ? `Only the first dot counts.${using('Using')}` : '';
    },
  };
}

/** One of `values`. */
export function choice(values: readonly string[], initial: string): Field {
  return {
    initial,
    accept: (text, previous) => (values.includes(text) ? text : previous),
    problem: () => '',
  };
}

/** The `offered` options that are on, by their names. */
export function switches(offered: readonly PayOption[]): Field {
  return {
    initial: '',
    accept(text) {
      const names = text.split(',');
      return optionsOn(optionsNamed(offered.filter((option) => names.includes(option)))).join();
    },
    problem: () => '',
    isList: true,
  };
}

/** A name of at most `longest` characters. */
export function nameField(initial: string, longest: number): Field {
  return {
    initial,
    // Without control characters, and those that turn the direction of the text around. Firefox enters an emoji in two halves, and
    // some emoji are several that U+200D joins.
    accept: (text) =>
      [...text.replace(/(?![\ud800-\udbff\u200d])\p{C}/gu, '')].slice(0, longest).join(''),
    problem: (text) => ([...text].length > longest ? `Only ${longest} characters count.` : ''),
  };
}
