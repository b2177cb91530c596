/** The calculator: its form, and every figure that follows from it. */
import {
  type ComponentType,
  memo,
  type PropsWithChildren,
  type ReactNode,
  useLayoutEffect,
  useMemo,
  useRef,
} from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import type { PayOption } from '../../pay/pay-options.ts';
import type { RuleSet, TaxYear } from '../../pay/rules/rule-set.ts';
import { BONUS_PATH, COMPARE_PATH, NOT_ASKED_ID, TAX_RETURN_PATH } from '../../site/paths.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { MAX_CUSTOM_SUPER_PERCENT, parseMoney } from '../../words/entered-text.ts';
import { formatDollars, formatMoney } from '../../words/money.ts';
import { packageText } from '../../words/package-text.ts';
import { onePeriod, type PayCycle } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import {
  Choice,
  LabelledField,
  TextField,
  YearCard,
  type YearCardProps,
  type YearSelectProps,
} from '../form/controls.tsx';
import { NO_YES } from '../form/field.ts';
import { OptionSwitches, shortName } from '../form/option-switches.tsx';
import { PayCard, payIn, superRateField } from '../form/pay.tsx';
import {
  EntryForm,
  type Fields,
  FormActions,
  FurtherFields,
  type LiveForm,
  useForm,
} from '../form/use-form.tsx';
import { Announcement, useSettled } from '../live/announcement.tsx';
import { Example } from '../live/example.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import { type Calculation, calculated, hasSchedules, hasYear } from './calculation.ts';
import type * as cards from './cards.tsx';
import { doubtedCycle, homeForm, keptPay } from './form.ts';
import { type AnswerTexts, answerTexts } from './texts.ts';

interface HomeProps
  extends Pick<typeof cards, 'AnswerBar' | 'Cards' | 'SummaryBar' | 'OptionFigure'> {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  /** The control of the tax year. Absent: the browser's own. */
  readonly YearSelect?: ComponentType<YearSelectProps>;
}

/** A text that changes is a `LiveText`, so that it stays right where the page is translated. */
export function Home(props: HomeProps) {
  const { rules, notes, YearSelect, AnswerBar, Cards, SummaryBar, OptionFigure } = props;
  const form = useMemo(() => homeForm(rules), [rules]);
  const { entries, fragment, field, change, reset, link } = useForm(form);
  const entered = payIn(entries);
  const calculation = useMemo(
    () => calculated(entries, rules, fragment),
    [entries, rules, fragment],
  );
  const { query, pay, taxYear } = calculation;
  const { isEntered } = calculation.entered;
  // The request for a pay has the place of the answer, which keeps its height meanwhile.
  const answered = useLast(calculation, isEntered);
  const answer = answerTexts(answered);
  const request = entered.isDisputed
    ? 'Check your pay to see what you take home.'
    : 'Enter your gross pay to see what you take home.';
  const { cycle } = entered;
  const likely = doubtedCycle(entries);
  const asked = {
    amount: `${formatMoney(parseMoney(entries.salary, 2, cycle))} ${onePeriod(cycle)}`,
    cycle,
    kept: isEntered ? keptPay(entries) : undefined,
    change,
  };
  const figures = useMemo(
    () =>
      notes.model === undefined && isEntered ? figuresOf(calculation, OptionFigure) : undefined,
    [notes, isEntered, calculation, OptionFigure],
  );
  return (
    <LiveFigures value={true}>
      <Heading taxYear={taxYear} />
      <div className={isEntered ? 'calculator' : 'calculator empty'}>
        <EntryForm className="inputs" reset={reset}>
          <SalaryField
            salary={field('salary')}
            cycle={field('cycle')}
            hours={field('hours')}
            superPlace={field('options')}
            isEntered={entered.isEntered}
            annual={entered.annual}
            hoursPerWeek={entered.hoursPerWeek}
          />
          <FurtherFields
            title="Tax year and options"
            set={[taxYear.label, ...optionsOn(query.options).map(shortName)].join(', ')}
          >
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
              figures={figures}
              otherPay={field('other-job')}
              otherCycle={field('other-job-cycle')}
              packageNote={
                query.options.includesSuperannuation ? packageText(query.annualSalary, pay) : ''
              }
            />
            <FamilyCard
              family={field('family')}
              partner={field('partner')}
              dependants={field('children')}
            />
            <FormActions {...link} />
          </FurtherFields>
        </EntryForm>
        <Late className="results" of={calculation} Part={Cards}>
          <div className="answer-place">
            <Answer texts={answer} calculation={answered} Bar={AnswerBar}>
              <Question {...asked} likely={isEntered ? likely : undefined} />
            </Answer>
            {!isEntered && (
              <div className="card">
                <p>{request}</p>
                <Question {...asked} likely={likely} />
              </div>
            )}
          </div>
        </Late>
      </div>
      <Announcement
        text={
          (likely ? `${asked.amount}? ` : '') +
          (isEntered ? `${answer.amount} ${answer.words}` : request)
        }
      />
      <Late of={calculation} Part={SummaryBar} />
    </LiveFigures>
  );
}

/** `value`, or where it does not count the last one that did. */
function useLast<Value>(value: Value, counts: boolean): Value {
  const last = useRef(value);
  useLayoutEffect(() => {
    if (counts) last.current = value;
  }, [value, counts]);
  return counts ? value : last.current;
}

