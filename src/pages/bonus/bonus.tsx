import { type ComponentType, Suspense, useDeferredValue, useMemo } from 'react';
import { LiveFigures } from '../../components/live-text.tsx';
import type { RuleSet } from '../../pay/index.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { Announcement } from '../form/announcement.tsx';
import { EntryForm, FormActions } from '../form/form-actions.tsx';
import { LabelledField } from '../form/labelled-field.tsx';
import { OptionSwitches } from '../form/option-switches.tsx';
import { OtherJobField } from '../form/person-fields.tsx';
import { useForm } from '../form/use-form.ts';
import { useSettled } from '../form/use-settled.ts';
import { YearCard } from '../form/year-card.tsx';
import { Answer } from './answer.tsx';
import { bonusAnswer } from './answer-texts.ts';
import { calculated } from './bonus-calculation.ts';
import { BonusField, UsualPayField, YearSoFar } from './bonus-fields.tsx';
import { BONUS_OPTIONS, bonusForm, bonusLinks, shownFields } from './bonus-form.ts';
import type { CardsProps } from './cards.tsx';

export interface BonusProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  /** The steps and the year, below the answer. */
  readonly Cards: ComponentType<CardsProps>;
}

/** The form, what lands of the bonus, and how. */
export function Bonus({ rules, notes, Cards }: BonusProps) {
  const form = useMemo(() => bonusForm(rules), [rules]);
  const { entries, fragment, field, reset, copyLink, copyOutcome } = useForm(
    form,
    bonusLinks(form),
  );
  const calculation = useMemo(() => calculated(entries, rules), [entries, rules]);
  const deferred = useDeferredValue(calculation);
  // The same element until then: with another, React would not keep the cards that were sent while their code loads.
  const cards = useMemo(
    () => <Suspense>{deferred.isEntered && <Cards calculation={deferred} />}</Suspense>,
    [Cards, deferred],
  );
  const shown = shownFields(entries);
  const texts = bonusAnswer(calculation);
  const announcement = useSettled(`${texts.of}, ${texts.amount} ${texts.words} ${texts.taxTime}`);
  const { isEntered } = calculation;
  const fields = { field, calculation, shown };
  return (
    <LiveFigures value={true}>
      <div className={isEntered ? 'calculator' : 'calculator empty'}>
        <EntryForm className="inputs" reset={reset}>
          <BonusField {...fields} />
          <UsualPayField {...fields} />
          <YearCard {...field('year')} rules={rules} note={notes.model} />
          <OptionSwitches
            {...field('options')}
            offered={BONUS_OPTIONS}
            notes={notes}
            beside={
              shown['other-job'] || shown.paid
                ? {
                    noTaxFreeThreshold: shown['other-job'] && (
                      <OtherJobField {...field('other-job')} />
                    ),
                    workingHolidayVisa: shown.paid && (
                      <LabelledField
                        {...field('paid')}
                        label="Paid by this employer before this pay"
                        before="$"
                        inputMode="numeric"
                        placeholder="0"
                        hint="Since 1 July, before tax."
                      />
                    ),
                  }
                : undefined
            }
          />
          <YearSoFar {...fields} />
          <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
        </EntryForm>
        <div className="results" aria-busy={deferred !== calculation}>
          <div className="answer-place">
            <Answer texts={texts} fragment={fragment} />
            {!isEntered && <p className="card">Enter your pay and the bonus to see what lands.</p>}
          </div>
          {cards}
        </div>
      </div>
      <Announcement text={announcement} />
    </LiveFigures>
  );
}
