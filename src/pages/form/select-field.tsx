import type { SelectHTMLAttributes } from 'react';
import type { FieldProps } from './use-form.ts';

interface SelectProps extends FieldProps {
  /** The label of each value, in order. */
  readonly words: Readonly<Record<string, string>>;
}

/** The browser's own select, its id the field's name. It works before any script runs. */
export function NativeSelect({
  name,
  field: _,
  value,
  typed: __,
  change,
  words,
  ...attributes
}: SelectProps & Omit<SelectHTMLAttributes<HTMLSelectElement>, keyof SelectProps>) {
  return (
    <select
      id={name}
      name={name}
      value={value}
      onChange={({ currentTarget }) => change(name, currentTarget.value)}
      {...attributes}
    >
      {Object.entries(words).map(([value, word]) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  );
}

/** A select below its label. */
export function SelectField({ label, ...select }: SelectProps & { readonly label: string }) {
  return (
    <p>
      <label htmlFor={select.name}>{label}</label>
      <span className="select">
        <NativeSelect {...select} />
      </span>
    </p>
  );
}
