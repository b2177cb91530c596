/** The kinds of field that a form can have: what each keeps of a text, and what it says of the rest. */
import type { PayOption } from '../../pay/pay-options.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import {
  MOST_DOLLARS,
  moneyText,
  NO_NUMBER,
  numberProblem,
  plainNumber,
  readAmount,
  TOO_MUCH,
  typedMoney,
  typedRate,
} from '../../words/entered-text.ts';
import { type EnteredCycle, onePeriod } from '../../words/pay-cycles.ts';
import { optionsIn, optionsOn } from '../../words/pay-options.ts';

/** Texts of a form's fields, by their names. */
export type Texts = Readonly<Record<string, string>>;

export interface Field {
  /** The text of the field on the page as it is sent. */
  readonly initial: string;
  /** The field's text after it changes from `previous` to `text`. */
  readonly accept: (text: string, previous: string) => string;
  /**
   * The text that the control shows for `text` as typed, after one that was kept. Only numbers have it: what they refuse stays to be
   * corrected, and one that ends with a comma is unfinished. Absent: the kept text.
   */
  readonly shown?: (text: string, previous: string) => string;
  /** Why `text`, as typed or as kept, is refused, in words; empty where it is not. `inUse` is the value that counts meanwhile, with its unit. */
  readonly problem: (text: string, inUse?: string) => string;
  /** The hint on a `text` that is accepted, such as that a part of it does not count. It is empty if there is nothing to say. */
  readonly note?: (text: string) => string;
  /** The text is a list with commas. A link may name what the field does not have: the rest of its list counts. */
  readonly isList?: true;
  /**
   * Whether the field is shown, by what counts of the fields before it: the texts of its own item, and those of the form. One that is not
   * does not count: it has its initial text. Absent: it always is.
   */
  readonly when?: (own: Texts, form: Texts) => boolean;
  /** The kind that the field is by other entries, such as an amount that takes cents by the hour. Absent: always this one. */
  readonly by?: (own: Texts, form: Texts) => Field;
}

/** The props of one field: the same object until one of them changes, so that what is memoised is not rendered. */
export interface FieldProps {
  /** In the fragment, and of its controls. */
  readonly name: string;
  readonly field: Field;
  readonly value: string;
  /** The text as typed, where the field has not kept all of it. */
  readonly typed: string | undefined;
  /** A text that is being typed and ends with a comma: its field has another one until it rests. */
  readonly draft?: string | undefined;
  /** `isTyping`: more may follow. */
  readonly change: (name: string, text: string, isTyping?: boolean) => void;
  /** Whether its control is drawn: one that is not does not count. */
  readonly isShown: boolean;
}

/** The props of several fields, for a control of them all. */
export type Fields<Name extends string> = Readonly<Record<Name, FieldProps>>;

/** How many decimals count, and dollars; the period that the words after the number may name, others that the form asks about, and whether it asks about super. */
export type MoneyLimits = {
  decimals?: 0 | 2 | undefined;
  most?: number | undefined;
  unit?: EnteredCycle | undefined;
  others?: readonly EnteredCycle[] | undefined;
  hasSuper?: boolean | undefined;
};

/** A sum of money: see `readAmount`. A text that is none stays as it was typed, and counts for nothing. */
export function money(initial: string, limits: MoneyLimits = {}): Field {
  const { decimals = 0, most = MOST_DOLLARS, unit, others = [], hasSuper } = limits;
  return {
    initial,
    accept: moneyText,
    shown: typedMoney,
    problem(text) {
      const { amount = 0, problem, cycle = unit, includesSuper } = readAmount(text, decimals);
      if (cycle && cycle !== unit) {
        return others.includes(cycle)
          ? ''
          : `Enter the amount ${unit ? onePeriod(unit) : 'in all'}, not ${onePeriod(cycle)}.`;
      }
      if (problem || amount > most) return problem || TOO_MUCH;
      return includesSuper && !hasSuper ? 'Enter the amount without super.' : '';
    },
    note: (text) => readAmount(text, decimals).note ?? '',
  };
}

/** The text at first, the unit for what is said, and whether decimals are refused. */
export type NumberLimits = {
  initial?: string | undefined;
  unit?: string | undefined;
  isWhole?: boolean | undefined;
  isRate?: boolean;
};

/**
 * A number from 0 to `most`. The last right one counts while another text is refused; a higher one leaves the field as it was. Of a super
 * rate the digits, dots and commas are kept, and it is read up to its second dot.
 */
export function upTo(most: number, limits: NumberLimits = {}): NumberField {
  const { initial = '', unit = '', isWhole, isRate } = limits;
  const typed = (text: string) =>
    isRate ? typedRate(text) : text.replace(unit, '').slice(0, LONGEST_NUMBER);
  const kept = (text: string) => {
    const number = plainNumber(typed(text).trim());
    return isWhole ? number.replace(/\.$/, '') : number;
  };
  const isTooMuch = (text: string) => Number.parseFloat(kept(text)) > most;
  const refused = (text: string) => {
    const number = kept(text);
    if (isTooMuch(text)) return `Maximum ${most}${unit}.`;
    if (/[^\d.,]/.test(number)) return NO_NUMBER;
    if (isWhole && Number(number) % 1) return 'Use whole numbers only.';
    return isRate && /^(\d|\.\d)[\d.]*$/.test(number) ? '' : numberProblem(number, most);
  };
  return {
    initial,
    accept: (text, previous) => (refused(text) ? previous : kept(text)),
    shown: (text, previous) => (isTooMuch(text) ? previous : typed(text)),
    problem(text, inUse) {
      let said = refused(text);
      let word = said && 'Still using';
      if (isRate && !said) {
        if (/\..*\./.test(text)) said = 'Only the first dot counts.';
        if (/[^\d.,%\s]/.test(text)) said = 'Only digits and a dot count.';
        word = 'Using';
      }
      return said && inUse ? `${said} ${word} ${inUse}.` : said;
    },
  };
}

const LONGEST_NUMBER = 24;

type NumberField = Field & Required<Pick<Field, 'shown'>>;

/** A field for links and the page itself. Visitors can't type in it. */
export function linkText(longest: number): Field {
  return { initial: '', accept: (text) => text.slice(0, longest), problem: () => '' };
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
  return choice(
    taxYears.map(({ label }) => label),
    defaultTaxYear,
  );
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
