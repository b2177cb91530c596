import { LiveText } from '../../components/live-text.tsx';
import { DEFAULT_WORKING_TIME, taxYearOf } from '../../pay/index.ts';
import { formatDollars } from '../../site/money.ts';
import { type EnteredPay, PAY_PREFIXES, type PayField } from './entries.ts';
import { EntryField, type FieldsProps, fieldProps, PeriodField, SuperPlace } from './fields.tsx';

/** The fields of one of the two pays, in a card under its name. */
export function PayFields({
  pay,
  entered,
  ...fields
}: FieldsProps & { readonly pay: keyof typeof PAY_PREFIXES; readonly entered: EnteredPay }) {
  const { entries, rules } = fields;
  const { name } = entered;
  const field = (field: PayField) => fieldProps(fields, `${PAY_PREFIXES[pay]}${field}`);
  const headingId = `${pay}-heading`;
  const { guarantee } = taxYearOf(rules, entries.year).superannuation;
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LiveText>{name}</LiveText>
      </h2>
      <div className="entered">
        <EntryField {...field('salary')} label="Amount" unit="$" hint={amountHint(entered)} />
        <PeriodField {...field('cycle')} />
        <EntryField {...field('hours')} label="Hours a week" placeholder={HOURS} />
        <EntryField {...field('weeks')} label="Weeks a year" placeholder={WEEKS} />
        <SuperPlace {...field('included')} />
        <EntryField
          {...field('super')}
          label="Super rate"
          unit="%"
          placeholder={(guarantee.rate * 100).toFixed(1)}
        />
        <EntryField
          {...field('sacrifice')}
          label="Salary sacrifice a year"
          unit="$"
          placeholder="0"
        />
        <EntryField {...field('bonus')} label="Bonus for the year" unit="$" placeholder="0" />
        <EntryField {...field('name')} label="Name" inputMode="text" />
      </div>
    </section>
  );
}

export function amountHint({ annual }: EnteredPay): string {
  return `${formatDollars(annual)} a year before tax`;
}

const HOURS = String(DEFAULT_WORKING_TIME.hoursPerWeek);
const WEEKS = String(DEFAULT_WORKING_TIME.weeksPerYear);
