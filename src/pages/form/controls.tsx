/** The controls of a form besides its text fields and the switches of the options. */
import { type ComponentProps, type ComponentType, memo, type ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { RuleSet } from '../../pay/basics.ts';
import { SIMPLIFIED_MODEL_LINK } from '../../site/paths.ts';
import { formatPercent } from '../../words/money.ts';
import type { FieldProps } from './use-form.ts';

interface ChoiceProps extends FieldProps {
  readonly legend: string;
  /** What each value is called, in order. */
  readonly words: Readonly<Record<string, string>>;
  /** Below them. */
  readonly hint?: string | undefined;
}

/** Radios for a field that is one of a few values. */
export const Choice = memo(function Choice(props: ChoiceProps) {
  const { name, value, change, isShown, legend, words, hint } = props;
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

interface SelectProps extends FieldProps {
  /** The label of each value, in order. */
  readonly words: Readonly<Record<string, string>>;
  readonly attributes?: ComponentProps<'select'>;
}

/** A select below its label. */
export const SelectField = memo(function SelectField(props: SelectProps & { label: string }) {
  if (!props.isShown) return null;
  return (
    <p>
      <label htmlFor={props.name}>{props.label}</label>
      <span className="select">
        <NativeSelect {...props} />
      </span>
    </p>
  );
});

/** The browser's own select, its id the field's name unless `attributes` has one. It works before any script runs. */
function NativeSelect({ name, value, change, words, attributes }: SelectProps) {
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

type SetSummaryProps = { readonly title: string; readonly set: string };

/** The line that something is folded away behind. `set` is what is set in it, which is shown while it is: empty for nothing. */
export const SetSummary = memo(function SetSummary({ title, set }: SetSummaryProps) {
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
});

export type YearSelectProps = FieldProps & { readonly rules: RuleSet };

/** The tax year as a field among others, without its super rate. */
export const YearField = memo(function YearField({ rules, ...field }: YearSelectProps) {
  const words = Object.fromEntries(rules.taxYears.map(({ label }) => [label, label]));
  return <SelectField {...field} label="Tax year" words={words} />;
});

export const TAX_YEAR_ID = 'tax-year';

export interface YearCardProps extends YearSelectProps {
  /** The control under the label, with the id `TAX_YEAR_ID`. */
  readonly Select?: ComponentType<YearSelectProps> | undefined;
  /** That the rule set is a simplified model. */
  readonly note: string | undefined;
  /** What goes with the year. */
  readonly children?: ReactNode;
}

export const YearCard = memo(function YearCard(props: YearCardProps) {
  const { Select = NativeYearSelect, note, children, ...field } = props;
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
  const years = taxYears.map(({ label, superannuation: { guarantee } }) => [
    label,
    `${label} (${formatPercent(guarantee.rate, 1)} super)`,
  ]);
  return Object.fromEntries(years);
}

export function NativeYearSelect(props: YearSelectProps & Pick<SelectProps, 'attributes'>) {
  const attributes = { id: TAX_YEAR_ID, ...props.attributes };
  return <NativeSelect {...props} words={taxYearWords(props.rules)} attributes={attributes} />;
}
