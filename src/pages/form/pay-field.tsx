/** The controls of a pay, the same on every page, and of the other job that goes with it. */
import { memo, type ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { DEFAULT_WORKING_TIME } from '../../pay/basics.ts';
import {
  CYCLE_NAMES,
  CYCLE_NOUNS,
  CYCLE_WORDS,
  type PayCycle,
  takesCents,
} from '../../words/pay-cycles.ts';
import { Choice, LabelledField, SelectField, TextField } from './controls.tsx';
import { CYCLES_WITHOUT_HOURS } from './pay.ts';
import type { FieldProps, Fields } from './use-form.ts';

interface AmountFieldProps extends Fields<'salary' | 'cycle'> {
  readonly label: string;
  readonly cycleLabel: string;
  /** The label of each cycle, in order. */
  readonly cycles: Readonly<Record<string, string>>;
  readonly hint?: string;
}

/** An amount under its `label`, and a select of its cycle. */
export const AmountField = memo(function AmountField(props: AmountFieldProps) {
  const { salary, cycle, label, cycleLabel, cycles, hint = '' } = props;
  return (
    <>
      <LabelledField {...salary} label={label} before="$" hint={hint} />
      <SelectField {...cycle} label={cycleLabel} words={cycles} />
    </>
  );
});

interface PayCardProps extends Fields<'salary' | 'cycle' | 'hours'> {
  /** That count. */
  readonly hoursPerWeek: number;
  readonly className: string;
  readonly hint: string;
  /** See `TextField`. */
  readonly question?: ReactNode;
}

/** A pay in a card that its cycle names: the label of the amount is its title. Its cycles are radios. */
export const PayCard = memo(function PayCard(props: PayCardProps) {
  const { salary, cycle, hours, hoursPerWeek, className, hint, question } = props;
  const payCycle = cycle.value as PayCycle;
  return (
    <section className={className}>
      <h2>
        <label htmlFor={salary.name}>
          <LiveText>{CYCLE_WORDS[payCycle].title}</LiveText>
        </label>
      </h2>
      <Choice {...cycle} legend="Pay cycle" words={CYCLE_NAMES} />
      <TextField
        {...salary}
        inputMode={takesCents(payCycle) ? 'decimal' : 'numeric'}
        before="$"
        hint={hint}
        question={question}
      />
      <HoursField
        {...hours}
        hoursPerWeek={hoursPerWeek}
        hint="Paid for 52 weeks a year, without overtime."
      />
    </section>
  );
});

type HoursFieldProps = FieldProps & { hoursPerWeek: number; hint?: string };

/** Of a pay by the hour. `hoursPerWeek` are those that count. */
export const HoursField = memo(function HoursField({ hoursPerWeek, ...field }: HoursFieldProps) {
  return (
    <LabelledField
      {...field}
      label="Hours a week"
      placeholder={`${DEFAULT_WORKING_TIME.hoursPerWeek}`}
      inUse={`${hoursPerWeek}`}
    />
  );
});

/** Below the option that the tax-free threshold is claimed at another job. */
export const OtherJobField = memo(function OtherJobField(props: Fields<'salary' | 'cycle'>) {
  if (!props.salary.isShown) return null;
  return (
    <div className="other-job">
      <AmountField
        {...props}
        label="Pay of your other job"
        cycleLabel="Per"
        cycles={OTHER_JOB_WORDS}
        hint="Before tax. Your tax for the year depends on both jobs."
      />
    </div>
  );
});

const OTHER_JOB_WORDS = Object.fromEntries(
  CYCLES_WITHOUT_HOURS.map((cycle) => [cycle, CYCLE_NOUNS[cycle]]),
);
