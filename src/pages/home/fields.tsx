/** The cards of the calculator's form, but for its options. */
import { memo, useCallback, useMemo, useState } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { TaxYear } from '../../pay/basics.ts';
import { MAX_CUSTOM_SUPER_PERCENT, parseMoney } from '../../words/entered-text.ts';
import { formatDollars } from '../../words/money.ts';
import { onePeriod, type PayCycle } from '../../words/pay-cycles.ts';
import {
  Choice,
  LabelledField,
  TextField,
  YearCard,
  type YearCardProps,
} from '../form/controls.tsx';
import { PayCard, superRateField } from '../form/pay.tsx';
import type { Fields } from '../form/use-form.tsx';
import { useSettled } from '../live/announcement.tsx';
import { HOUSEHOLDS, likelyCycle } from './form.ts';

/**
 * Whether the text of the salary is likelier of another pay cycle. One that is large for its cycle has no answer until the visitor
 * confirms it: pay of a year that counts as pay of an hour would be the largest figure on the page.
 */
export function useDoubt(salary: string, cycle: PayCycle) {
  const [confirmed, setConfirmed] = useState('');
  const asked = `${salary} ${cycle}`;
  const likely = confirmed === asked ? undefined : likelyCycle(parseMoney(salary, 2), cycle);
  return {
    /** The pay cycle that the amount is likelier of. */
    likely,
    /** Whether the answer waits until that is settled. */
    isDoubted: likely !== undefined && cycle !== 'annually',
    confirm: useCallback(() => setConfirmed(asked), [asked]),
  };
}

interface SalaryFieldProps
  extends Fields<'salary' | 'cycle' | 'hours'>,
    ReturnType<typeof useDoubt> {
  readonly isEntered: boolean;
  /** Dollars a year. */
  readonly annual: number;
  readonly hoursPerWeek: number;
}

/** Gross pay, and its pay cycle. */
export const SalaryField = memo(function SalaryField(props: SalaryFieldProps) {
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
    const amount = `${formatDollars(parseMoney(salary, 2))} ${onePeriod(cycle)}`;
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
export const YearField = memo(function YearField(props: YearFieldProps) {
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
export const FamilyCard = memo(function FamilyCard(
  props: Fields<'family' | 'partner' | 'dependants'>,
) {
  if (!props.family.isShown) return null;
  return (
    <section className="card household">
      <h2>Partner or children</h2>
      <Choice {...props.family} legend="Household" words={HOUSEHOLDS} />
      <LabelledField
        {...props.partner}
        label="Partner's income, a year"
        before="$"
        inputMode="numeric"
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
