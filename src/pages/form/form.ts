/**
 * A form: the fields of a live page, each under the name that its text has in the fragment of the address, such as
 * `#salary=1500&cycle=weekly&options=nonResident,studentLoan`. Browsers do not send the fragment to a server. A field with its
 * initial text is left out of it.
 */
import { understood } from '../questions/vocabulary.ts';
import type { Field, Texts } from './field.ts';
import { isList, type Questions } from './question.tsx';

/** A field where it is in a form. Those of a list's second item and later ones have its prefix before their own names. */
export interface Place {
  readonly name: string;
  readonly own: string;
  readonly prefix: string;
  readonly field: Field;
  /** The item's place in its list, and the name of the field with the number of items; none where there are always as many. */
  readonly index?: number;
  readonly count?: string | undefined;
}

/** Fields by name, in the order of their fragment: those of every item that a list may have. */
export type Form = ReadonlyMap<string, Place>;

export function formOf(questions: Questions): Form {
  const form = new Map<string, Place>();
  const putAll = (asked: Questions, prefix: string, item: Pick<Place, 'index' | 'count'>) => {
    for (const [name, question] of Object.entries(asked)) {
      const ends = Object.entries(question.fields);
      for (const [end, field] of ends) {
        const own = end || name;
        form.set(prefix + own, { name: prefix + own, own, prefix, field, ...item });
      }
      if (isList(question)) {
        for (const [index, each] of question.prefixes.entries()) {
          putAll(question.each(index), each, { index, count: ends[0] && name });
        }
      }
    }
  };
  putAll(questions, '', {});
  return form;
}

/** The places of the items that there are with these entries. */
export function placesAt(form: Form, entries: Texts): Place[] {
  return [...form.values()].filter((place) => isAt(place, entries));
}

function isAt({ index = 0, count }: Place, entries: Texts): boolean {
  return count === undefined || index < Number(entries[count]);
}

/** The entries with these texts. Every other field has its initial one. */
export function entriesWith(form: Form, texts: Texts = {}): Texts {
  const initial = Array.from(form.values(), ({ name, field }) => [name, field.initial]);
  return { ...Object.fromEntries(initial), ...texts };
}

/** Texts of items by their prefix: a key reads the same ones for each of their fields. */
const known = new WeakMap<Texts, Record<string, Texts>>();

/** The texts of one item under their own names; with no prefix all texts, under theirs. */
export function ownTexts(form: Form, entries: Texts, prefix: string): Texts {
  if (prefix === '') return entries;
  const items = known.get(entries) ?? {};
  known.set(entries, items);
  items[prefix] ??= Object.fromEntries(
    [...form.values()]
      .filter((place) => place.prefix === prefix)
      .map(({ name, own }) => [own, entries[name] as string]),
  );
  return items[prefix];
}

/** The kind that the field `name` is with these entries, which are those that count. */
export function fieldAt(form: Form, entries: Texts, name: string): Field {
  const { field, prefix } = form.get(name) as Place;
  return field.by?.(ownTexts(form, entries, prefix), entries) ?? field;
}

/**
 * The entries after `text` is entered in the field `name`, as the kind that it is shown as. A text that the field refuses leaves them as they
 * were.
 */
export function change(form: Form, entries: Texts, name: string, text: string): Texts {
  const previous = entries[name] as string;
  const kept = fieldAt(form, countingEntries(form, entries), name).accept(text, previous);
  return kept === previous ? entries : { ...entries, [name]: kept };
}

/**
 * The text `typed` in a field with this `value`, or nothing if the field was another kind when it refused the text and would take it by now.
 * Such a text did not count, so the control shows the value.
 */
export function typedStill({ accept }: Field, value: string, typed?: string): string | undefined {
  return typed && accept(typed, value) === value ? typed : undefined;
}

export function isShown(form: Form, entries: Texts, name: string): boolean {
  const { field, prefix } = form.get(name) as Place;
  return field.when?.(ownTexts(form, entries, prefix), entries) ?? true;
}

/** The entries that count: a field that is not shown has its initial text. The same object where all of them do. */
export function countingEntries(form: Form, entries: Texts): Texts {
  let counting = entries;
  for (const place of form.values()) {
    const { name, field } = place;
    // Few fields have another text than at first, so the cheapest test comes first.
    if (
      counting[name] !== field.initial &&
      isAt(place, entries) &&
      !isShown(form, counting, name)
    ) {
      counting = { ...counting, [name]: field.initial };
    }
  }
  return counting;
}

/**
 * The fragment of `entries`, its `#` included; empty where every field has its initial text. Fields that are not shown are left out.
 * `always` names those that a fragment that is not empty has, whatever their text.
 */
export function fragmentOf(form: Form, entries: Texts, always: readonly string[] = []): string {
  const counting = countingEntries(form, entries);
  const places = placesAt(form, entries);
  const isChanged = ({ name, field }: Place) => counting[name] !== field.initial;
  if (!places.some(isChanged)) return '';
  const named = places.filter((place) => isChanged(place) || always.includes(place.name));
  return `#${named.map(({ name }) => `${name}=${encoded(counting[name] as string)}`).join('&')}`;
}

function encoded(text: string): string {
  // Half a character cannot be encoded: a name may end in one.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replaceAll('%2C', ',');
}

/** The entries that a link stands for on a page whose own fields do not say so by themselves. */
export type Accepts = (given: URLSearchParams, read: Texts) => Texts | undefined;

/**
 * The entries in `fragment`, in the words of any calculator; undefined if it is a fragment for something else, such as `#main`. A text that
 * could not have been entered is ignored: its field has its initial text.
 */
export function entriesIn(form: Form, fragment: string, accepts?: Accepts): Texts | undefined {
  const given = understood(fragment);
  const named = [...form.values()].filter(({ name }) => given.has(name));
  const read = named.map(({ name, field: { initial, accept, shown = accept, isList } }) => {
    const text = given.get(name) as string;
    return [name, shown(text, initial) === text || isList ? accept(text, initial) : initial];
  });
  const entries = entriesWith(form, Object.fromEntries(read));
  const brought = accepts?.(given, entries);
  const isOfForm = fragment === '' || brought || named.length > 0;
  return isOfForm ? { ...entries, ...brought } : undefined;
}

/** `entries`, changed by what the controls of the page hold that they were not sent with: by what was entered before the script ran. */
export function withEntered(form: Form, entries: Texts, entered: FormData): Texts {
  // A field that the page does not show is not among them, nor is a list of which nothing is on.
  const places = [...form.values()].filter(({ name }) => entered.has(name));
  return places.reduce((changed, { name, field }) => {
    // A list has a control for each of its names.
    const text = entered.getAll(name).join();
    return text === field.initial ? changed : change(form, changed, name, text);
  }, entries);
}
