/** The fields of the page that compares two pays. */
import { LiveText } from '../../components/live-text.tsx';
import { DEFAULT_WORKING_TIME } from '../../pay/index.ts';
import { formatDollars } from '../../words/money.ts';
import { type EnteredCycle, takesCents } from '../../words/pay-cycles.ts';
import { Choice } from '../form/choice.tsx';
import { LabelledField } from '../form/labelled-field.tsx';
import { HoursField } from '../form/person-fields.tsx';
import { SelectField } from '../form/select-field.tsx';
import { RATE_FIELD, SUPER_PLACES } from '../form/several-pays.ts';
import type { LiveForm } from '../form/use-form.ts';
import type { EnteredPay } from './compared.ts';
import {
  type ComparisonForm,
  PAY_PREFIXES,
  type PayFieldName,
  PERIODS,
} from './comparison-form.ts';
import { detailsText } from './pay-details.ts';

type Live = Pick<LiveForm<ComparisonForm>, 'field'>;

/** The fields of one of the two pays, in a card under its name. Few pays need more than an amount and where super is. */
export function PayFields({
  which,
  entered,
  hasHours,
  superRate,
  field,
}: Live & {
  readonly which: keyof typeof PAY_PREFIXES;
  readonly entered: EnteredPay;
  /** Whether its hours are asked for: where one of the pays is by the hour, as both are compared by the hour. */
  readonly hasHours: boolean;
  /** The year's. */
  readonly superRate: number;
}) {
  const prefix = PAY_PREFIXES[which];
  const own = (name: PayFieldName) => field(`${prefix}${name}`);
  const headingId = `${which}-heading`;
  const { hoursPerWeek, weeksPerYear } = entered.workingTime;
  const defaultSuper = (superRate * 100).toFixed(1);
  const hours = <HoursField {...own('hours')} hoursPerWeek={hoursPerWeek} />;
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LiveText>{entered.name}</LiveText>
      </h2>
      <div className="entered">
        <AmountFields field={field} prefix={prefix} label="Amount" hint={amountHint(entered)} />
        {hasHours && hours}
        <Choice {...own('included')} legend="Super" words={SUPER_PLACES} />
      </div>
      <details className="more">
        <summary>
          <LiveText>{detailsText(entered, hasHours)}</LiveText>
        </summary>
        <div className="entered">
          {!hasHours && hours}
          <LabelledField
            {...own('weeks')}
            label="Weeks a year"
            placeholder={WEEKS}
            inUse={String(weeksPerYear)}
          />
          <LabelledField
            {...own('super')}
            label="Super rate"
            after="%"
            placeholder={defaultSuper}
            inUse={`${Number.parseFloat(own('super').value || defaultSuper)}%`}
          />
          <LabelledField {...own('bonus')} label="Bonus for the year" before="$" placeholder="0" />
          <LabelledField
            {...own('sacrifice')}
            label="Salary sacrifice a year"
            before="$"
            placeholder="0"
          />
          <LabelledField
            {...own('name')}
            label="Name"
            inputMode="text"
            placeholder={entered.name}
          />
        </div>
        <p className="hint">Salary sacrifice is pay that your employer puts into super instead.</p>
      </details>
    </section>
  );
}

function amountHint({ annual, isEntered }: EnteredPay): string {
  return isEntered ? `${formatDollars(annual)} a year before tax` : 'Enter the pay before tax.';
}

const WEEKS = String(DEFAULT_WORKING_TIME.weeksPerYear);

/** An amount of money, and what it is paid for. */
export function AmountFields({
  field,
  prefix,
  label,
  hint = '',
}: Live & {
  readonly prefix: '' | 'offer-' | 'want-';
  readonly label: string;
  readonly hint?: string;
}) {
  const cycle = field(`${prefix}cycle`);
  const amount = field(`${prefix}salary`);
  return (
    <>
      <LabelledField
        {...amount}
        field={takesCents(cycle.value as EnteredCycle) ? RATE_FIELD : amount.field}
        label={label}
        before="$"
        hint={hint}
      />
      <SelectField {...cycle} label="Per" words={PERIODS} />
    </>
  );
}
