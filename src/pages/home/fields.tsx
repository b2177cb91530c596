/** The cards of the calculator's form, but for its options. */
import { type ComponentType, memo, useMemo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { RuleSet, TaxYear } from '../../pay/basics.ts';
import { customSuperRate, MAX_CUSTOM_SUPER_PERCENT, parseMoney } from '../../words/entered-text.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { onePeriod, type PayCycle } from '../../words/pay-cycles.ts';
import { Choice, YearCard, type YearSelectProps } from '../form/controls.tsx';
import type { EnteredPay } from '../form/pay.ts';
import { PayCard } from '../form/pay-field.tsx';
import { LabelledField, TextField } from '../form/text-field.tsx';
import type { Fields } from '../form/use-form.ts';
import { useSettled } from '../live/announcement.tsx';
import { HOUSEHOLDS } from './form.ts';

/** Gross pay, and its pay cycle. */
export const SalaryField = memo(function SalaryField({
  isEntered,
  annual,
  likely,
  isDoubted,
  confirm,
  ...props
}: Fields<'salary' | 'cycle' | 'hours'> &
  Pick<EnteredPay, 'isEntered' | 'annual' | 'hoursPerWeek'> & {
    /** The pay cycle that the amount is likelier of. */
    readonly likely: PayCycle | undefined;
    /** Whether the answer waits until that is settled. */
    readonly isDoubted: boolean;
    readonly confirm: () => void;
  }) {
  const { salary, cycle } = props;
  const { change } = cycle;
  const payCycle = cycle.value as PayCycle;
  const entered = salary.value + payCycle;
  // While an amount is typed it is of another cycle at every other digit: unless the answer waits, it is asked about after a pause.
  const isSettled = useSettled(entered) === entered;
  const asks = likely !== undefined && (isDoubted || isSettled);
  const question = useMemo(() => {
    if (!asks) return undefined;
    const amount = `${formatDollars(parseMoney(salary.value, 2))} ${onePeriod(payCycle)}`;
    const toLikely = (
      <Settling cycle={likely} act={() => change('cycle', likely)}>
        {`Switch to ${likely}`}
      </Settling>
    );
    if (!isDoubted) {
      return (
        <>
          <LiveText>{`${amount}? `}</LiveText>
          {toLikely}
        </>
      );
    }
    const own = payCycle === 'hourly' ? 'hourly rate' : `${payCycle} pay`;
    return (
      <>
        <LiveText>{`${amount}? Enter your ${own}, or switch to ${likely}.`}</LiveText>
        <span className="actions">
          {toLikely}
          {isEntered && (
            <Settling cycle={payCycle} act={confirm}>
              {`Keep ${amount}`}
            </Settling>
          )}
        </span>
      </>
    );
  }, [asks, likely, isDoubted, isEntered, salary.value, payCycle, change, confirm]);
  return (
    <PayCard
      {...props}
      className="card amount"
      // The field itself has no separators: those that come and go would move the caret.
      hint={isEntered ? `${formatDollars(annual)} a year` : 'Enter your gross pay.'}
      question={question}
    />
  );
});

/** A button that goes when it is pressed: the focus goes to the radio of `cycle`, which unlike the field opens no keyboard. */
function Settling({
  cycle,
  act,
  children,
}: {
  readonly cycle: PayCycle;
  readonly act: () => void;
  readonly children: string;
}) {
  return (
    <button
      type="button"
      onClick={() => {
        act();
        document.querySelector<HTMLElement>(`[value=${cycle}]`)?.focus();
      }}
    >
      <LiveText>{children}</LiveText>
    </button>
  );
}

/** The tax year, and the super rate of the visitor's own employer, in percent; empty for the year's default. */
export const YearField = memo(function YearField({
  year,
  superRate,
  taxYear,
  ...props
}: Fields<'year' | 'superRate'> & {
  readonly taxYear: TaxYear;
  readonly rules: RuleSet;
  readonly note: string | undefined;
  readonly Select: ComponentType<YearSelectProps> | undefined;
}) {
  const { rate } = taxYear.superannuation.guarantee;
  return (
    <YearCard {...year} {...props}>
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
}: Fields<'family' | 'partner' | 'dependants'>) {
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
      <LabelledField
        {...dependants}
        label="Children"
        inputMode="numeric"
        placeholder="0"
        hint="Those who depend on you."
      />
    </section>
  );
});
