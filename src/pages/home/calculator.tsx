import { type ComponentType, Suspense, useDeferredValue, useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { type RuleSet, taxYearOf } from '../../pay/index.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { packageText } from '../../words/pay-texts.ts';
import { Announcement } from '../form/announcement.tsx';
import { EntryForm, FormActions } from '../form/form-actions.tsx';
import { OptionSwitches } from '../form/option-switches.tsx';
import { useForm } from '../form/use-form.ts';
import { usePrinting } from '../form/use-printing.ts';
import { useSettled } from '../form/use-settled.ts';
import { YearCard, type YearSelectProps } from '../form/year-card.tsx';
import { Answer } from './answer.tsx';
import { answerTexts } from './answer-texts.ts';
import type { CalculationProps } from './cards.tsx';
import {
  type Calculation,
  calculated,
  hasSalary,
  homeForm,
  homeLinks,
  shownFields,
} from './home-form.ts';
import { FamilyCard, otherJobField } from './household-fields.tsx';
import { SalaryField } from './salary-field.tsx';
import { SuperRateField } from './super-rate-field.tsx';

export interface CalculatorProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  /** The control of the tax year. Absent: the browser's own. */
  readonly YearSelect?: ComponentType<YearSelectProps>;
  /** The cards below the answer, and the bar of the figures that matter most. */
  readonly Cards: ComponentType<CalculationProps>;
  readonly SummaryBar: ComponentType<CalculationProps>;
}

/**
 * The form and every figure that follows from it. A text that changes is a `LiveText`, so that it stays right where the page
 * is translated.
 */
export function Calculator({ rules, notes, YearSelect, Cards, SummaryBar }: CalculatorProps) {
  const form = useMemo(() => homeForm(rules), [rules]);
  const { entries, fragment, field, change, reset, copyLink, copyOutcome } = useForm(
    form,
    homeLinks(form, rules),
  );
  const calculation = useMemo(
    () => calculated(entries, rules, fragment),
    [entries, rules, fragment],
  );
  // Typing waits for the answer alone: the other figures follow after it is painted. Paper has them all.
  const following = useDeferredValue(calculation);
  const deferred = usePrinting() ? calculation : following;
  // The same elements until then: with others, React would not keep the cards that were sent while their code loads.
  const cards = useMemo(() => late(Cards, deferred), [Cards, deferred]);
  const summaryBar = useMemo(() => late(SummaryBar, deferred), [SummaryBar, deferred]);
  const { query, pay } = calculation;
  const answer = answerTexts(calculation);
  const announcement = useSettled(`${answer.amount} ${answer.words}`);
  const taxYear = taxYearOf(rules, query.taxYear);
  const isEmpty = !hasSalary(entries);
  const shown = shownFields(entries, rules);
  return (
    <LiveFigures value={true}>
      <hgroup>
        <h1>Australian Pay Calculator</h1>
        <p>
          <b>
            <LiveText>{`Tax year ${taxYear.label}`}</LiveText>
          </b>{' '}
          <LiveText>{taxYear.description}</LiveText>
        </p>
      </hgroup>
      <div className={isEmpty ? 'calculator empty' : 'calculator'}>
        <EntryForm className="inputs" reset={reset}>
          <SalaryField
            salary={field('salary')}
            cycle={field('cycle')}
            hours={field('hours')}
            calculation={calculation}
            switchTo={(cycle) => change('cycle', cycle)}
          />
          <YearCard {...field('year')} rules={rules} note={notes.model} Select={YearSelect}>
            <SuperRateField {...field('super')} taxYear={taxYear} />
          </YearCard>
          <OptionSwitches
            {...field('options')}
            notes={notes}
            beside={otherJobField({ field, shown })}
            packageNote={
              query.options.includesSuperannuation ? packageText(query.annualSalary, pay) : ''
            }
          />
          <FamilyCard field={field} shown={shown} />
          <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
        </EntryForm>
        <div className="results" aria-busy={deferred !== calculation}>
          <div className="answer-place">
            <Answer texts={answer} calculation={calculation} />
            {isEmpty && <p className="card">Enter your gross pay to see what you take home.</p>}
          </div>
          {cards}
        </div>
      </div>
      <Announcement text={announcement} />
      {summaryBar}
    </LiveFigures>
  );
}

function late(Part: ComponentType<CalculationProps>, calculation: Calculation) {
  return (
    <Suspense>
      <Part calculation={calculation} />
    </Suspense>
  );
}
