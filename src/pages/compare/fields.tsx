/** The fields of the page that compares two pays: for a text or a sum of money, a period, and where super is. */
import { type InputHTMLAttributes, memo } from 'react';
import type { RuleSet } from '../../pay/index.ts';
import { TextField } from '../home/text-field.tsx';
import {
  accepted,
  decimalsIn,
  type Entries,
  type EntriesChange,
  type EntryName,
  PERIODS,
  problemWith,
  SUPER_PLACES,
} from './entries.ts';

export interface FieldsProps {
  readonly rules: RuleSet;
  readonly entries: Entries;
  readonly change: (change: EntriesChange) => void;
}

interface FieldProps {
  readonly rules: RuleSet;
  readonly name: EntryName;
  readonly value: string;
  /** Those that count if it is a sum of money. */
  readonly decimals: 0 | 2;
  readonly change: (change: EntriesChange) => void;
}

/** For one of the fields. What else is entered is not among them, so that a key renders no field but its own. */
export function fieldProps({ rules, entries, change }: FieldsProps, name: EntryName): FieldProps {
  return { rules, name, value: entries[name], decimals: decimalsIn(name, entries), change };
}

/** A text field under its label, with `$` before it or `%` after it. What it refuses, it says. */
export const EntryField = memo(function EntryField({
  rules,
  change,
  name,
  value,
  decimals,
  label,
  unit,
  hint = '',
  ...attributes
}: FieldProps & {
  readonly label: string;
  readonly unit?: '$' | '%';
  /** Below the field, where what it refuses is said. */
  readonly hint?: string;
} & Omit<InputHTMLAttributes<HTMLInputElement>, keyof FieldProps | 'id' | 'accept' | 'onChange'>) {
  const inUse = Number.parseFloat(value) || Number.parseFloat(attributes.placeholder ?? '');
  return (
    <div>
      <label htmlFor={name}>{label}</label>
      <TextField
        id={name}
        name={name}
        inputMode="decimal"
        {...attributes}
        hint={hint}
        value={value}
        before={unit === '$' ? unit : ''}
        after={unit === '%' ? unit : ''}
        accept={(text) => accepted(name, text, value, rules)}
        problemWith={(text) => problemWith(name, text, inUse, decimals)}
        change={(text) => change({ input: name, text })}
      />
    </div>
  );
});

/** What an amount is paid for. */
export const PeriodField = memo(function PeriodField({ name, value, change }: FieldProps) {
  return (
    <p>
      <label htmlFor={name}>Per</label>
      <span className="select">
        <select
          id={name}
          name={name}
          value={value}
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
});

/** Whether super is paid on top of the amount or is in it. */
export const SuperPlace = memo(function SuperPlace({ name, value, change }: FieldProps) {
  return (
    <fieldset>
      <legend>Super</legend>
      {Object.entries(SUPER_PLACES).map(([place, words]) => (
        <label key={place}>
          <input
            type="radio"
            name={name}
            value={place}
            checked={place === value}
            onChange={() => change({ input: name, text: place })}
          />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  );
});
