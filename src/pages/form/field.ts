/** The kinds of field that a form can have: what each keeps of a text, and what it says of the rest. */
import type { PayOption } from '../../pay/index.ts';
import { acceptUpTo, moneyText } from '../../words/entered-text.ts';
import { optionsNamed, optionsOn } from '../../words/pay-options.ts';
import { moneyProblem } from './money-problem.ts';

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
