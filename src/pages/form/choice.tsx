import { memo } from 'react';
import type { FieldProps } from './use-form.ts';

/** Radios for a field that is one of a few values. `words` has what each is called, in their order. */
export const Choice = memo(function Choice({
  name,
  value,
  change,
  legend,
  words,
}: FieldProps & { readonly legend: string; readonly words: Readonly<Record<string, string>> }) {
  return (
    <fieldset>
      <legend>{legend}</legend>
      {Object.entries(words).map(([choice, word]) => (
        <label key={choice}>
          <input
            type="radio"
            name={name}
            value={choice}
            checked={choice === value}
            onChange={() => change(name, choice)}
          />
          <span>{word}</span>
        </label>
      ))}
    </fieldset>
  );
});
