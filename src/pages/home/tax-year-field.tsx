/** The tax-year field as it is sent: a native select, which works before any script runs. */
import type { SelectHTMLAttributes } from 'react';
import type { RuleSet } from '../../pay/index.ts';
import { formatPercent } from '../../site/money.ts';

export const TAX_YEAR_FIELD_ID = 'tax-year';

/** The years as the field lists them, with their super rates to one decimal: `2025-26 (12.0% super)`. */
export function taxYearOptions({ taxYears }: RuleSet) {
  return taxYears.map(({ label, superannuation }) => ({
    value: label,
    text: `${label} (${formatPercent(superannuation.guarantee.rate, 1)} super)`,
  }));
}

export interface TaxYearFieldProps {
  readonly rules: RuleSet;
  /** The label that is chosen. */
  readonly taxYear: string;
  readonly choose: (taxYear: string) => void;
}

export function NativeTaxYearSelect({
  rules,
  taxYear,
  choose,
  ...attributes
}: TaxYearFieldProps & SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <select
      id={TAX_YEAR_FIELD_ID}
      name="taxYear"
      value={taxYear}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      {...attributes}
    >
      {taxYearOptions(rules).map(({ value, text }) => (
        <option key={value} value={value}>
          {text}
        </option>
      ))}
    </select>
  );
}
