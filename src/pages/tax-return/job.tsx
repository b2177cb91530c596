/** One job of the tax return: its fields, in a card under its name. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PERIODS_PER_YEAR } from '../../pay/index.ts';
import type { ReturnOfJob } from '../../pay/return.ts';
import { parseMoney } from '../../words/entered-text.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_NAMES } from '../../words/pay-cycles.ts';
import { Choice, SetSummary } from '../form/controls.tsx';
import { isSame } from '../form/is-same.ts';
import { SUPER_PLACES } from '../form/pay.ts';
import { AmountField, HoursField } from '../form/pay-field.tsx';
import { LabelledField } from '../form/text-field.tsx';
import type { FieldProps } from '../form/use-form.ts';
import type { EnteredJob } from './calculation.ts';
import { DECLARATIONS, type JobFieldName, THRESHOLDS } from './form.ts';

interface JobProps {
  readonly job: EnteredJob;
  readonly paid: Pick<ReturnOfJob, 'gross' | 'earnings' | 'scheduled'>;
  readonly fields: Readonly<Record<JobFieldName, FieldProps>>;
  readonly isOnly: boolean;
  /** The year's. */
  readonly superRate: number;
  readonly remove: (prefix: EnteredJob['prefix']) => void;
}

export const Job = memo(function Job({ job, paid, fields, isOnly, superRate, remove }: JobProps) {
  const { prefix, name, period, pays, hoursPerWeek, facts } = job;
  const { gross, earnings, scheduled } = paid;
  const { sacrifice, withheld } = fields;
  const headingId = `${prefix}heading`;
  const inYear = PERIODS_PER_YEAR[period];
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LiveText>{isOnly ? 'Your job' : name}</LiveText>
      </h2>
      <div className="entered">
        <AmountField
          salary={fields.salary}
          cycle={fields.cycle}
          label="Pay before tax"
          cycleLabel="Pay cycle"
          cycles={CYCLE_NAMES}
          hint={`${formatDollars(gross)} in this year`}
        />
        <HoursField {...fields.hours} hoursPerWeek={hoursPerWeek} />
        <LabelledField
          {...fields.pays}
          label={`${PAYS_NAMES[period]} pays in the year`}
          inputMode="numeric"
          placeholder={String(inYear)}
          inUse={String(pays)}
          hint={
            pays > inYear && facts.scale !== 'workingHoliday'
              ? 'Extra withholding is by agreement.'
              : `${inYear} if all year. Else count pay days.`
          }
        />
        <LabelledField
          {...withheld}
          label="Tax withheld"
          before="$"
          inputMode="numeric"
          placeholder={String(Math.round(scheduled))}
          hint={
            withheld.value === ''
              ? 'By the tax tables. Or enter yours.'
              : `The tax tables give ${formatDollars(scheduled)}.`
          }
          question={
            parseMoney(withheld.value) > earnings && 'More than this job paid, but it counts.'
          }
        />
        <Choice {...fields.threshold} legend="Tax-free threshold" words={THRESHOLDS} />
      </div>
      <details className="more">
        <SetSummary
          title="More about this job"
          set={setText(job, gross, fields.declared.isShown)}
        />
        <div className="entered">
          <Choice {...fields.declared} legend="Student loan" words={DECLARATIONS} />
          <LabelledField
            {...sacrifice}
            label="Salary sacrifice"
            before="$"
            placeholder="0"
            hint="Into super, in this year."
            question={
              parseMoney(sacrifice.value) > gross &&
              `More than the pay: ${formatDollars(gross)} counts.`
            }
          />
          <LabelledField
            {...fields.fringe}
            label="Fringe benefits"
            before="$"
            placeholder="0"
            hint="The reportable amount."
          />
          <LabelledField
            {...fields.super}
            label="Super rate"
            after="%"
            placeholder={(superRate * 100).toFixed(1)}
            inUse={formatRate(facts.superRate ?? superRate)}
          />
          <Choice {...fields.included} legend="Super" words={SUPER_PLACES} />
        </div>
        <p className="hint">Your income statement in myGov has these amounts.</p>
      </details>
      {!isOnly && (
        <p className="actions">
          <button type="button" onClick={() => remove(prefix)}>
            <LiveText>{`Remove ${name.toLowerCase()}`}</LiveText>
          </button>
        </p>
      )}
    </section>
  );
}, isSame);

const PAYS_NAMES = { weekly: 'Weekly', fortnightly: 'Fortnightly', monthly: 'Monthly' } as const;

/** The further fields that are set. */
function setText({ facts }: EnteredJob, gross: number, hasLoan: boolean): string {
  const { fringeBenefits = 0, superRate, includesSuper } = facts;
  const salarySacrifice = Math.min(gross, facts.salarySacrifice ?? 0);
  return [
    ...(hasLoan && !facts.loanDeclared ? ['loan not declared'] : []),
    ...(salarySacrifice > 0 ? [`sacrifice ${formatDollars(salarySacrifice)}`] : []),
    ...(fringeBenefits > 0 ? [`fringe benefits ${formatDollars(fringeBenefits)}`] : []),
    ...(superRate === undefined ? [] : [`${formatRate(superRate)} super`]),
    ...(includesSuper ? ['super included'] : []),
  ].join(', ');
}
