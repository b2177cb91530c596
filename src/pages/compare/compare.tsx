/** Two pays, and every text that follows from them. */
import { type ComponentProps, type ComponentType, useEffect, useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { DEFAULT_WORKING_TIME, type RuleSet, taxYearOf } from '../../pay/basics.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { CYCLE_NOUNS, forEmployees } from '../../words/pay-cycles.ts';
import { Choice, SetSummary, YearCard } from '../form/controls.tsx';
import { EntryForm, FormActions } from '../form/entry-form.tsx';
import { OptionSwitches } from '../form/option-switches.tsx';
import { SUPER_PLACES } from '../form/pay.ts';
import { AmountField, HoursField, OtherJobField } from '../form/pay-field.tsx';
import { LabelledField } from '../form/text-field.tsx';
import { type LiveForm, useForm } from '../form/use-form.ts';
import { Announcement } from '../live/announcement.tsx';
import { Late } from '../live/late.tsx';
import { compared, type Offer } from './calculation.ts';
import type { Cards } from './cards.tsx';
import {
  type CompareForm,
  compareForm,
  compareLinks,
  isReachedFromPay,
  PAY_PREFIXES,
  type PayFieldName,
  SHARED_OPTIONS,
} from './form.ts';
import { answerTo, detailsText, sharedText, spokenAnswer } from './texts.ts';

export interface CompareProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  readonly Cards: {
    readonly [Name in keyof typeof Cards]: ComponentType<ComponentProps<(typeof Cards)[Name]>>;
  };
}

export function Compare({
  rules,
  notes,
  Cards: { Differences, EachPay, NeededSalary },
}: CompareProps) {
  const form = useMemo(() => compareForm(rules), [rules]);
  const live = useForm(form, compareLinks(form));
  const { entries, field, reset, copyLink, copyOutcome } = live;
  const shown = useMemo(() => compared(entries, rules), [entries, rules]);
  const answer = answerTo(shown);
  const [otherPay, otherCycle] = [field('other-job'), field('other-job-cycle')];
  const beside = useMemo(
    () => ({ noTaxFreeThreshold: <OtherJobField salary={otherPay} cycle={otherCycle} /> }),
    [otherPay, otherCycle],
  );
  useFocusOnOffer(form);
  return (
    <LiveFigures value={true}>
      <EntryForm reset={reset}>
        <p className="card difference">
          <LiveText>{answer.before}</LiveText>{' '}
          {answer.figure && (
            <strong>
              <LiveText>{answer.figure}</LiveText>
            </strong>
          )}{' '}
          <LiveText>{answer.after}</LiveText>
        </p>
        <div className="entries card-stack">
          {[shown.now, shown.offer].map((entered) => (
            <PayFields
              key={entered.which}
              field={field}
              entered={entered}
              rules={rules}
              hasHours={shown.isByHour}
            />
          ))}
          <details className="card card-folded">
            <SetSummary title="Tax year and options" set={sharedText(entries)} />
            <YearCard {...field('year')} rules={rules} note={notes.model} />
            <OptionSwitches
              {...field('options')}
              offered={SHARED_OPTIONS}
              notes={notes}
              beside={beside}
            />
          </details>
          <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
        </div>
        <div className="outcome">
          <Late of={shown} Part={Differences} className="results" />
          <div>
            <Late of={shown} Part={EachPay} className="results" />
            <Needed live={live} rules={rules} NeededSalary={NeededSalary} />
          </div>
        </div>
      </EntryForm>
      <Announcement text={spokenAnswer(answer)} />
    </LiveFigures>
  );
}

/** The fields of one of the two pays, in a card under its name. Few pays need more than an amount and where super is. */
function PayFields({
  entered,
  rules,
  hasHours,
  field,
}: Pick<LiveForm<CompareForm>, 'field'> & {
  readonly entered: Offer;
  readonly rules: RuleSet;
  /** Whether its hours are asked for: where one of the pays is by the hour, as both are compared by the hour. */
  readonly hasHours: boolean;
}) {
  const { which, annual, cycle, isEntered, hoursPerWeek, weeksPerYear, query } = entered;
  const own = (name: PayFieldName) => field(`${PAY_PREFIXES[which]}${name}`);
  const headingId = `${which}-heading`;
  const hours = <HoursField {...own('hours')} hoursPerWeek={hoursPerWeek} />;
  const { guarantee } = taxYearOf(rules, query.taxYear).superannuation;
  const defaultSuper = (guarantee.rate * 100).toFixed(1);
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LiveText>{entered.name}</LiveText>
      </h2>
      <div className="entered">
        <AmountField
          salary={own('salary')}
          cycle={own('cycle')}
          label="Amount"
          cycleLabel="Per"
          cycles={CYCLE_NOUNS}
          hint={
            isEntered ? `${formatDollars(annual)} a year before tax` : 'Enter the pay before tax.'
          }
        />
        {hasHours && hours}
        <Choice {...own('included')} legend="Super" words={SUPER_PLACES} />
      </div>
      {forEmployees(cycle) && <p className="hint">{forEmployees(cycle)}</p>}
      <details className="more">
        <SetSummary title="More details" set={detailsText(entered, hasHours)} />
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
        <p className="hint">
          Salary sacrifice is pay that your employer puts into super instead. Hospital and charity
          packaging, and novated leases, are not covered.
        </p>
      </details>
    </section>
  );
}

const WEEKS = String(DEFAULT_WORKING_TIME.weeksPerYear);

/** The salary that gives a wanted take-home pay. */
function Needed({
  live: { entries, field },
  rules,
  NeededSalary,
}: {
  readonly live: LiveForm<CompareForm>;
  readonly rules: RuleSet;
  readonly NeededSalary: CompareProps['Cards']['NeededSalary'];
}) {
  const { year, options } = entries;
  const [salary, cycle, included] = [
    field('want-salary'),
    field('want-cycle'),
    field('want-included'),
  ];
  // The search for a salary takes as long as the rest of a key: only what it goes by starts it.
  const wanted = useMemo(
    () => ({
      entries: {
        year,
        options,
        'want-salary': salary.value,
        'want-cycle': cycle.value,
        'want-included': included.value,
      },
      rules,
    }),
    [year, options, salary, cycle, included, rules],
  );
  return (
    <section className="card">
      <h2>What do I need to earn?</h2>
      <div className="entered">
        <AmountField
          salary={salary}
          cycle={cycle}
          label="Take-home pay you want"
          cycleLabel="Per"
          cycles={CYCLE_NOUNS}
        />
        <Choice {...included} legend="Super" words={SUPER_PLACES} />
      </div>
      <Late of={wanted} Part={NeededSalary} className="results" />
      <p className="hint">
        Uses the tax year and options above. Hourly pay assumes 38 hours, 52 weeks.
      </p>
    </section>
  );
}

/** Whoever comes from a pay has the offer to enter, unless another field has been gone to by then. */
function useFocusOnOffer(form: CompareForm) {
  useEffect(() => {
    if (!isReachedFromPay(form, arrivalFragment)) return;
    if (document.activeElement?.closest('form') == null) {
      document.getElementById('offer-salary')?.focus();
    }
  }, [form]);
}

/** Of the address before the form keeps its entries there. */
const arrivalFragment = globalThis.location?.hash ?? '';
