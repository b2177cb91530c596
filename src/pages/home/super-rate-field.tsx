import type { TaxYear } from '../../pay/index.ts';
import { customSuperRate, MAX_CUSTOM_SUPER_PERCENT } from '../../words/entered-text.ts';
import { formatRate } from '../../words/money.ts';
import { TextField } from '../form/text-field.tsx';
import type { FieldProps } from '../form/use-form.ts';

/** Super rate of the visitor's own employer, in percent; empty for the year's default. */
export function SuperRateField({ taxYear, ...field }: FieldProps & { taxYear: TaxYear }) {
  const { rate } = taxYear.superannuation.guarantee;
  return (
    <>
      <label htmlFor={field.name}>Custom Superannuation Rate</label>
      <TextField
        {...field}
        inputMode="decimal"
        placeholder={(rate * 100).toFixed(1)}
        after="%"
        hint={`Leave empty to use the default rate for ${taxYear.label}. Maximum ${MAX_CUSTOM_SUPER_PERCENT}%.`}
        inUse={formatRate(customSuperRate(field.value) ?? rate)}
      />
    </>
  );
}
