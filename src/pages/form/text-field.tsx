import { memo, type ReactNode } from 'react';
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
  typed,
  change,
  before,
  after,
  hint = '',
  inUse,
  question,
  ...attributes
}: TextFieldProps) {
  const hintId = `${name}-hint`;
  const problem = field.problem(typed ?? value, inUse);

  return (
    <>
      <span className="affixed">
        {before && <span aria-hidden="true">{before}</span>}
        <input
          type="text"
          id={name}
          name={name}
          enterKeyHint="done"
          aria-describedby={hintId}
          value={value}
          {...attributes}
          {...useSelectOnFocus()}
          // React hears no change where a text is entered over the same one, which ends what was refused after it.
          onInput={({ currentTarget: input }) => {
            const text = input.value;
            const kept = field.accept(text, value);
            if (kept !== text) replaceText(input, kept);
            change(name, text);
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
