import { LiveText } from '../../components/live-text.tsx';
import { moneyText, parseMoney } from '../../site/entered-text.ts';
import { formatDollars } from '../../site/money.ts';
import { PAY_CYCLES, type PayCycle } from '../../site/pay-cycles.ts';
import { CENTS_LEFT_OUT, moneyProblem } from '../form/money-problem.ts';
import { annualSalaryOf, type CalculatorInputs, hasSalary, type InputChange } from './inputs.ts';
import { likelyCycle } from './likely-cycle.ts';
import { TextField } from './text-field.tsx';

const FIELD_ID = 'salary';

/** The element of `salaryHint`. */
export const SALARY_HINT = `#${FIELD_ID}-hint > :first-child`;

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

/** The field itself has no separators: those that come and go would move the caret. */
export function salaryHint(inputs: CalculatorInputs): string {
  return hasSalary(inputs)
    ? `${formatDollars(annualSalaryOf(inputs))} a year`
    : 'Enter your gross pay.';
}

/** Gross pay and its pay cycle, which names the card: the label is its title. */
export function SalaryField({
  inputs,
  isSettled,
  change,
}: {
  inputs: CalculatorInputs;
  /** Whether the visitor has paused after typing. */
  isSettled: boolean;
  change: (change: InputChange) => void;
}) {
  const { salary, payCycle } = inputs;
  const amount = parseMoney(salary);
  const likely = isSettled && likelyCycle(amount, payCycle);
  const hint = salaryHint(inputs);
  return (
    <section className="card salary">
      <h2>
        <label htmlFor={FIELD_ID}>
          <LiveText>{SALARY_LABELS[payCycle]}</LiveText>
        </label>
      </h2>
      <fieldset className="cycle">
        <legend>Pay cycle</legend>
        {PAY_CYCLES.map((cycle) => (
          <label key={cycle}>
            <input
              type="radio"
              name="payCycle"
              value={cycle}
              checked={cycle === payCycle}
              onChange={() => change({ input: 'payCycle', text: cycle })}
            />
            <span>{CYCLE_NAMES[cycle]}</span>
          </label>
        ))}
      </fieldset>
      <TextField
        id={FIELD_ID}
        name="salary"
        inputMode="numeric"
        before="$"
        hint={hint}
        value={salary}
        accept={(typed) => moneyText(typed)}
        problemWith={(typed) => {
          const problem = moneyProblem(typed);
          return problem === CENTS_LEFT_OUT ? `${problem} ${hint}` : problem;
        }}
        question={
          likely && (
            <>
              <LiveText>{`${formatDollars(amount)} a ${PERIOD_NAMES[payCycle]}? `}</LiveText>
              <button
                type="button"
                onClick={() => {
                  change({ input: 'payCycle', text: likely });
                  // The button goes. A focused radio, unlike the field, opens no keyboard.
                  document.querySelector<HTMLElement>(`[value=${likely}]`)?.focus();
                }}
              >
                <LiveText>{`Switch to ${likely}`}</LiveText>
              </button>
            </>
          )
        }
        change={(text) => change({ input: 'salary', text })}
      />
    </section>
  );
}
