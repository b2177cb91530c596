/** The fields of the page that compares two pays: for a text or a sum of money, a period, and where super is. */
import type { InputHTMLAttributes } from 'react';
import type { RuleSet } from '../../pay/index.ts';
import { TextField } from '../home/text-field.tsx';
import {
  accepted,
  type Entries,
  type EntriesChange,
  type EntryName,
  PERIODS,
  SUPER_PLACES,
} from './entries.ts';

export interface FieldsProps {
  readonly rules: RuleSet;
  readonly entries: Entries;
  readonly change: (change: EntriesChange) => void;
}

interface FieldProps extends FieldsProps {
  readonly name: EntryName;
}

/** A text field under its label, with `$` before it or `%` after it. */
export function EntryField({
  rules,
  entries,
  change,
  name,
  label,
  unit,
  ...attributes
}: FieldProps & { readonly label: string; readonly unit?: '$' | '%' } & Omit<
    InputHTMLAttributes<HTMLInputElement>,
    keyof FieldProps | 'accept' | 'value'
  >) {
  const sign = unit && <span aria-hidden="true">{unit}</span>;
  return (
    <p>
      <label htmlFor={name}>{label}</label>
      <span className="affixed">
        {unit === '$' && sign}
        <TextField
          id={name}
          name={name}
          inputMode="decimal"
          {...attributes}
          value={entries[name]}
          accept={(text) => accepted(name, text, entries[name], rules)}
          change={(text) => change({ input: name, text })}
        />
        {unit === '%' && sign}
      </span>
    </p>
  );
}

/** What an amount is paid for. */
export function PeriodField({ entries, change, name }: FieldProps) {
  return (
    <p>
      <label htmlFor={name}>Per</label>
      <span className="select">
        <select
          id={name}
          name={name}
          value={entries[name]}
          onChange={({ currentTarget }) => change({ input: name, text: currentTarget.value })}
        >
          {Object.entries(PERIODS).map(([period, word]) => (
            <option key={period} value={period}>
              {word}
            </option>
          ))}
        </select>
      </span>
    </p>
  );
}

/** Whether super is paid on top of the amount or is in it. */
export function SuperPlace({ entries, change, name }: FieldProps) {
  return (
    <fieldset>
      <legend>Super</legend>
      {Object.entries(SUPER_PLACES).map(([place, words]) => (
        <label key={place}>
          <input
            type="radio"
            name={name}
            value={place}
            checked={place === entries[name]}
            onChange={() => change({ input: name, text: place })}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
}
