import { useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { type RuleSet, taxYearOf } from '../../pay/index.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { Choice } from '../form/choice.tsx';
import { EntryForm, FormActions } from '../form/form-actions.tsx';
import { OptionSwitches } from '../form/option-switches.tsx';
import { useForm } from '../form/use-form.ts';
import { useSettled } from '../form/use-settled.ts';
import { YearCard } from '../form/year-card.tsx';
import { compared } from './compared.ts';
import {
  comparisonForm,
  comparisonLinks,
  SHARED_OPTIONS,
  SUPER_PLACES,
} from './comparison-form.ts';
import { Outcome } from './outcome.tsx';
import { AmountFields, PayFields } from './pay-fields.tsx';

/** Two pays, and every text that follows from them. */
export function Comparison({ rules, notes }: { rules: RuleSet; notes: ControlNotes }) {
  const form = useMemo(() => comparisonForm(rules), [rules]);
  const { entries, field, reset, copyLink, copyOutcome } = useForm(form, comparisonLinks(form));
  const shown = useMemo(() => compared(entries, rules), [entries, rules]);
  const { now, offer, difference, needed } = shown;
  const superRate = taxYearOf(rules, entries.year).superannuation.guarantee.rate;
  return (
    <LiveFigures value={true}>
      <EntryForm className="comparison" reset={reset}>
        <p className="card difference">
          <LiveText>{difference}</LiveText>
        </p>
        <div className="entries">
          <PayFields which="now" field={field} entered={now} superRate={superRate} />
          <PayFields which="offer" field={field} entered={offer} superRate={superRate} />
          <div className="shared">
            <YearCard {...field('year')} rules={rules} note={notes.model} />
            <OptionSwitches {...field('options')} offered={SHARED_OPTIONS} notes={notes} />
            <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
          </div>
        </div>
        <Outcome compared={shown}>
          <section className="card">
            <h2>What you need to earn</h2>
            <div className="entered">
              <AmountFields field={field} prefix="want-" label="Take-home pay you want" />
              <Choice {...field('want-included')} legend="Super" words={SUPER_PLACES} />
            </div>
            <p>
              <b>
                <LiveText>{needed}</LiveText>
              </b>
            </p>
            <p className="hint">Uses the options above. Hourly pay assumes 38 hours, 52 weeks.</p>
          </section>
        </Outcome>
      </EntryForm>
      <Announcement text={difference} />
      <Announcement text={needed} />
    </LiveFigures>
  );
}

/** Tells screen readers a text that changes, once typing pauses. */
function Announcement({ text }: { text: string }) {
  return (
    <p className="unseen" role="status">
      <LiveText>{useSettled(text)}</LiveText>
    </p>
  );
}
