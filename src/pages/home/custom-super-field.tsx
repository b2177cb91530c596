import type { TaxYear } from '../../pay/index.ts';
import {
  acceptCustomSuper,
  customSuperRate,
  MAX_CUSTOM_SUPER_PERCENT,
} from '../../site/entered-text.ts';
import { formatRate } from '../../site/money.ts';
import type { InputChange } from './inputs.ts';
import { TextField } from './text-field.tsx';

const FIELD_ID = 'custom-super';

/** Super rate of the visitor's own employer, in percent; empty for the year's default. */
export function CustomSuperField({
  text,
  taxYear,
  change,
}: {
  text: string;
  taxYear: TaxYear;
  change: (change: InputChange) => void;
}) {
  const inUse = formatRate(customSuperRate(text) ?? taxYear.superannuation.guarantee.rate);
  return (
    <>
      <label htmlFor={FIELD_ID}>Custom Superannuation Rate</label>
      <TextField
        id={FIELD_ID}
        name="customSuper"
        inputMode="decimal"
        placeholder={(taxYear.superannuation.guarantee.rate * 100).toFixed(1)}
        after="%"
        hint={`Leave empty to use the default rate for ${taxYear.label}. Maximum ${MAX_CUSTOM_SUPER_PERCENT}%.`}
        value={text}
        accept={(typed) => acceptCustomSuper(typed, text)}
        problemWith={(typed) => {
          if (acceptCustomSuper(typed, '-') === '-') {
            return `Maximum ${MAX_CUSTOM_SUPER_PERCENT}%. Still using ${inUse}.`;
          }
          if (/[^\d.%\s]/.test(typed)) return `Only digits and a dot count. Using ${inUse}.`;
          return /\..*\./.test(typed) ? `Only the first dot counts. Using ${inUse}.` : '';
        }}
        change={(text) => change({ input: 'customSuper', text })}
      />
    </>
  );
}
