import { LiveText } from '../../components/live-text.tsx';
import { PAY_CYCLES, type PayCycle, salaryDigits } from '../../pay/index.ts';
import { formatDollars } from '../../site/money.ts';
import { annualSalaryOf, type CalculatorInputs, type InputChange } from './inputs.ts';
import { TextField } from './text-field.tsx';

const FIELD_ID = 'salary';
const READING_ID = 'salary-reading';

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

/** Gross pay and its pay cycle, which names the card: the label is its title. */
export function SalaryField({
  inputs,
  change,
}: {
  inputs: CalculatorInputs;
  change: (change: InputChange) => void;
}) {
  return (
    <section className="card salary">
      <h2>
        <label htmlFor={FIELD_ID}>
          <LiveText>{SALARY_LABELS[inputs.payCycle]}</LiveText>
        </label>
      </h2>
      <div className="affixed">
        <span aria-hidden="true">$</span>
        <TextField
          id={FIELD_ID}
          name="salary"
          inputMode="numeric"
          aria-describedby={READING_ID}
          value={inputs.salary}
          accept={salaryDigits}
          change={(text) => change({ input: 'salary', text })}
        />
      </div>
      {/* The field itself shows bare digits: separators that come and go would move the caret. */}
      <p className="hint" id={READING_ID}>
        <LiveText>{`${formatDollars(annualSalaryOf(inputs))} a year`}</LiveText>
      </p>
      <fieldset className="cycle">
        <legend>Pay cycle</legend>
        {PAY_CYCLES.map((payCycle) => (
          <label key={payCycle}>
            <input
              type="radio"
              name="payCycle"
              value={payCycle}
              checked={payCycle === inputs.payCycle}
              onChange={() => change({ input: 'payCycle', payCycle })}
            />
            <span>{CYCLE_NAMES[payCycle]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
