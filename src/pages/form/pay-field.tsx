/** The controls of a pay, the same on every page, and those of the family and the other job that go with it. */
import { memo, type ReactNode, useMemo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { DEFAULT_WORKING_TIME } from '../../pay/index.ts';
import { CYCLE_NAMES, CYCLE_WORDS, type PayCycle, takesCents } from '../../words/pay-cycles.ts';
import { Choice, SelectField } from './controls.tsx';
import { CENTS_LEFT_OUT, type Field } from './field.ts';
import { LabelledField, TextField } from './text-field.tsx';
import type { FieldProps } from './use-form.ts';

/** An amount under its `label`, and a select of its cycle. */
export const AmountField = memo(function AmountField({
  salary,
  cycle,
  label,
  cycleLabel,
  cycles,
  hint = '',
}: {
  readonly salary: FieldProps;
  readonly cycle: FieldProps;
  readonly label: string;
  readonly cycleLabel: string;
  /** The label of each cycle, in order. */
  readonly cycles: Readonly<Record<string, string>>;
  readonly hint?: string;
}) {
  return (
    <>
      <LabelledField {...salary} label={label} before="$" hint={hint} />
      <SelectField {...cycle} label={cycleLabel} words={cycles} />
    </>
  );
});

/** A pay in a card that its cycle names: the label of the amount is its title. Its cycles are radios. */
export const PayCard = memo(function PayCard({
  salary,
  cycle,
  hours,
  hoursPerWeek,
  className,
  hint,
  question,
}: {
  readonly salary: FieldProps;
  readonly cycle: FieldProps;
  readonly hours: FieldProps;
  /** That count. */
  readonly hoursPerWeek: number;
  readonly className: string;
  readonly hint: string;
  /** Takes the place of the hint where nothing is refused. */
  readonly question?: ReactNode;
}) {
  const payCycle = cycle.value as PayCycle;
  const field = useMemo(() => keepingHint(salary.field, hint), [salary.field, hint]);
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
        field={field}
        inputMode={takesCents(payCycle) ? 'decimal' : 'numeric'}
        before="$"
        hint={hint}
        question={question}
      />
      <HoursField {...hours} hoursPerWeek={hoursPerWeek} hint="Paid for 52 weeks a year." />
    </section>
  );
});

/** What a field refuses takes the place of its hint, which cents do not make less true. */
function keepingHint(field: Field, hint: string): Field {
  return {
    ...field,
    problem(text) {
      const problem = field.problem(text);
      return problem === CENTS_LEFT_OUT ? `${problem} ${hint}` : problem;
    },
  };
}

/** Of a pay by the hour. `hoursPerWeek` is what counts. */
export const HoursField = memo(function HoursField({
  hoursPerWeek,
  ...field
}: FieldProps & { readonly hoursPerWeek: number; readonly hint?: string }) {
  return (
    <LabelledField
      {...field}
      label="Hours a week"
      placeholder={`${DEFAULT_WORKING_TIME.hoursPerWeek}`}
      inUse={`${hoursPerWeek}`}
    />
  );
});

export const OtherJobField = memo(function OtherJobField(field: FieldProps) {
  return (
    <LabelledField
      {...field}
      label="Pay of your other job, a year"
      before="$"
      inputMode="numeric"
      hint="Before tax. The job with the tax-free threshold."
    />
  );
});

export const ChildrenField = memo(function ChildrenField(field: FieldProps) {
  return (
    <LabelledField
      {...field}
      label="Children"
      inputMode="numeric"
      placeholder="0"
      hint="Those who depend on you."
    />
  );
});
