/** The kinds of field that a form can have: what each keeps of a text, and what it says of the rest. */
import type { PayOption, RuleSet } from '../../pay/basics.ts';
import {
  acceptUpTo,
  MOST_DOLLARS,
  moneyNote,
  moneyProblem,
  moneyText,
} from '../../words/entered-text.ts';
import { optionsIn, optionsOn } from '../../words/pay-options.ts';

/** Texts of a form's fields, by their names. */
export type Texts = Readonly<Record<string, string>>;

export interface Field {
  /** The text of the field on the page as it is sent. */
  readonly initial: string;
  /** The field's text after it changes from `previous` to `text`. */
  readonly accept: (text: string, previous: string) => string;
  /** Why `text`, as typed or as kept, is refused, in words; empty where it is not. `inUse` is the value that counts meanwhile, with its unit. */
  readonly problem: (text: string, inUse?: string) => string;
  /** The part that does not count of a `text` that is not refused, in words; empty where all of it does. */
  readonly note?: (text: string) => string;
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

/** How many decimals count, and dollars. */
type MoneyLimits = { decimals?: 0 | 2; most?: number };

/** A sum of money: digits, a dot and decimals, and a 'k' for thousands. Any other text stays as it was typed, and counts for nothing. */
export function money(initial: string, limits: MoneyLimits = {}): Field {
  const { decimals = 0, most = MOST_DOLLARS } = limits;
  return {
    initial,
    accept: moneyText,
    problem: (text) => moneyProblem(text, decimals, most),
    note: (text) => moneyNote(text, decimals),
  };
}

/** The text at first, the unit for what is said, and whether decimals are refused. */
type NumberLimits = { initial?: string; unit?: string; isWhole?: boolean };

/** A number from 0 to `most`. One that is higher leaves the field as it was. */
export function upTo(most: number, limits: NumberLimits = {}): Field {
  const { initial = '', unit = '', isWhole = false } = limits;
  const accept = (text: string, previous: string) =>
    acceptUpTo(most, isWhole ? text.replace(/\..*/s, '') : text, previous);
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

export function choice(values: readonly string[], initial: string): Field {
  return {
    initial,
    accept: (text, previous) => (values.includes(text) ? text : previous),
    problem: () => '',
  };
}

/** One of the values that `words` names. */
export function oneOf(words: Readonly<Record<string, string>>, initial = ''): Field {
  return choice(Object.keys(words), initial);
}

/** The words of a question that is answered with no unless it is with yes. */
export const NO_YES = { '': 'No', yes: 'Yes' } as const;

export function yearField({ taxYears, defaultTaxYear }: RuleSet): Field {
  const years = taxYears.map(({ label }) => label);
  return choice(years, defaultTaxYear);
}

/** The `offered` options that are on, by their names. */
export function switches(offered: readonly PayOption[]): Field {
  return {
    initial: '',
    accept(text) {
      const names = text.split(',');
      return optionsOn(optionsIn(offered.filter((option) => names.includes(option)).join())).join();
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
