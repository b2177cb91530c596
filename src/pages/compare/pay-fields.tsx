import { LiveText } from '../../components/live-text.tsx';
import { DEFAULT_WORKING_TIME, taxYearOf } from '../../pay/index.ts';
import { formatDollars } from '../../site/money.ts';
import { enteredPay, PAY_PREFIXES } from './entries.ts';
import { EntryField, type FieldsProps, PeriodField, SuperPlace } from './fields.tsx';

/** The fields of one of the two pays, in a card under its name. */
export function PayFields({
  pay,
  ...fields
}: FieldsProps & { readonly pay: keyof typeof PAY_PREFIXES }) {
  const { entries, rules } = fields;
  const prefix = PAY_PREFIXES[pay];
  const { name, annual } = enteredPay(entries, prefix);
  const headingId = `${pay}-heading`;
  const readingId = `${pay}-reading`;
  const { superRate } = taxYearOf(rules, entries.year);
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LiveText>{name}</LiveText>
      </h2>
      <div className="entered">
        <EntryField
          {...fields}
          name={`${prefix}salary`}
          label="Amount"
          unit="$"
          aria-describedby={readingId}
        />
        <PeriodField {...fields} name={`${prefix}cycle`} />
        <p className="hint" id={readingId}>
          <LiveText>{`${formatDollars(annual)} a year before tax`}</LiveText>
        </p>
        <EntryField {...fields} name={`${prefix}hours`} label="Hours a week" placeholder={HOURS} />
        <EntryField {...fields} name={`${prefix}weeks`} label="Weeks a year" placeholder={WEEKS} />
        <SuperPlace {...fields} name={`${prefix}included`} />
        <EntryField
          {...fields}
          name={`${prefix}super`}
          label="Super rate"
          unit="%"
          placeholder={(superRate * 100).toFixed(1)}
        />
        <EntryField
          {...fields}
          name={`${prefix}sacrifice`}
          label="Salary sacrifice a year"
          unit="$"
          placeholder="0"
        />
        <EntryField
          {...fields}
          name={`${prefix}bonus`}
          label="Bonus for the year"
          unit="$"
          placeholder="0"
        />
        <EntryField {...fields} name={`${prefix}name`} label="Name" inputMode="text" />
      </div>
    </section>
  );
}

const HOURS = String(DEFAULT_WORKING_TIME.hoursPerWeek);
const WEEKS = String(DEFAULT_WORKING_TIME.weeksPerYear);
