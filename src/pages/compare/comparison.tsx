import { useEffect, useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { type RuleSet, taxYearOf } from '../../pay/index.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { Announcement } from '../form/announcement.tsx';
import { Choice } from '../form/choice.tsx';
import { EntryForm, FormActions } from '../form/form-actions.tsx';
import { OptionSwitches } from '../form/option-switches.tsx';
import { SUPER_PLACES } from '../form/several-pays.ts';
import { useForm } from '../form/use-form.ts';
import { useSettled } from '../form/use-settled.ts';
import { YearCard } from '../form/year-card.tsx';
import { compared } from './compared.ts';
import {
  type ComparisonForm,
  comparisonForm,
  comparisonLinks,
  isReachedFromPay,
  SHARED_OPTIONS,
} from './comparison-form.ts';
import { type LateParts, Outcome } from './outcome.tsx';
import { sharedText } from './pay-details.ts';
import { AmountFields, PayFields } from './pay-fields.tsx';

/** Two pays, and every text that follows from them. */
export function Comparison({
  rules,
  notes,
  EachPay,
}: { rules: RuleSet; notes: ControlNotes } & LateParts) {
  const form = useMemo(() => comparisonForm(rules), [rules]);
  const { entries, field, reset, copyLink, copyOutcome } = useForm(form, comparisonLinks(form));
  const shown = useMemo(() => compared(entries, rules), [entries, rules]);
  const { now, offer, answer, needed, options, isByHour } = shown;
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
        <Outcome compared={shown} EachPay={EachPay}>
          <details>
            <summary>What do I need to earn?</summary>
            <div className="entered">
              <AmountFields field={field} prefix="want-" label="Take-home pay you want" />
              <Choice {...field('want-included')} legend="Super" words={SUPER_PLACES} />
            </div>
            <p>
              <b>
                <LiveText>{needed}</LiveText>
              </b>
            </p>
            <p className="hint">
              Uses the tax year and options above. Hourly pay assumes 38 hours, 52 weeks.
            </p>
          </details>
        </Outcome>
      </EntryForm>
      <Announcement text={useSettled(answer.join(' '))} />
      <Announcement text={useSettled(needed)} />
    </LiveFigures>
  );
}

/** Whoever comes from a pay has the offer to enter, unless another field has been gone to by then. */
function useFocusOnOffer(form: ComparisonForm) {
  useEffect(() => {
    if (!isReachedFromPay(form, arrivalFragment)) return;
    if (document.activeElement?.closest('form') == null) {
      document.getElementById('offer-salary')?.focus();
    }
  }, [form]);
}

/** Of the address before the form keeps its entries there. */
const arrivalFragment = globalThis.location?.hash ?? '';
