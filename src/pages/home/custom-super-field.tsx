import { LiveText } from '../../components/live-text.tsx';
import { acceptCustomSuper, MAX_CUSTOM_SUPER_PERCENT, type TaxYear } from '../../pay/index.ts';
import { TextField } from './text-field.tsx';

const FIELD_ID = 'custom-super';
const HELP_ID = 'custom-super-help';

/** Super rate of the visitor's own employer, in percent; empty for the year's default. */
export function CustomSuperField({
  text,
  taxYear,
  change,
}: {
  text: string;
  taxYear: TaxYear;
  change: (text: string) => void;
}) {
  return (
    <>
      <label htmlFor={FIELD_ID}>Custom Superannuation Rate</label>
      <div className="affixed">
        <TextField
          id={FIELD_ID}
          name="customSuper"
          inputMode="decimal"
          placeholder={(taxYear.superRate * 100).toFixed(1)}
          aria-describedby={HELP_ID}
          value={text}
          accept={(typed) => acceptCustomSuper(typed, text)}
          change={change}
        />
        <span aria-hidden="true">%</span>
      </div>
      <p className="hint" id={HELP_ID}>
        <LiveText>{`Leave empty to use the default rate for ${taxYear.label}. Maximum ${MAX_CUSTOM_SUPER_PERCENT}%.`}</LiveText>
      </p>
    </>
  );
}
