/** Two pays, and every text that follows from them. */
import { type ComponentType, memo, useEffect, useMemo, useState } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { DEFAULT_WORKING_TIME, type RuleSet, taxYearOf } from '../../pay/index.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { Choice, YearCard } from '../form/controls.tsx';
import { EntryForm, FormActions } from '../form/entry-form.tsx';
import { OptionSwitches } from '../form/option-switches.tsx';
import { SUPER_PLACES } from '../form/pay.ts';
import { AmountField, HoursField } from '../form/pay-field.tsx';
import { LabelledField } from '../form/text-field.tsx';
import { type LiveForm, useForm } from '../form/use-form.ts';
import { Announcement } from '../live/announcement.tsx';
import { Late } from '../live/late.tsx';
import { compared, neededIn, type Offer } from './calculation.ts';
import { Bars, Differences, furtherPart } from './cards.tsx';
import type { EachPayProps } from './each-pay.tsx';
import {
  type CompareForm,
  CYCLES,
  compareForm,
  compareLinks,
  isReachedFromPay,
  PAY_PREFIXES,
  type PayFieldName,
  SHARED_OPTIONS,
} from './form.ts';
import { detailsText, sharedText } from './texts.ts';

export interface CompareProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  /** Loads once a pay has a bonus or a salary sacrifice. */
  readonly EachPay: ComponentType<EachPayProps>;
}

export function Compare({ rules, notes, EachPay }: CompareProps) {
  const form = useMemo(() => compareForm(rules), [rules]);
  const Further = useMemo(() => furtherPart(EachPay), [EachPay]);
  const live = useForm(form, compareLinks(form));
  const { entries, field, reset, copyLink, copyOutcome } = live;
  const shown = useMemo(() => compared(entries, rules), [entries, rules]);
  const { now, offer, answer, options, isByHour } = shown;
  const superRate = taxYearOf(rules, entries.year).superannuation.guarantee.rate;
  useFocusOnOffer(form);
  return (
    <LiveFigures value={true}>
      <EntryForm reset={reset}>
        <p className="card difference">
          <b>
            <LiveText>{answer[0] ?? ''}</LiveText>
          </b>{' '}
          <LiveText>{answer.slice(1).join(' ')}</LiveText>
        </p>
        <div className="entries card-stack">
          <PayFields
            which="now"
            field={field}
            entered={now}
            superRate={superRate}
            hasHours={isByHour}
          />
          <PayFields
            which="offer"
            field={field}
            entered={offer}
            superRate={superRate}
            hasHours={isByHour}
          />
          <details className="card card-folded">
            <summary>
              <LiveText>{sharedText(entries.year, options)}</LiveText>
            </summary>
            <YearCard {...field('year')} rules={rules} note={notes.model} />
            <OptionSwitches {...field('options')} offered={SHARED_OPTIONS} notes={notes} />
          </details>
          <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
        </div>
        <div className="outcome">
          <Late of={shown} Part={Differences} />
          <div>
            <Late of={shown} Part={Further} />
            <div className="card card-folded">
              <Late of={shown} Part={Bars} />
              <Needed live={live} rules={rules} />
            </div>
          </div>
        </div>
      </EntryForm>
      <Announcement text={answer.join(' ')} />
    </LiveFigures>
  );
}

/** The fields of one of the two pays, in a card under its name. Few pays need more than an amount and where super is. */
function PayFields({
  which,
  entered,
  hasHours,
  superRate,
  field,
}: Pick<LiveForm<CompareForm>, 'field'> & {
  readonly which: keyof typeof PAY_PREFIXES;
  readonly entered: Offer;
  /** Whether its hours are asked for: where one of the pays is by the hour, as both are compared by the hour. */
  readonly hasHours: boolean;
  /** The year's. */
  readonly superRate: number;
}) {
  const own = (name: PayFieldName) => field(`${PAY_PREFIXES[which]}${name}`);
  const headingId = `${which}-heading`;
  const { annual, isEntered, hoursPerWeek, weeksPerYear } = entered;
  const defaultSuper = (superRate * 100).toFixed(1);
  const hours = <HoursField {...own('hours')} hoursPerWeek={hoursPerWeek} />;
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
          cycles={CYCLES}
          hint={
            isEntered ? `${formatDollars(annual)} a year before tax` : 'Enter the pay before tax.'
          }
        />
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

const WEEKS = String(DEFAULT_WORKING_TIME.weeksPerYear);

/** The salary that gives a wanted take-home pay, worked out while it is unfolded, and as the page is sent. */
function Needed({
  live: { entries, field },
  rules,
}: {
  readonly live: LiveForm<CompareForm>;
  readonly rules: RuleSet;
}) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>What do I need to earn?</summary>
      <div className="entered">
        <AmountField
          salary={field('want-salary')}
          cycle={field('want-cycle')}
          label="Take-home pay you want"
          cycleLabel="Per"
          cycles={CYCLES}
        />
        <Choice {...field('want-included')} legend="Super" words={SUPER_PLACES} />
      </div>
      <NeededSalary entries={entries} rules={rules} isOpen={isOpen} />
      <p className="hint">
        Uses the tax year and options above. Hourly pay assumes 38 hours, 52 weeks.
      </p>
    </details>
  );
}

interface NeededProps {
  readonly entries: Parameters<typeof neededIn>[0];
  readonly rules: RuleSet;
  readonly isOpen: boolean;
}

/** Drawn again only while it can be seen. */
const NeededSalary = memo(
  function NeededSalary({ entries, rules }: NeededProps) {
    const needed = neededIn(entries, rules);
    return (
      <>
        <p>
          <b>
            <LiveText>{needed}</LiveText>
          </b>
        </p>
        <Announcement text={needed} />
      </>
    );
  },
  (_, { isOpen }) => !isOpen,
);

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
