/** The usual kinds of question: each knows the value of its text. */
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { MOST_DOLLARS, moneyIn, numberIn } from '../../words/entered-text.ts';
import { Choice, LabelledField, SelectField, type TextFieldProps } from './controls.tsx';
import {
  type MoneyLimits,
  money,
  NO_YES,
  type NumberLimits,
  oneOf as oneOfTexts,
  upTo,
  yearField,
} from './field.ts';
import { asked, type Question } from './question.tsx';

/** The words and the look of a field of text. */
type Look = Partial<Pick<TextFieldProps, 'before' | 'after' | 'hint' | 'inputMode'>>;

/** A sum of money in dollars; 0 where none is entered. `initial` is the text at first. */
export function dollars(label: string, limits: DollarsLimits = {}): Question<number> {
  return moneyQuestion(label, limits, (amount = 0) => amount);
}

/** A sum of money in dollars; undefined where none is entered, so that another one is assumed. */
export function dollarsOrNone(
  label: string,
  limits: DollarsLimits = {},
): Question<number | undefined> {
  return moneyQuestion(label, limits, (amount) => amount);
}

type DollarsLimits = MoneyLimits & Look & { readonly initial?: string };

function moneyQuestion<Value>(
  label: string,
  limits: DollarsLimits,
  countAs: (amount: number | undefined) => Value,
): Question<Value> {
  const { initial = '', decimals, most = MOST_DOLLARS, unit } = limits;
  const amountIn = (text: string) => {
    const amount = moneyIn(text, decimals, unit);
    return amount !== undefined && amount > most ? undefined : amount;
  };
  const props = { label, before: '$', ...limits };
  return asked(money(initial, limits), (text) => countAs(amountIn(text)), LabelledField, props);
}

type NumberLook = NumberLimits &
  Look & {
    /** The value where none is entered. Absent: 0. */
    readonly assumed?: number;
  };

/** Numbers up to this one have a narrow field. */
const MANY = 10_000;

/** A number from 0 to `most`. `initial` is the text at first. */
export function number(label: string, most: number, limits: NumberLook = {}): Question<number> {
  const { isWhole, assumed = 0 } = limits;
  const keys = isWhole ? ({ inputMode: 'numeric' } as const) : {};
  const size = most < MANY ? ({ size: 'few' } as const) : {};
  const valueIn = (text: string) => (text === '' ? assumed : numberIn(text));
  return asked(upTo(most, limits), valueIn, LabelledField, { label, ...keys, ...size, ...limits });
}

/** As `number`, whose whole text is entered in percent: its value is a fraction. */
export function percent(
  label: string,
  most: number,
  limits: NumberLimits & Look = {},
): Question<number> {
  const { value, ...question } = number(label, most, { unit: '%', after: '%', ...limits });
  return { ...question, value: (own, name) => value(own, name) / 100 };
}

/** One of the values that `words` names. */
export function oneOf<Value extends string>(
  legend: string,
  words: Readonly<Record<Value, string>>,
  initial: NoInfer<Value>,
  hint?: string,
): Question<Value> {
  const field = oneOfTexts(words, initial);
  return asked(field, (text) => text as Value, Choice, { legend, words, hint });
}

/** A question that is answered with no unless it is with yes. */
export function yesNo(legend: string, hint?: string): Question<boolean> {
  return asked(oneOfTexts(NO_YES), (text) => text === 'yes', Choice, {
    legend,
    words: NO_YES,
    hint,
  });
}

/** A tax year's label, such as `2026-27`. */
export function taxYear(rules: RuleSet): Question<string> {
  const words = Object.fromEntries(rules.taxYears.map(({ label }) => [label, label]));
  return asked(yearField(rules), (text) => text, SelectField, { label: 'Tax year', words });
}
