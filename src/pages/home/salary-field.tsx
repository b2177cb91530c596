import { LiveText } from '../../components/live-text.tsx';
import { parseMoney } from '../../words/entered-text.ts';
import { formatDollars } from '../../words/money.ts';
import type { PayCycle } from '../../words/pay-cycles.ts';
import { Choice } from '../form/choice.tsx';
import { CENTS_LEFT_OUT } from '../form/money-problem.ts';
import { TextField } from '../form/text-field.tsx';
import type { FieldProps } from '../form/use-form.ts';
import { useSettled } from '../form/use-settled.ts';
import { type Calculation, hasSalary } from './home-form.ts';
import { likelyCycle } from './likely-cycle.ts';

const SALARY_LABELS: Record<PayCycle, string> = {
  weekly: 'Gross Weekly Pay',
  monthly: 'Gross Monthly Pay',
  annually: 'Gross Annual Salary (AUD)',
};

const CYCLE_NAMES: Record<PayCycle, string> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  annually: 'Annually',
};

const PERIOD_NAMES: Record<PayCycle, string> = {
  weekly: 'week',
  monthly: 'month',
  annually: 'year',
};

/** Gross pay and its pay cycle, which names the card: the label is its title. */
export function SalaryField({
  salary,
  cycle,
  calculation: { entries, payCycle, query },
  switchTo,
}: {
  salary: FieldProps;
  cycle: FieldProps;
  calculation: Calculation;
  switchTo: (cycle: PayCycle) => void;
}) {
  const amount = parseMoney(salary.value);
  const entered = salary.value + payCycle;
  // Asked once the visitor has paused: while an amount is typed, it is of another cycle at every other digit.
  const isSettled = useSettled(entered) === entered;
  const likely = isSettled ? likelyCycle(amount, payCycle) : undefined;
  // The field itself has no separators: those that come and go would move the caret.
  const hint = hasSalary(entries)
    ? `${formatDollars(query.annualSalary)} a year`
    : 'Enter your gross pay.';
  const { problem } = salary.field;
  return (
    <section className="card salary">
      <h2>
        <label htmlFor={salary.name}>
          <LiveText>{SALARY_LABELS[payCycle]}</LiveText>
        </label>
      </h2>
      <Choice {...cycle} legend="Pay cycle" words={CYCLE_NAMES} />
      <TextField
        {...salary}
        field={{
          ...salary.field,
          // It takes the place of the hint, which this problem does not make less true.
          problem: (text) =>
            problem(text) === CENTS_LEFT_OUT ? `${CENTS_LEFT_OUT} ${hint}` : problem(text),
        }}
        inputMode="numeric"
        before="$"
        hint={hint}
        question={
          likely && (
            <>
              <LiveText>{`${formatDollars(amount)} a ${PERIOD_NAMES[payCycle]}? `}</LiveText>
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
    </section>
  );
}
