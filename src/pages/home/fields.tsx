/** The fields of the calculator besides its options. */
import { type ComponentType, memo, useMemo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { RuleSet, TaxYear } from '../../pay/index.ts';
import { customSuperRate, MAX_CUSTOM_SUPER_PERCENT } from '../../words/entered-text.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_WORDS, type PayCycle } from '../../words/pay-cycles.ts';
import { Choice, YearCard, type YearSelectProps } from '../form/controls.tsx';
import { ChildrenField, PayCard } from '../form/pay-field.tsx';
import { LabelledField, TextField } from '../form/text-field.tsx';
import type { FieldProps } from '../form/use-form.ts';
import { useSettled } from '../live/announcement.tsx';
import { HOUSEHOLDS } from './form.ts';
import { likelyCycle } from './texts.ts';

/** Gross pay, as `amount` dollars of its cycle and `annual` ones a year, and its pay cycle. */
export const SalaryField = memo(function SalaryField({
  salary,
  cycle,
  hours,
  isEntered,
  amount,
  annual,
  hoursPerWeek,
}: {
  readonly salary: FieldProps;
  readonly cycle: FieldProps;
  readonly hours: FieldProps;
  readonly isEntered: boolean;
  readonly amount: number;
  readonly annual: number;
  readonly hoursPerWeek: number;
}) {
  const payCycle = cycle.value as PayCycle;
  const entered = salary.value + payCycle;
  // Asked once the visitor has paused: while an amount is typed, it is of another cycle at every other digit.
  const isSettled = useSettled(entered) === entered;
  const likely = isSettled ? likelyCycle(amount, payCycle) : undefined;
  const { change } = cycle;
  const question = useMemo(
    () =>
      likely && (
        <>
          <LiveText>{`${formatDollars(amount)} ${CYCLE_WORDS[payCycle].one}? `}</LiveText>
          <button
            type="button"
            onClick={() => {
              change('cycle', likely);
              // The button goes. A focused radio, unlike the field, opens no keyboard.
              document.querySelector<HTMLElement>(`[value=${likely}]`)?.focus();
            }}
          >
            <LiveText>{`Switch to ${likely}`}</LiveText>
          </button>
        </>
      ),
    [likely, amount, payCycle, change],
  );
  return (
    <PayCard
      className="card amount"
      salary={salary}
      cycle={cycle}
      hours={hours}
      hoursPerWeek={hoursPerWeek}
      // The field itself has no separators: those that come and go would move the caret.
      hint={isEntered ? `${formatDollars(annual)} a year` : 'Enter your gross pay.'}
      question={question}
    />
  );
});

/** The tax year, and the super rate of the visitor's own employer, in percent; empty for the year's default. */
export const YearField = memo(function YearField({
  year,
  superRate,
  taxYear,
  rules,
  note,
  Select,
}: {
  readonly year: FieldProps;
  readonly superRate: FieldProps;
  readonly taxYear: TaxYear;
  readonly rules: RuleSet;
  readonly note: string | undefined;
  readonly Select: ComponentType<YearSelectProps> | undefined;
}) {
  const { rate } = taxYear.superannuation.guarantee;
  return (
    <YearCard {...year} rules={rules} note={note} Select={Select}>
      <label htmlFor={superRate.name}>Custom Superannuation Rate</label>
      <TextField
        {...superRate}
        inputMode="decimal"
        placeholder={(rate * 100).toFixed(1)}
        after="%"
        hint={`Leave empty to use the default rate for ${taxYear.label}. Maximum ${MAX_CUSTOM_SUPER_PERCENT}%.`}
        inUse={formatRate(customSuperRate(superRate.value) ?? rate)}
      />
    </YearCard>
  );
});

/** The family, by which the Medicare levy, its surcharge and the repayment of a student loan go. */
export const FamilyCard = memo(function FamilyCard({
  family,
  partner,
  dependants,
}: {
  readonly family: FieldProps;
  readonly partner: FieldProps;
  readonly dependants: FieldProps;
}) {
  if (!family.isShown) return null;
  return (
    <section className="card household">
      <h2>Partner or children</h2>
      <Choice {...family} legend="Household" words={HOUSEHOLDS} />
      <LabelledField
        {...partner}
        label="Partner's income, a year"
        before="$"
        inputMode="numeric"
        hint="Leave empty if you have no partner."
      />
      <ChildrenField {...dependants} />
    </section>
  );
});