/** The figure of each option that is on. Undefined where none is: then the switches are not rendered for a key. */
function figuresOf(calculation: Calculation, OptionFigure: HomeProps['OptionFigure']) {
  let figures: Partial<Record<PayOption, ReactNode>> | undefined;
  for (const option of optionsOn(calculation.query.options)) {
    figures = { ...figures, [option]: <Late of={{ option, calculation }} Part={OptionFigure} /> };
  }
  return figures;
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

interface QuestionProps {
  /** The pay as it was entered, such as '$80,000 an hour'. */
  readonly amount: string;
  readonly cycle: PayCycle;
  /** The cycle that it looks like; undefined: there is nothing to ask. */
  readonly likely: PayCycle | undefined;
  /** The text of `kept` that keeps the pay as it was entered; undefined where it can't be kept. */
  readonly kept: string | undefined;
  readonly change: LiveForm<ReturnType<typeof homeForm>>['change'];
}

/**
 * Asks about an amount that looks like it belongs to another pay cycle, and meanwhile counts as it was entered. A salary passes through
 * small amounts as it's typed: those are asked about after a pause.
 */
const Question = memo(function Question(props: QuestionProps) {
  const { amount, cycle, likely, kept, change } = props;
  const isSettled = useSettled(amount) === amount;
  if (likely === undefined || (cycle === 'annually' && !isSettled)) return null;
  return (
    <div className="asked">
      <LiveText>{`${amount}?`}</LiveText>
      <p className="actions">
        {settling(likely, `Switch to ${likely}`, () => change('cycle', likely))}
        {kept !== undefined && settling(cycle, `Keep ${amount}`, () => change('kept', kept))}
      </p>
    </div>
  );
});

interface SalaryFieldProps extends Fields<'salary' | 'cycle' | 'hours' | 'superPlace'> {
  readonly isEntered: boolean;
  /** Dollars a year. */
  readonly annual: number;
  readonly hoursPerWeek: number;
}

/** Gross pay, and its pay cycle. */
const SalaryField = memo(function SalaryField(props: SalaryFieldProps) {
  const { isEntered, annual, ...pay } = props;
  return (
    <PayCard
      {...pay}
      className="card amount"
      // The field itself has no separators: those that come and go would move the caret.
      hint={isEntered ? `${formatDollars(annual)} a year` : 'Enter your gross pay.'}
    />
  );
});

/** A button that disappears when pressed. Focus moves to the radio of `cycle`, which unlike the field opens no keyboard. */
function settling(cycle: PayCycle, text: string, act: () => void) {
  const settle = () => {
    act();
    document.querySelector<HTMLElement>(`[value=${cycle}]`)?.focus();
  };
  return (
    <button type="button" onClick={settle}>
      <LiveText>{text}</LiveText>
    </button>
  );
}

interface YearFieldProps
  extends Fields<'year' | 'superRate'>,
    Pick<YearCardProps, 'rules' | 'note' | 'Select'> {
  readonly taxYear: TaxYear;
}

/** The tax year, and the super rate of the visitor's own employer, in percent; empty for the year's default. */
const YearField = memo(function YearField(props: YearFieldProps) {
  const { year, superRate, taxYear, ...card } = props;
  return (
    <YearCard {...year} {...card}>
      <label htmlFor={superRate.name}>Custom Superannuation Rate</label>
      <TextField
        {...superRateField(superRate, taxYear.superannuation.guarantee.rate)}
        inputMode="decimal"
        hint={`Leave empty to use the default rate for ${taxYear.label}. Maximum ${MAX_CUSTOM_SUPER_PERCENT}%.`}
      />
    </YearCard>
  );
});

/** The family: the Medicare levy, its surcharge and the repayment of a student loan depend on it. */
const FamilyCard = memo(function FamilyCard(props: Fields<'family' | 'partner' | 'dependants'>) {
  if (!props.family.isShown) return null;
  return (
    <section className="card household">
      <h2>Partner or children</h2>
      <Choice {...props.family} legend="Partner?" words={NO_YES} />
      <LabelledField
        {...props.partner}
        label="Partner's income, a year"
        before="$"
        hint="Before tax. If you leave this empty, we count $0."
      />
      <LabelledField
        {...props.dependants}
        label="Children"
        inputMode="numeric"
        placeholder="0"
        hint="Those who depend on you."
      />
    </section>
  );
});

type AnswerProps = PropsWithChildren<{
  texts: AnswerTexts;
  calculation: Calculation;
  Bar: HomeProps['AnswerBar'];
}>;

/** The answer that most visitors came for, the largest of the page. `children` are above the figure. */
export function Answer({ texts, calculation, Bar, children }: AnswerProps) {
  const { amount, words, also, taxTime, year } = texts;
  return (
    <section className="card answer">
      <Example />
      <h2>You take home</h2>
      {children}
      <p>
        <strong translate="no">{amount}</strong>
        <LiveText>{` ${words}`}</LiveText>
      </p>
      <Also text={also} />
      <Also text={year} />
      <Also text={taxTime} href={TAX_RETURN_PATH + calculation.fragment} />
      <Late of={calculation} Part={Bar} className="bar" isQuiet />
      <Late of={calculation} Part={Further} />
    </section>
  );
}

/** The ways on from here. */
function Further({ of: calculation }: LatePart<Calculation>) {
  const { fragment } = calculation;
  return (
    <>
      <a className="button" href={COMPARE_PATH + fragment}>
        Compare with another offer
      </a>
      {hasSchedules(calculation) && hasYear(calculation) && (
        <p>
          <a href={BONUS_PATH + fragment}>What lands from a bonus</a>
        </p>
      )}
      <p className="hint">
        <a href={`#${NOT_ASKED_ID}`}>Part-time, overtime, packaging or redundancy?</a>
      </p>
      <p className="hint">No sign-up. Nothing you type leaves this device.</p>
    </>
  );
}

function Also({ text, href }: { text: string; href?: string }) {
  if (text === '') return null;
  const live = <LiveText>{text}</LiveText>;
  return <p className="also">{href === undefined ? live : <a href={href}>{live}</a>}</p>;
}
