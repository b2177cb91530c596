/** The calculator: its form, and every figure that follows from it. */
import {
  type ComponentType,
  memo,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { LiveFigures, LiveText } from '../../components/live-text.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import type { PayOption, RuleSet, TaxYear } from '../../pay/basics.ts';
import { BONUS_PATH, COMPARE_PATH, NOT_ASKED_ID, TAX_RETURN_PATH } from '../../site/paths.ts';
import type { ControlNotes } from '../../words/control-notes.ts';
import { MAX_CUSTOM_SUPER_PERCENT, parseMoney } from '../../words/entered-text.ts';
import { formatDollars } from '../../words/money.ts';
import { packageText } from '../../words/package-text.ts';
import { payBarContent } from '../../words/pay-bar.ts';
import { onePeriod, type PayCycle } from '../../words/pay-cycles.ts';
import { optionsOn } from '../../words/pay-options.ts';
import { payShares } from '../../words/pay-shares.ts';
import {
  Choice,
  LabelledField,
  TextField,
  YearCard,
  type YearCardProps,
  type YearSelectProps,
} from '../form/controls.tsx';
import { OptionSwitches, shortName } from '../form/option-switches.tsx';
import { PayCard, payIn, superRateField } from '../form/pay.tsx';
import { EntryForm, type Fields, FormActions, FurtherFields, useForm } from '../form/use-form.tsx';
import { Announcement, useSettled } from '../live/announcement.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import { type Calculation, calculated, hasSchedules, hasYear } from './calculation.ts';
import type * as cards from './cards.tsx';
import { HOUSEHOLDS, homeForm, likelyCycle } from './form.ts';
import { type AnswerTexts, answerTexts } from './texts.ts';

interface HomeProps extends Pick<typeof cards, 'Cards' | 'SummaryBar' | 'OptionFigure'> {
  readonly rules: RuleSet;
  readonly notes: ControlNotes;
  /** The control of the tax year. Absent: the browser's own. */
  readonly YearSelect?: ComponentType<YearSelectProps>;
}

/** A text that changes is a `LiveText`, so that it stays right where the page is translated. */
export function Home({ rules, notes, YearSelect, Cards, SummaryBar, OptionFigure }: HomeProps) {
  const form = useMemo(() => homeForm(rules), [rules]);
  const { entries, fragment, field, reset, link } = useForm(form);
  const entered = payIn(entries);
  const doubt = useDoubt(entries.salary, entered.cycle);
  const counting = doubt.isDoubted ? '' : entries.salary;
  const calculation = useMemo(
    () => calculated({ ...entries, salary: counting }, rules, fragment),
    [entries, counting, rules, fragment],
  );
  const { query, pay, taxYear } = calculation;
  const { isEntered } = calculation.entered;
  // The request for a pay has the place of the answer, which keeps its height meanwhile.
  const answered = useLast(calculation, isEntered);
  const answer = answerTexts(answered);
  const request =
    doubt.isDoubted || entered.isDisputed
      ? 'Check your pay to see what you take home.'
      : 'Enter your gross pay to see what you take home.';
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
            {...doubt}
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
            <Answer texts={answer} calculation={answered} />
            {!isEntered && <p className="card">{request}</p>}
          </div>
        </Late>
      </div>
      <Announcement text={isEntered ? `${answer.amount} ${answer.words}` : request} />
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

/**
 * Whether the text of the salary is likelier of another pay cycle. One that is large for its cycle has no answer until the visitor
 * confirms it: pay of a year that counts as pay of an hour would be the largest figure on the page.
 */
function useDoubt(salary: string, cycle: PayCycle) {
  const [confirmed, setConfirmed] = useState('');
  const asked = `${salary} ${cycle}`;
  const likely = confirmed === asked ? undefined : likelyCycle(parseMoney(salary, 2, cycle), cycle);
  return {
    /** The pay cycle that the amount is likelier of. */
    likely,
    /** Whether the answer waits until that is settled. */
    isDoubted: likely !== undefined && cycle !== 'annually',
    confirm: useCallback(() => setConfirmed(asked), [asked]),
  };
}

interface SalaryFieldProps
  extends Fields<'salary' | 'cycle' | 'hours' | 'superPlace'>,
    ReturnType<typeof useDoubt> {
  readonly isEntered: boolean;
  /** Dollars a year. */
  readonly annual: number;
  readonly hoursPerWeek: number;
}

/** Gross pay, and its pay cycle. */
const SalaryField = memo(function SalaryField(props: SalaryFieldProps) {
  const { isEntered, annual, likely, isDoubted, confirm, ...pay } = props;
  const { value: salary } = pay.salary;
  const { change } = pay.cycle;
  const cycle = pay.cycle.value as PayCycle;
  const entered = salary + cycle;
  // While an amount is typed it is of another cycle at every other digit: unless the answer waits, it is asked about after a pause.
  const isSettled = useSettled(entered) === entered;
  const asks = likely !== undefined && (isDoubted || isSettled);
  const question = useMemo(() => {
    if (!asks) return undefined;
    const amount = `${formatDollars(parseMoney(salary, 2, cycle))} ${onePeriod(cycle)}`;
    const own = cycle === 'hourly' ? 'hourly rate' : `${cycle} pay`;
    const toLikely = settling(likely, `Switch to ${likely}`, () => change('cycle', likely));
    return isDoubted ? (
      <>
        <LiveText>{`${amount}? Enter your ${own}, or switch to ${likely}.`}</LiveText>
        <span className="actions">
          {toLikely}
          {isEntered && settling(cycle, `Keep ${amount}`, confirm)}
        </span>
      </>
    ) : (
      <>
        <LiveText>{`${amount}? `}</LiveText>
        {toLikely}
      </>
    );
  }, [asks, likely, isDoubted, isEntered, salary, cycle, change, confirm]);
  return (
    <PayCard
      {...pay}
      className="card amount"
      // The field itself has no separators: those that come and go would move the caret.
      hint={isEntered ? `${formatDollars(annual)} a year` : 'Enter your gross pay.'}
      question={question}
    />
  );
});

/** A button that goes when it is pressed: the focus goes to the radio of `cycle`, which unlike the field opens no keyboard. */
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

/** The family, by which the Medicare levy, its surcharge and the repayment of a student loan go. */
const FamilyCard = memo(function FamilyCard(props: Fields<'family' | 'partner' | 'dependants'>) {
  if (!props.family.isShown) return null;
  return (
    <section className="card household">
      <h2>Partner or children</h2>
      <Choice {...props.family} legend="Household" words={HOUSEHOLDS} />
      <LabelledField
        {...props.partner}
        label="Partner's income, a year"
        before="$"
        hint="Leave empty if you have no partner."
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

/** The answer that most visitors came for, the largest of the page. */
export function Answer({ texts, calculation }: { texts: AnswerTexts; calculation: Calculation }) {
  const { amount, words, also, taxTime, year } = texts;
  return (
    <section className="card answer">
      <h2>You take home</h2>
      <p>
        <strong translate="no">{amount}</strong>
        <LiveText>{` ${words}`}</LiveText>
      </p>
      <Also text={also} />
      <Also text={year} />
      <Also text={taxTime} href={TAX_RETURN_PATH + calculation.fragment} />
      <Late of={calculation} Part={Further} />
    </section>
  );
}

/** The parts of the year's pay, and the ways on from here. */
function Further({ of: calculation }: LatePart<Calculation>) {
  const { pay, fragment } = calculation;
  return (
    <>
      {hasYear(calculation) && <PayBar parts={payBarParts(payBarContent(pay, payShares(pay)))} />}
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
