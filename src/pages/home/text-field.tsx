import { type InputHTMLAttributes, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'onChange'>;

interface TextFieldProps extends InputAttributes {
  readonly id: string;
  readonly value: string;
  /** Unit of the value, drawn in front of it or after it. */
  readonly before?: string;
  readonly after?: string;
  /** Below the field; without one, nothing is said of what is refused either. */
  readonly hint?: string;
  /** The part of the typed text that the field keeps. */
  readonly accept: (text: string) => string;
  /** What is wrong with a text, as it was typed or as it was kept; empty if nothing is. */
  readonly problemWith?: (text: string) => string;
  /** Takes the place of the hint where there is no problem. */
  readonly question?: ReactNode;
  readonly change: (text: string) => void;
}

/**
 * A text input that keeps only what `accept` returns, and does not move the caret. What it refuses, it says once, in place of
 * its hint. The first tap or click selects what the field holds, so that typing replaces it; the next one places the caret.
 */
export function TextField({
  before,
  after,
  hint,
  accept,
  problemWith = noProblem,
  question,
  change,
  value,
  ...attributes
}: TextFieldProps) {
  const hasHint = hint !== undefined;
  const hintId = hasHint ? `${attributes.id}-hint` : undefined;
  const [entry, setEntry] = useState({ typed: '', kept: '' });
  const input = useRef<HTMLInputElement>(null);
  const rendered = useRef(value);
  const focus = useRef<'none' | 'new' | 'used'>('none');
  const judged = entry.kept === value ? entry.typed : value;
  const problem = problemWith(judged);

  // Not by React's `value`: that would also undo what was typed before React hears of it (`useAnswerFirst`).
  useLayoutEffect(() => {
    if (input.current && rendered.current !== value) input.current.value = value;
    rendered.current = value;
  }, [value]);

  return (
    <>
      <span className="affixed">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          type="text"
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={hintId}
          {...attributes}
          ref={input}
          defaultValue={value}
          onChange={({ currentTarget: field }) => {
            const typed = field.value;
            const kept = accept(typed);
            if (kept !== typed) replaceText(field, kept);
            // A problem is said until there is another, or something is deleted or replaced: the next key would hide it.
            const isTypedOn =
              kept === typed && typed.length > value.length && problemWith(typed) === '';
            if (kept !== typed || entry.kept !== entry.typed) {
              setEntry({ typed: problem && isTypedOn ? judged : typed, kept });
            }
            change(kept);
          }}
          onFocus={({ currentTarget }) => {
            // A field that keeps the focus while the window loses it is focused again: that must not select.
            if (focus.current !== 'none') return;
            focus.current = 'new';
            // While the mouse button is down, the visitor may be selecting by dragging: `onClick` selects later.
            if (!currentTarget.matches(':active')) currentTarget.select();
          }}
          onBlur={({ currentTarget }) => {
            if (currentTarget !== document.activeElement) focus.current = 'none';
          }}
          onClick={({ currentTarget: field }) => {
            // The press has placed the caret after the focus event. What was selected by dragging is left.
            if (focus.current === 'new' && field.selectionStart === field.selectionEnd) {
              field.select();
            }
            focus.current = 'used';
          }}
          onKeyUp={({ key, currentTarget }) => {
            focus.current = 'used';
            // Closes the keyboard of a phone.
            if (key === 'Enter') currentTarget.blur();
          }}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      {hasHint && (
        <p className="hint" id={hintId}>
          <LiveText>{hint}</LiveText>
          <span role="status">{problem ? <LiveText>{problem}</LiveText> : question}</span>
        </p>
      )}
    </>
  );
}

function noProblem(): string {
  return '';
}

/** The text after the caret was accepted before. The caret keeps its distance from the end, unless that text is cut. */
function replaceText(field: HTMLInputElement, text: string): void {
  const typedTo = field.selectionEnd ?? field.value.length;
  const afterCaret = field.value.slice(typedTo);
  const caret = text.endsWith(afterCaret) ? text.length - afterCaret.length : typedTo;
  field.value = text;
  field.setSelectionRange(caret, caret);
}
