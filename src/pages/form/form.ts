/**
 * A form: the fields of a live page, each under the name that it has in the fragment of the address, such as
 * `#salary=1500&cycle=weekly&options=nonResident,studentLoan`. Browsers do not send the fragment to a server. A field with its
 * initial text is left out of it.
 */
import type { Field } from './field.ts';

export type Form = Readonly<Record<string, Field>>;

export type Name<F extends Form> = keyof F & string;

/** The text of each field. */
export type Entries<F extends Form> = Readonly<Record<Name<F>, string>>;

export function initialEntries<F extends Form>(form: F): Entries<F> {
  const texts = Object.entries(form).map(([name, { initial }]) => [name, initial]);
  return Object.fromEntries(texts) as Entries<F>;
}

/** The entries after `text` is entered in the field `name`. A text that the field refuses leaves them as they were. */
export function change<F extends Form>(
  form: F,
  entries: Entries<F>,
  name: Name<F>,
  text: string,
): Entries<F> {
  const field = fieldOf(form, name);
  const kept = (field.by?.(entries) ?? field).accept(text, entries[name]);
  return kept === entries[name] ? entries : { ...entries, [name]: kept };
}

/** The entries that count: a field that is not shown has its initial text. The same object where all of them do. */
export function countingEntries<F extends Form>(form: F, entries: Entries<F>): Entries<F> {
  let counting = entries;
  for (const name of namesOf(form)) {
    const { when, initial } = fieldOf(form, name);
    if (counting[name] !== initial && when?.(counting) === false) {
      counting = { ...counting, [name]: initial };
    }
  }
  return counting;
}

/** How a page writes its entries to a fragment, and reads them. */
export interface Links<F extends Form> {
  /** The fragment of `entries`, its `#` included; empty where every field has its initial text. */
  readonly fragmentOf: (entries: Entries<F>) => string;
  /** The entries in `fragment`; undefined if it is a fragment for something else, such as `#main`. */
  readonly entriesIn: (fragment: string) => Entries<F> | undefined;
}

/**
 * Of a page with `form`. Where links of other calculators lead to it, `carried` gives the entries that such a link stands for here;
 * undefined if it is a link of the page itself.
 */
export function linksOf<F extends Form>(
  form: F,
  carried: (given: URLSearchParams) => Partial<Entries<F>> | undefined = () => undefined,
): Links<F> {
  return {
    fragmentOf: (entries) => fragmentOf(form, entries),
    entriesIn(fragment) {
      const read = entriesIn(form, fragment);
      const brought = carried(new URLSearchParams(fragment.slice(1)));
      const start = read ?? (brought && entriesIn(form, ''));
      return start && { ...start, ...brought };
    },
  };
}

/**
 * As in `Links`, of the fields that are shown. `always` names those that a fragment that is not empty has, whatever their text.
 */
export function fragmentOf<F extends Form>(
  form: F,
  entries: Entries<F>,
  always: readonly Name<F>[] = [],
): string {
  const names = namesOf(form);
  const counting = countingEntries(form, entries);
  const isChanged = (name: Name<F>) => counting[name] !== fieldOf(form, name).initial;
  if (!names.some(isChanged)) return '';
  const named = names.filter((name) => isChanged(name) || always.includes(name));
  return `#${named.map((name) => `${name}=${encoded(counting[name])}`).join('&')}`;
}

function encoded(text: string): string {
  // Half a character cannot be encoded: see `nameField`.
  return encodeURIComponent(text.replace(/\p{Cs}/gu, '')).replaceAll('%2C', ',');
}

/** As in `Links`. A text that could not have been entered is ignored: its field has its initial text. */
export function entriesIn<F extends Form>(form: F, fragment: string): Entries<F> | undefined {
  const given = new URLSearchParams(fragment.slice(1));
  const names = namesOf(form).filter((name) => given.has(name));
  if (names.length === 0 && fragment !== '') return undefined;
  const read = names.map((name) => {
    const { initial, accept, shown = accept, isList } = fieldOf(form, name);
    const text = given.get(name) ?? '';
    return [name, shown(text, initial) === text || isList ? accept(text, initial) : initial];
  });
  return { ...initialEntries(form), ...Object.fromEntries(read) };
}

/** `entries`, changed by what the controls of the page hold that they were not sent with: by what was entered before the script ran. */
export function withEntered<F extends Form>(
  form: F,
  entries: Entries<F>,
  entered: FormData,
): Entries<F> {
  // A field that the page does not show is not among them, nor is a list of which nothing is on.
  const names = namesOf(form).filter((name) => entered.has(name));
  return names.reduce((changed, name) => {
    // A list has a control for each of its names.
    const text = entered.getAll(name).join();
    return text === fieldOf(form, name).initial ? changed : change(form, changed, name, text);
  }, entries);
}

function namesOf<F extends Form>(form: F): Name<F>[] {
  return Object.keys(form) as Name<F>[];
}

function fieldOf<F extends Form>(form: F, name: Name<F>): Field {
  return form[name] as Field;
}
