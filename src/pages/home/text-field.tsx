import type { InputHTMLAttributes } from 'react';

type InputAttributes = Omit<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'onChange'>;

interface TextFieldProps extends InputAttributes {
  readonly value: string;
  /** The part of the typed text that the field keeps. */
  readonly accept: (text: string) => string;
  readonly change: (text: string) => void;
}

/** A text input that keeps only what `accept` returns, and does not move the caret. */
export function TextField({ accept, change, ...attributes }: TextFieldProps) {
  return (
    <input
      type="text"
      autoComplete="off"
      {...attributes}
      onChange={({ currentTarget: field }) => {
        const accepted = accept(field.value);
        if (accepted !== field.value) replaceText(field, accepted);
        change(accepted);
      }}
    />
  );
}

/** Text after the caret had been accepted before, so the caret keeps its distance from the end. */
function replaceText(field: HTMLInputElement, text: string): void {
  const afterCaret = field.value.length - (field.selectionEnd ?? field.value.length);
  const caret = Math.max(0, text.length - afterCaret);
  field.value = text;
  field.setSelectionRange(caret, caret);
}
