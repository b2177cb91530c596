/** Two pays, and every text that follows from them. */
import { memo, useEffect, useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { DEFAULT_WORKING_TIME } from '../../pay/periods.ts';
import { HOURS_PER_WEEK, WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { HOME_PATH } from '../../site/paths.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { CYCLE_NOUNS, forEmployees } from '../../words/pay-cycles.ts';
import { Choice, LabelledField, SetSummary, YearCard } from '../form/controls.tsx';
import { NotCounted } from '../form/not-counted.tsx';
import { OptionSwitches } from '../form/option-switches.tsx';
import { AmountField, HoursField, SUPER_PLACES, superRateField } from '../form/pay.tsx';
import { itemFields } from '../form/prefixed.ts';
import { EntryForm, type Fields, FormActions, isSame, useForm } from '../form/use-form.tsx';
import { Announcement } from '../live/announcement.tsx';
import { Example } from '../live/example.tsx';
import { Late } from '../live/late.tsx';
import { compared, type Offer } from './calculation.ts';
import type { Wanted } from './card-texts.ts';
import type { Cards } from './cards.tsx';
import {
  compareForm,
  compareLinks,
  isReachedFromPay,
  PAY_FIELDS,
  PAY_PREFIXES,
  SHARED_OPTIONS,
} from './form.ts';
import { answerTo, detailsText, sharedText, spokenAnswer } from './texts.ts';

export interface CompareProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  readonly Cards: typeof Cards;
}

export function Compare({ rules, notes, Cards }: CompareProps) {
  const form = useMemo(() => compareForm(rules), [rules]);
  const { entries, field, reset, link } = useForm(form, compareLinks(form));
  const shown = useMemo(() => compared(entries, rules), [entries, rules]);
  const { before, figure, after } = answerTo(shown);
  // Whoever comes from a pay has the offer to enter, unless another field has been gone to by then.
  useEffect(() => {
    const isInForm = document.activeElement?.closest('form') != null;
    if (isReachedFromPay(form, arrivalFragment) && !isInForm) {
      document.getElementById('offer-salary')?.focus();
    }
  }, [form]);
  return (
    <LiveFigures value>
      <EntryForm reset={reset}>
        <p className="card difference">
          <Example /> <LiveText>{before}</LiveText>{' '}
          <strong>
            <LiveText>{figure}</LiveText>
          </strong>{' '}
          <LiveText>{after}</LiveText>
        </p>
        <div className="entries card-stack">
          {[shown.now, shown.offer].map((entered) => (
            <PayFields
              key={entered.which}
              fields={itemFields(field, PAY_PREFIXES[entered.which], PAY_FIELDS)}
              entered={entered}
              hasHours={shown.isByHour}
              rules={rules}
            />
          ))}
          <details className="card card-folded">
            <SetSummary title="Tax year and options" set={sharedText(entries)} />
            <YearCard {...field('year')} rules={rules} note={notes.model} />
            <OptionSwitches
              {...field('options')}
              offered={SHARED_OPTIONS}
              notes={notes}
              otherPay={field('other-job')}
              otherCycle={field('other-job-cycle')}
            />
            {notes.model === undefined && (
              <NotCounted
                says="We don't count a partner or children here."
                href={HOME_PATH}
                link="Pay calculator"
              />
            )}
          </details>
          <FormActions {...link} />
        </div>
        <div className="outcome">
          <Late of={shown} Part={Cards.Differences} className="results" />
          <div>
            <Late of={shown} Part={Cards.EachPay} className="results" isQuiet />
            <Needed
              salary={field('want-salary')}
              cycle={field('want-cycle')}
              included={field('want-included')}
              rules={rules}
              year={entries.year}
              options={entries.options}
              Part={Cards.NeededSalary}
            />
          </div>
        </div>
      </EntryForm>
      <Announcement text={spokenAnswer({ before, figure, after })} />
    </LiveFigures>
  );
}

interface PayFieldsProps {
  readonly fields: Fields<keyof typeof PAY_FIELDS>;
  readonly entered: Offer;
  readonly rules: RuleSet;
  /** Whether its hours are asked for: where one of the pays is by the hour, as both are compared by the hour. */
  readonly hasHours: boolean;
}

/** The fields of one of the two pays, in a card under its name. Few pays need more than an amount and where super is. */
const PayFields = memo(function PayFields(props: PayFieldsProps) {
  const { fields, entered, hasHours, rules } = props;
  const { which, name, annual, cycle, isEntered, hoursPerWeek, weeksPerYear, query } = entered;
  const headingId = `${which}-heading`;
  const hint = isEntered
    ? `${formatDollars(annual)} a year before tax`
    : 'Enter the pay before tax.';
  const hours = <HoursField {...fields.hours} hoursPerWeek={hoursPerWeek} />;
  const { guarantee } = taxYearOf(rules, query.taxYear).superannuation;
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LiveText>{name}</LiveText>
      </h2>
      <div className="entered">
        <AmountField
          salary={fields.salary}
          cycle={fields.cycle}
          superPlace={fields.included}
          label="Amount"
          cycleLabel="Per"
          cycles={CYCLE_NOUNS}
          hint={hint}
        />
        {hasHours && hours}
        <Choice {...fields.included} legend="Super" words={SUPER_PLACES} />
      </div>
      {forEmployees(cycle) && <p className="hint">{forEmployees(cycle)}</p>}
      <details className="more">
        <SetSummary title="More details" set={detailsText(entered, hasHours)} />
        <div className="entered">
          {!hasHours && hours}
          <LabelledField
            {...fields.weeks}
            label="Weeks a year"
            placeholder={`${DEFAULT_WORKING_TIME.weeksPerYear}`}
            inUse={`${weeksPerYear}`}
          />
          <LabelledField {...superRateField(fields.super, guarantee.rate)} label="Super rate" />
          <LabelledField {...fields.bonus} {...AMOUNT} label="Bonus for the year" />
          <LabelledField {...fields.sacrifice} {...AMOUNT} label="Salary sacrifice a year" />
          <LabelledField {...fields.name} label="Name" inputMode="text" placeholder={name} />
        </div>
        <p className="hint">
          Salary sacrifice is pay that your employer puts into super instead. Hospital and charity
          packaging, and novated leases, are not covered.
        </p>
      </details>
    </section>
  );
}, isSame);

interface NeededProps
  extends Fields<'salary' | 'cycle' | 'included'>,
    Pick<Wanted, 'rules' | 'year' | 'options'> {
  readonly Part: CompareProps['Cards']['NeededSalary'];
}

/** The salary that gives a wanted take-home pay. The search for it takes as long as the rest of a key: nothing else starts it. */
const Needed = memo(function Needed({ Part, salary, cycle, included, ...shared }: NeededProps) {
  const wanted = { ...shared, salary: salary.value, cycle: cycle.value, included: included.value };
  return (
    <section className="card">
      <h2>What do I need to earn?</h2>
      <div className="entered">
        <AmountField
          salary={salary}
          cycle={cycle}
          superPlace={included}
          label="Take-home pay you want"
          cycleLabel="Per"
          cycles={CYCLE_NOUNS}
        />
        <Choice {...included} legend="Super" words={SUPER_PLACES} />
      </div>
      <Late of={wanted} Part={Part} className="results" />
      <p className="hint">
        {`Uses the tax year and options above. Hourly pay assumes ${HOURS_PER_WEEK} hours, ${WEEKS_PER_YEAR} weeks.`}
      </p>
    </section>
  );
});

const AMOUNT = { before: '$', placeholder: '0' };

/** Of the address before the form keeps its entries there. */
const arrivalFragment = globalThis.location?.hash ?? '';
