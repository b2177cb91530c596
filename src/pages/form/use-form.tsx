/** The form of a live page: its entries, which the fields change and the address keeps, and the element that holds them. */
import { type PropsWithChildren, useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { isUnfinished } from '../../words/entered-text.ts';
import { SETTLED_MS } from '../live/announcement.tsx';
import { arrivalFragment, useAddress } from './address.ts';
import type { FieldProps, Texts } from './field.ts';
import {
  type Accepts,
  change,
  countingEntries,
  entriesIn,
  entriesWith,
  type Form,
  fieldAt,
  fragmentOf,
  isShown,
  typedStill,
  withEntered,
} from './form.ts';

/** Of the `<form>` of a page. */
const FORM_ID = 'form';

interface FormState {
  readonly entries: Texts;
  /** Texts as typed, of fields that have not kept all of theirs. One is forgotten once its field has another text. */
  readonly typed: Readonly<Record<string, string | undefined>>;
  readonly draft?: Draft | undefined;
}

/** A text that does not count yet: its field shows it. */
export interface Draft {
  readonly name: string;
  readonly text: string;
}

export type LiveForm = ReturnType<typeof useForm>;

interface FormLinks {
  /** See `fragmentOf`. */
  readonly always?: readonly string[] | undefined;
  readonly accepts?: Accepts | undefined;
  /** The data that a draft needs may still be loading: then this is true, and the draft counts later. It must be the same function at each render. */
  readonly lacks: (draft: Draft | undefined) => boolean;
  /** The fragment of the entries that the page is rendered with. Absent: none. */
  readonly start?: string | undefined;
}

/** The `form` and its links are always the same: a page has one form. */
export function useForm(
  form: Form,
  { always, accepts, lacks, start: startFragment = '' }: FormLinks,
) {
  // The form as it was sent, which has what is entered until the effect below. React replaces it on a translated page.
  const [sent] = useState(formElement);
  const [state, setState] = useState((): FormState => {
    return { entries: entriesIn(form, startFragment, accepts) ?? entriesWith(form), typed: {} };
  });
  const { entries, typed, draft } = state;
  const replace = useCallback(
    (entries: Texts) => {
      const draft = { name: 'year', text: entries.year as string };
      const first = { ...entries, year: entriesWith(form).year as string };
      setState(lacks(draft) ? { entries: first, typed: {}, draft } : { entries, typed: {} });
    },
    [form, lacks],
  );
  const [links] = useState(() => ({
    fragmentOf: (entries: Texts) => fragmentOf(form, entries, always),
    entriesIn: (fragment: string) => entriesIn(form, fragment, accepts),
  }));

  // The page is sent, and hydrated, with the initial texts.
  useLayoutEffect(() => {
    const fragment = arrivalFragment(links.entriesIn);
    const shared = links.entriesIn(fragment) ?? entriesWith(form);
    const start = sent ? withEntered(form, shared, enteredIn(sent)) : shared;
    if (links.fragmentOf(start) !== '') replace(start);
    correctTexts(start);
    // An entry that every link of this page has, and that another page's leaves to enter. The visitor may be in another field by then.
    const left = always?.find((name) => start[name] === '' && !fragment.includes(name));
    if (left !== undefined && !document.activeElement?.closest('form')) {
      document.getElementById(left)?.focus();
    }
  }, [form, links, sent, replace, always]);

  const changeField = useCallback(
    (name: string, text: string, isTyping = false) =>
      setState((state) => {
        const entered = { name, text };
        const isLater = isTyping && form.get(name)?.field.shown && isUnfinished(text);
        if (isLater || lacks(entered)) return { ...state, draft: entered };
        const entries = change(form, state.entries, name, text);
        const typed = { ...state.typed, [name]: entries[name] === text ? undefined : text };
        return { entries, typed, draft: lacks(state.draft) ? state.draft : undefined };
      }),
    [form, lacks],
  );
  const isLate = lacks(draft);
  useLayoutEffect(() => {
    if (draft === undefined || isLate) return;
    const { name, text } = draft;
    // Data that has just arrived counts before the page is painted, so that no figure of the former entry shows.
    if (!isUnfinished(text)) return changeField(name, text);
    const timer = setTimeout(changeField, SETTLED_MS, name, text);
    return () => clearTimeout(timer);
  }, [draft, isLate, changeField]);
  const counting = useMemo(() => countingEntries(form, entries), [form, entries]);
  // A page that is left meanwhile has the text as it is.
  const fragmentNow = () =>
    links.fragmentOf(draft ? change(form, entries, draft.name, draft.text) : entries);
  useAddress(fragmentNow, draft ?? entries, links, replace);
  const [drawn] = useState(() => new Map<string, { state: FormState; props: FieldProps }>());
  return {
    /** The entries that count: a field that is not shown has its initial text. */
    entries: counting,
    /** The figures are of the former entry while the data of the new one loads. */
    isLate,
    /** @throws TypeError if the form has no field of that name. */
    field(name: string): FieldProps {
      const last = drawn.get(name);
      if (last?.state === state) return last.props;
      const field = fieldAt(form, counting, name);
      const value = counting[name] as string;
      const props = {
        name,
        field,
        value,
        typed: typedStill(field, value, typed[name]),
        draft: draft?.name === name ? draft.text : undefined,
        change: changeField,
        isShown: isShown(form, counting, name),
      };
      const kept = last && isSame(last.props, props) ? last.props : props;
      drawn.set(name, { state, props: kept });
      return kept;
    },
    /** Enters a text, as typed, in the field of a name. */
    change: changeField,
    /** Puts texts, by what is entered, into fields of these names as they are, also those that a field would refuse. */
    put: (texts: (entries: Texts) => Texts) =>
      setState(({ entries }) => ({ entries: { ...entries, ...texts(entries) }, typed: {} })),
    reset: useCallback(() => replace(entriesWith(form)), [form, replace]),
    /** What a link to the page has: the entries, and the fragment that they make. */
    link: { entries, fragmentOf: links.fragmentOf },
  };
}

/**
 * React leaves what was entered in the text fields that it hydrates. Where `start` does not have a text as it was entered,
 * React would not correct it if it was not rendered otherwise.
 */
function correctTexts(start: Readonly<Record<string, string>>): void {
  for (const field of formElement()?.querySelectorAll<HTMLInputElement>('[type=text]') ?? []) {
    const text = start[field.name];
    if (text !== undefined && field.value !== text) field.value = text;
  }
}

/** The entries of the form's controls, without choices that are as they were sent. */
function enteredIn(form: HTMLFormElement): FormData {
  const entered = new FormData(form);
  // One may follow from other entries, and is then no entry of its own.
  for (const { name } of form.querySelectorAll<HTMLInputElement>('[type=radio]:default:checked')) {
    entered.delete(name);
  }
  return entered;
}

/** Undefined at build time. */
function formElement() {
  return globalThis.document?.querySelector<HTMLFormElement>(`form#${FORM_ID}`);
}

type EntryFormProps = PropsWithChildren<{ className?: string; reset: () => void }>;

/** Holds every field of a page. Before the script runs, the browser resets it and `useForm` reads it. */
export function EntryForm({ className, reset, children }: EntryFormProps) {
  return (
    <form
      id={FORM_ID}
      className={className}
      // The address brings the entries back. Firefox would bring back what the tax-year select held when it was replaced.
      autoComplete="off"
      // The browser would reset the fields to the texts that React rendered last.
      onReset={(event) => {
        event.preventDefault();
        reset();
      }}
      // There is nothing to send: the answer is there at each key.
      onSubmit={(event) => event.preventDefault()}
    >
      {children}
    </form>
  );
}

/**
 * Whether two values have the same in them, through lists and records: the test of `memo` for a part whose props are lists or records that
 * each key makes anew.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  if (names.length !== Object.keys(other).length) return false;
  for (const name of names) {
    if (!(name in other && (Object.is(one[name], other[name]) || isSame(one[name], other[name]))))
      return false;
  }
  return true;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
