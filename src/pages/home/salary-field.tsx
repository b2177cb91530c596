import { LiveText } from '../../components/live-text.tsx';
import { formatDollars } from '../../words/money.ts';
import { CYCLE_NAMES, CYCLE_WORDS, type PayCycle, takesCents } from '../../words/pay-cycles.ts';
import { Choice } from '../form/choice.tsx';
import { money } from '../form/field.ts';
import { CENTS_LEFT_OUT } from '../form/money-problem.ts';
import { HoursField } from '../form/person-fields.tsx';
import { TextField } from '../form/text-field.tsx';
import type { FieldProps } from '../form/use-form.ts';
import { useSettled } from '../form/use-settled.ts';
import { type Calculation, enteredPay, hasSalary } from './home-form.ts';
import { likelyCycle } from './likely-cycle.ts';

const RATE_FIELD = money('', { decimals: 2 });

/** Gross pay and its pay cycle, which names the card: the label is its title. */
export function SalaryField({
  salary,
  cycle,
  hours,
  calculation: { entries, payCycle, hoursPerWeek, query },
  switchTo,
}: {
  salary: FieldProps;
  cycle: FieldProps;
  hours: FieldProps;
  calculation: Calculation;
  switchTo: (cycle: PayCycle) => void;
}) {
  const amount = enteredPay(entries);
  const entered = salary.value + payCycle;
  // Asked once the visitor has paused: while an amount is typed, it is of another cycle at every other digit.
  const isSettled = useSettled(entered) === entered;
  const likely = isSettled ? likelyCycle(amount, payCycle) : undefined;
  // The field itself has no separators: those that come and go would move the caret.
  const hint = hasSalary(entries)
    ? `${formatDollars(query.annualSalary)} a year`
    : 'Enter your gross pay.';
  const isRate = takesCents(payCycle);
  const field = isRate ? RATE_FIELD : salary.field;
  return (
    <section className="card salary">
      <h2>
        <label htmlFor={salary.name}>
          <LiveText>{CYCLE_WORDS[payCycle].title}</LiveText>
        </label>
      </h2>
      <Choice {...cycle} legend="Pay cycle" words={CYCLE_NAMES} />
      <TextField
        {...salary}
        field={{
          ...field,
          // It takes the place of the hint, which this problem does not make less true.
          problem: (text) =>
            field.problem(text) === CENTS_LEFT_OUT
              ? `${CENTS_LEFT_OUT} ${hint}`
              : field.problem(text),
        }}
        inputMode={isRate ? 'decimal' : 'numeric'}
        before="$"
        hint={hint}
        question={
          likely && (
            <>
              <LiveText>{`${formatDollars(amount)} ${CYCLE_WORDS[payCycle].one}? `}</LiveText>
              <button
                type="button"
                onClick={() => {
                  switchTo(likely);
                  // The button goes. A focused radio, unlike the field, opens no keyboard.
                  document.querySelector<HTMLElement>(`[value=${likely}]`)?.focus();
                }}
              >
                <LiveText>{`Switch to ${likely}`}</LiveText>
              </button>
            </>
          )
        }
      />
      {payCycle === 'hourly' && (
        <HoursField {...hours} hoursPerWeek={hoursPerWeek} hint="Paid for 52 weeks a year." />
      )}
    </section>
  );
}
