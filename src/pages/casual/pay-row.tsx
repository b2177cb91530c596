/** The card of one pay: its hours, by what each is paid, and an allowance. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { isSame } from '../form/is-same.ts';
import { LabelledField } from '../form/text-field.tsx';
import type { Fields } from '../form/use-form.ts';
import type { NEW_PAY } from './form.ts';

export const PayRow = memo(function PayRow({
  prefix,
  name,
  said,
  fields,
  isOnly,
  remove,
}: {
  readonly prefix: string;
  readonly name: string;
  /** What the pay comes to, in a sentence. */
  readonly said: string;
  readonly fields: Fields<keyof typeof NEW_PAY>;
  readonly isOnly: boolean;
  readonly remove: (prefix: string) => void;
}) {
  const headingId = `${prefix}heading`;
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>{name}</h2>
      <div className="entered">
        <LabelledField {...fields.hours} label="Ordinary hours" placeholder="0" />
        <LabelledField {...fields.half} label="At time and a half" placeholder="0" />
        <LabelledField {...fields.double} label="At double time" placeholder="0" />
        <LabelledField {...fields.other} label="At another rate" placeholder="0" />
        <LabelledField
          {...fields.times}
          label="Times the rate"
          placeholder="1"
          hint="A penalty rate, such as 1.75."
        />
        <LabelledField {...fields.allowance} label="Allowance" before="$" placeholder="0" />
      </div>
      <p className="hint">
        <LiveText>{said}</LiveText>
      </p>
      {!isOnly && (
        <p className="actions">
          <button type="button" onClick={() => remove(prefix)}>
            <LiveText>{`Remove ${name.toLowerCase()}`}</LiveText>
          </button>
        </p>
      )}
    </section>
  );
}, isSame);
