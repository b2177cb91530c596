/** The controls of a form besides its text fields and the switches of the options. */
import { type ComponentProps, type ComponentType, memo, type ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { RuleSet } from '../../pay/basics.ts';
import { SIMPLIFIED_MODEL_LINK } from '../../site/paths.ts';
import { formatPercent } from '../../words/money.ts';
import type { FieldProps } from './use-form.ts';

/** Radios for a field that is one of a few values. `words` has what each is called, in their order; a `hint` is below them. */
export const Choice = memo(function Choice({
  name,
  value,
  change,
  isShown,
  legend,
  words,
  hint,
}: FieldProps & {
  readonly legend: string;
  readonly words: Readonly<Record<string, string>>;
  readonly hint?: string | undefined;
}) {
  const hintId = hint && `${name}-hint`;
  if (!isShown) return null;
  return (
    <fieldset aria-describedby={hintId}>
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
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </fieldset>
  );
});

/** A select below its label. */
export const SelectField = memo(function SelectField({
  label,
  ...select
}: SelectProps & { readonly label: string }) {
  if (!select.isShown) return null;
  return (
    <p>
      <label htmlFor={select.name}>{label}</label>
      <span className="select">
        <NativeSelect {...select} />
      </span>
    </p>
  );
});

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
  isShown: ___,
  words,
  ...attributes
}: SelectProps & ComponentProps<'select'>) {
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

/** The line that something is folded away behind. `set` is what is set in it, which is shown while it is: empty for nothing. */
export function SetSummary({ title, set }: { readonly title: string; readonly set: string }) {
  return (
    <summary>
      <LiveText>{title}</LiveText>
      {set !== '' && (
        <span className="set">
          <LiveText>{`: ${set}`}</LiveText>
        </span>
      )}
    </summary>
  );
}

/** The tax year as a field among others, without its super rate. */
export const YearField = memo(function YearField({ rules, ...field }: YearSelectProps) {
  const words = Object.fromEntries(rules.taxYears.map(({ label }) => [label, label]));
  return <SelectField {...field} label="Tax year" words={words} />;
});

export const TAX_YEAR_ID = 'tax-year';

export interface YearSelectProps extends FieldProps {
  readonly rules: RuleSet;
}

/** The tax year, and `children` that go with it. `Select` is the control under its label, with the id `TAX_YEAR_ID`. */
export const YearCard = memo(function YearCard({
  Select = NativeYearSelect,
  note,
  children,
  ...field
}: YearSelectProps & {
  readonly Select?: ComponentType<YearSelectProps> | undefined;
  /** That the rule set is a simplified model. */
  readonly note: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div className="card year">
      <label htmlFor={TAX_YEAR_ID}>Tax year</label>
      <div className="select">
        <Select {...field} />
      </div>
      {note && (
        <p className="hint">
          {`${note} `}
          <a href={SIMPLIFIED_MODEL_LINK}>How it differs</a>
        </p>
      )}
      {children}
    </div>
  );
});

/** The years of the select, with their super rates to one decimal: `2025-26 (12.0% super)`. */
export function taxYearWords({ taxYears }: RuleSet): Readonly<Record<string, string>> {
  return Object.fromEntries(
    taxYears.map(({ label, superannuation }) => [
      label,
      `${label} (${formatPercent(superannuation.guarantee.rate, 1)} super)`,
    ]),
  );
}

export function NativeYearSelect({ rules, ...select }: YearSelectProps & ComponentProps<'select'>) {
  return <NativeSelect id={TAX_YEAR_ID} words={taxYearWords(rules)} {...select} />;
}
