/** The form of a live page: its entries, which the fields change and the address keeps, and the element that holds them. */
import {
  memo,
  type PropsWithChildren,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { isUnfinished } from '../../words/entered-text.ts';
import { SETTLED_MS } from '../live/announcement.tsx';
import { arrivalFragment, copyLink, useAddress } from './address.ts';
import type { Field } from './field.ts';
import {
  change,
  countingEntries,
  type Entries,
  type Form,
  initialEntries,
  type Links,
  linksOf,
  type Name,
  withEntered,
} from './form.ts';

/** Of the `<form>` of a page. */
const FORM_ID = 'form';

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

interface FormState<F extends Form> {
  readonly entries: Entries<F>;
  /** Texts as typed, of fields that have not kept all of theirs. One is forgotten once its field has another text. */
  readonly typed: Partial<Record<string, string>>;
  readonly draft?: { readonly name: Name<F>; readonly text: string } | undefined;
}

export type LiveForm<F extends Form> = ReturnType<typeof useForm<F>>;

/** The first `given` form and links are kept: a page has one form. */
export function useForm<F extends Form>(given: F, givenLinks: Links<F> = linksOf(given)) {
  const [{ form, links }] = useState({ form: given, links: givenLinks });
  // The fields of the page as it was sent. They are read before React replaces them, as it does on a translated page.
  const [entered] = useState(() => {
    const element = formElement();
    return element ? new FormData(element) : undefined;
  });
  const [{ entries, typed, draft }, setState] = useState(
    (): FormState<F> => ({ entries: initialEntries(form), typed: {} }),
  );
  const replace = useCallback((entries: Entries<F>) => setState({ entries, typed: {} }), []);

  // The page is sent, and hydrated, with the initial texts.
  useLayoutEffect(() => {
    const shared = links.entriesIn(arrivalFragment()) ?? initialEntries(form);
    const start = entered === undefined ? shared : withEntered(form, shared, entered);
    if (links.fragmentOf(start) !== '') replace(start);
    correctTexts(start);
  }, [form, links, entered, replace]);

  const changeField = useCallback(
    (name: Name<F>, text: string, isTyping = false) =>
      setState((state) => {
        if (isTyping && (form[name] as Field).shown && isUnfinished(text)) {
          return { ...state, draft: { name, text } };
        }
        const entries = change(form, state.entries, name, text);
        const typed = { ...state.typed, [name]: entries[name] === text ? undefined : text };
        return { entries, typed };
      }),
    [form],
  );
  useLayoutEffect(() => {
    if (draft === undefined) return;
    const timer = setTimeout(changeField, SETTLED_MS, draft.name, draft.text);
    return () => clearTimeout(timer);
  }, [draft, changeField]);
  const counting = useMemo(() => countingEntries(form, entries), [form, entries]);
  const fragment = useMemo(() => links.fragmentOf(entries), [links, entries]);
  // A page that is left meanwhile has the text as it is.
  const rested = draft && links.fragmentOf(change(form, entries, draft.name, draft.text));
  useAddress(rested ?? fragment, links, replace);
  const linked = useRef(fragment);
  useLayoutEffect(() => {
    linked.current = fragment;
  }, [fragment]);
  const [copied, setCopied] = useState({ fragment: '', outcome: '' });
  const copy = useCallback(async () => {
    const fragment = linked.current;
    setCopied({ fragment, outcome: await copyLink(fragment) });
  }, []);
  const [drawn] = useState(() => new Map<string, FieldProps>());
  return {
    /** The entries that count: a field that is not shown has its initial text. */
    entries: counting,
    fragment,
    field(name: Name<F>): FieldProps {
      const field = form[name] as Field;
      const props = {
        name,
        field: field.by?.(counting) ?? field,
        value: entries[name],
        typed: typed[name],
        draft: draft?.name === name ? draft.text : undefined,
        change: changeField as FieldProps['change'],
        isShown: field.when?.(counting) ?? true,
      };
      const last = drawn.get(name);
      if (last !== undefined && isSame(last, props)) return last;
      drawn.set(name, props);
      return props;
    },
    /** Enters a text, as typed, in the field of a name. */
    change: changeField,
    reset: useCallback(() => replace(initialEntries(form)), [form, replace]),
    /** Copies a link to the entries; its outcome, in words, until they change. */
    link: { copy, outcome: copied.fragment === fragment ? copied.outcome : '' },
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

type FurtherFieldsProps = PropsWithChildren<{ title: string; set: string }>;

/**
 * The fields besides the amount that a page is about. On a phone they are folded away behind a line that names what is `set`, so that the
 * answer is in view below the amount, and is not pushed about by what is chosen here.
 */
export function FurtherFields({ title, set, children }: FurtherFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="fold"
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <span>
          {title}
          <span className="set">
            <LiveText>{`: ${set}`}</LiveText>
          </span>
        </span>
      </button>
      <div className={isOpen ? 'further' : 'further folded'}>{children}</div>
    </>
  );
}

export const FormActions = memo(function FormActions({ copy, outcome }: LiveForm<Form>['link']) {
  return (
    <p className="actions">
      <button type="button" onClick={copy}>
        Copy link
      </button>
      <button type="reset">Reset</button>
      {/* Empty until then: a reset before the script runs empties it in Firefox, and React would miss what it held. */}
      <output>{outcome && <LiveText>{outcome}</LiveText>}</output>
    </p>
  );
});

/**
 * Whether two values have the same in them, through lists and records: the test of `memo` for a part whose props are lists or records that
 * each key makes anew.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isRecord(one) || !isRecord(other)) return false;
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every((name) => name in other && isSame(one[name], other[name]))
  );
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
