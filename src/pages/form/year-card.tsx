import type { ComponentProps, ComponentType, ReactNode } from 'react';
import type { RuleSet } from '../../pay/index.ts';
import { SIMPLIFIED_MODEL_LINK } from '../../site/paths.ts';
import { formatPercent } from '../../words/money.ts';
import { NativeSelect } from './select-field.tsx';
import type { FieldProps } from './use-form.ts';

export const TAX_YEAR_ID = 'tax-year';

export interface YearSelectProps extends FieldProps {
  readonly rules: RuleSet;
}

/** The tax year, and `children` that go with it. `Select` is the control under its label, with the id `TAX_YEAR_ID`. */
export function YearCard({
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
}

/** The years of the select, with their super rates to one decimal: `2025-26 (12.0% super)`. */
export function taxYearWords({ taxYears }: RuleSet): Readonly<Record<string, string>> {
  return Object.fromEntries(
    taxYears.map(({ label, superannuation }) => [
      label,
      `${label} (${formatPercent(superannuation.guarantee.rate, 1)} super)`,
    ]),
  );
}

export function NativeYearSelect({
  rules,
  ...select
}: YearSelectProps & Omit<ComponentProps<typeof NativeSelect>, 'words'>) {
  return <NativeSelect id={TAX_YEAR_ID} words={taxYearWords(rules)} {...select} />;
}
