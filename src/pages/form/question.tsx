/** A question of a form: its fields, the value that their texts count as, and how it is drawn. */
import type { ComponentType, ReactNode } from 'react';
import type { TextFieldProps } from './controls.tsx';
import type { Field, FieldProps, Texts } from './field.ts';

/** Words that follow from the result, in place of those that a question has by itself. */
export type Said = Partial<Pick<TextFieldProps, 'hint' | 'placeholder' | 'inUse'>> & {
  readonly label?: string;
  readonly legend?: string;
  readonly words?: Readonly<Record<string, string>>;
  /** What the options are told of a pay: see `OptionSwitches`. */
  readonly packageNote?: string;
  readonly result?: unknown;
  /** Takes the place of the hint, and of what the field says. */
  readonly question?: string | false;
};

export interface Question<Value> {
  /** By the name of their entries; an empty name is that of the question. */
  readonly fields: Readonly<Record<string, Field>>;
  /** `own`: the texts that count, of its form or of its item. `name`: the one that the question has there. */
  readonly value: (own: Texts, name: string) => Value;
  /** `field`: the props of a field by the name of its entry, in its form or its item. */
  readonly draw: (
    field: (name: string) => FieldProps,
    name: string,
    said: Said | undefined,
  ) => ReactNode;
}

/** Questions that are asked of several items, such as jobs or pays. */
export interface List<Asked extends Questions> {
  /** The field that has the number of items, by the name of the list: an empty name. None where there are always as many. */
  readonly fields: Readonly<Record<string, Field>>;
  /** What the names of an item's entries begin with. */
  readonly prefixes: readonly string[];
  /** The questions of the item at `index`. */
  readonly each: (index: number) => Asked;
  /** Draws a card for each item. */
  // biome-ignore lint/suspicious/noExplicitAny: the kinds of list know what they draw
  readonly Items: ComponentType<any>;
}

// biome-ignore lint/suspicious/noExplicitAny: a value of any kind; `Values` keeps the kind of each
export type Questions = Readonly<Record<string, Question<any> | List<any>>>;

/** The values that count, by the names of their questions. */
export type Values<Asked extends Questions> = {
  readonly [Name in keyof Asked]: Asked[Name] extends Question<infer Value>
    ? Value
    : Asked[Name] extends List<infer Each>
      ? readonly Values<Each>[]
      : never;
};

// biome-ignore lint/suspicious/noExplicitAny: as in `Questions`
export function isList(question: Questions[string]): question is List<any> {
  return 'each' in question;
}

/** The prefixes of the items that a list has. `count`: the text of its field; absent: all of them. */
export function itemsOf({ prefixes }: List<Questions>, count?: string): readonly string[] {
  return prefixes.slice(0, Number(count) || undefined);
}

/** A question of one field, which has the question's name. */
export function asked<Value, const Props extends object>(
  field: Field,
  value: (text: string) => Value,
  Control: (props: FieldProps & Props) => ReactNode,
  props: Props,
): Question<Value> {
  // The last text and its value: a key changes one text of a form.
  let last: readonly [text: string, value: Value] | undefined;
  return {
    fields: { '': field },
    value(own, name) {
      const text = own[name] ?? '';
      if (last?.[0] !== text) last = [text, value(text)];
      return last[1];
    },
    draw: (fieldOf, name, said) => <Control {...fieldOf(name)} {...props} {...said} />,
  };
}

/** The same question, asked only where `when` holds of the texts of its item and of the form; else it has its initial value. */
export function onlyIf<Value>(
  when: NonNullable<Field['when']>,
  question: Question<Value>,
): Question<Value> {
  const fields = Object.entries(question.fields).map(([name, field]) => {
    const isAsked: Field['when'] = (own, form) =>
      when(own, form) && (field.when?.(own, form) ?? true);
    return [name, { ...field, when: isAsked }];
  });
  return { ...question, fields: Object.fromEntries(fields) };
}
