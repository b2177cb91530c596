/** The calculator: its form, and every figure that follows from it. */
import { type ComponentType, memo, useMemo } from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import type { RuleSet, TaxYear } from '../../pay/index.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { packageText } from '../../words/pay-texts.ts';
import type { YearSelectProps } from '../form/controls.tsx';
import { EntryForm, FormActions } from '../form/entry-form.tsx';
import { OptionSwitches } from '../form/option-switches.tsx';
import { OtherJobField } from '../form/pay-field.tsx';
import { useForm } from '../form/use-form.ts';
import { Announcement } from '../live/announcement.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import { Answer } from './answer.tsx';
import { type Calculation, calculated } from './calculation.ts';
import { FamilyCard, SalaryField, YearField } from './fields.tsx';
import { homeForm } from './form.ts';
import { answerTexts } from './texts.ts';

export interface HomeProps {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  /** The control of the tax year. Absent: the browser's own. */
  readonly YearSelect?: ComponentType<YearSelectProps>;
  /** The cards below the answer, and the bar of the figures that matter most. */
  readonly Cards: ComponentType<LatePart<Calculation>>;
  readonly SummaryBar: ComponentType<LatePart<Calculation>>;
}

/** A text that changes is a `LiveText`, so that it stays right where the page is translated. */
export function Home({ rules, notes, YearSelect, Cards, SummaryBar }: HomeProps) {
  const form = useMemo(() => homeForm(rules), [rules]);
  const { entries, fragment, field, reset, copyLink, copyOutcome } = useForm(form);
  const calculation = useMemo(
    () => calculated(entries, rules, fragment),
    [entries, rules, fragment],
  );
  const { entered, query, pay, taxYear } = calculation;
  const answer = answerTexts(calculation);
  const otherJob = field('other-job');
  const besideOptions = useMemo(
    () => ({ noTaxFreeThreshold: <OtherJobField {...otherJob} /> }),
    [otherJob],
  );
  return (
    <LiveFigures value={true}>
      <Heading taxYear={taxYear} />
      <div className={entered.isEntered ? 'calculator' : 'calculator empty'}>
        <EntryForm className="inputs" reset={reset}>
          <SalaryField
            salary={field('salary')}
            cycle={field('cycle')}
            hours={field('hours')}
            isEntered={entered.isEntered}
            amount={entered.amount}
            annual={entered.annual}
            hoursPerWeek={entered.hoursPerWeek}
          />
          <YearField
            year={field('year')}
            superRate={field('super')}
            taxYear={taxYear}
            rules={rules}
            note={notes.model}
            Select={YearSelect}
          />
          <OptionSwitches
            {...field('options')}
            notes={notes}
            beside={besideOptions}
            packageNote={
              query.options.includesSuperannuation ? packageText(query.annualSalary, pay) : ''
            }
          />
          <FamilyCard
            family={field('family')}
            partner={field('partner')}
            dependants={field('children')}
          />
          <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
        </EntryForm>
        <Late className="results results-level" of={calculation} Part={Cards}>
          <div className="answer-place">
            <Answer texts={answer} calculation={calculation} />
            {!entered.isEntered && (
              <p className="card">Enter your gross pay to see what you take home.</p>
            )}
          </div>
        </Late>
      </div>
      <Announcement text={`${answer.amount} ${answer.words}`} />
      <Late of={calculation} Part={SummaryBar} />
    </LiveFigures>
  );
}

const Heading = memo(function Heading({ taxYear }: { readonly taxYear: TaxYear }) {
  return (
    <hgroup>
      <h1>Australian Pay Calculator</h1>
      <p>
        <b>
          <LiveText>{`Tax year ${taxYear.label}`}</LiveText>
        </b>{' '}
        <LiveText>{taxYear.description}</LiveText>
      </p>
    </hgroup>
  );
});
