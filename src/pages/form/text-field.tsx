import { memo, type ReactNode, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { FieldProps } from './use-form.ts';
import { useSelectOnFocus } from './use-select-on-focus.ts';

interface TextFieldProps extends FieldProps {
  readonly inputMode?: 'numeric' | 'decimal' | 'text';
  readonly placeholder?: string;
  /** Unit of the value, drawn in front of it or after it. */
  readonly before?: string;
  readonly after?: string;
  /** Below the field, where what it refuses is said. */
  readonly hint?: string;
  /** The value that counts while the field refuses another, with its unit. */
  readonly inUse?: string;
  /** Takes the place of the hint where nothing is refused. */
  readonly question?: ReactNode;
}

/** A text input, its id the field's name, without its label. What it refuses, it says in place of its hint. */
export const TextField = memo(function TextField({
  name,
  field,
  value,
  change,
  before,
  after,
  hint = '',
  inUse,
  question,
  ...attributes
}: TextFieldProps) {
  const hintId = `${name}-hint`;
  const [refused, setRefused] = useState<{ text: string; kept: string }>();
  // A refused text is forgotten once the field holds another text, as after Reset.
  const isRefused = refused?.kept === value;
  const text = isRefused ? refused.text : value;
  const problem = field.problem(text, inUse);

  return (
    <>
      <span className="affixed">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          type="text"
          id={name}
          name={name}
          autoComplete="off"
          enterKeyHint="done"
          aria-describedby={hintId}
          value={value}
          {...attributes}
          {...useSelectOnFocus()}
          onChange={({ currentTarget: input }) => {
            const typed = input.value;
            const kept = field.accept(typed, value);
            // A refusal is said until there is another, or something is deleted or replaced: the next key would hide it.
            const isTypedOn = typed.length > value.length && field.problem(typed) === '';
            if (kept !== typed) {
              replaceText(input, kept);
              setRefused({ text: typed, kept });
            } else if (isRefused && isTypedOn) setRefused({ text, kept });
            else setRefused(undefined);
            change(name, typed);
          }}
        />
        {after && <span aria-hidden="true">{after}</span>}
      </span>
      <p className="hint" id={hintId}>
        <LiveText>{hint}</LiveText>
        <span role="status">{problem ? <LiveText>{problem}</LiveText> : question}</span>
      </p>
    </>
  );
});

/**
 * React would move the caret to the end. The text after the caret was accepted before, so the caret keeps its distance from
 * the end, unless that text is cut.
 */
function replaceText(input: HTMLInputElement, text: string): void {
  const typedTo = input.selectionEnd ?? input.value.length;
  const afterCaret = input.value.slice(typedTo);
  const caret = text.endsWith(afterCaret) ? text.length - afterCaret.length : typedTo;
  input.value = text;
  input.setSelectionRange(caret, caret);
}
