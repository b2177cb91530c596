/** The card of a job. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PERIODS_PER_YEAR } from '../../pay/basics.ts';
import type { ReturnOfJob } from '../../pay/return.ts';
import { parseMoney } from '../../words/entered-text.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_NAMES, CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { Choice } from '../form/controls.tsx';
import { isSame } from '../form/is-same.ts';
import { SUPER_PLACES } from '../form/pay.ts';
import { AmountField, HoursField } from '../form/pay-field.tsx';
import { LabelledField } from '../form/text-field.tsx';
import type { Fields } from '../form/use-form.ts';
import type { EnteredJob } from './calculation.ts';
import { FoldedFields, type FoldedFieldsProps } from './fields.tsx';
import { DECLARATIONS, type JobFieldName, PLACES } from './form.ts';
import { listText } from './texts.ts';

interface JobProps extends Pick<FoldedFieldsProps, 'Hint'> {
  readonly job: EnteredJob;
  readonly paid: Pick<ReturnOfJob, 'gross' | 'earnings' | 'scheduled'>;
  readonly fields: Fields<JobFieldName>;
  readonly isOnly: boolean;
  /** The year's. */
  readonly superRate: number;
  readonly remove: (prefix: string) => void;
}

export const Job = memo(function Job({
  job,
  paid,
  fields,
  isOnly,
  superRate,
  Hint,
  remove,
}: JobProps) {
  const { prefix, name, hoursPerWeek, facts } = job;
  const { period, pays } = facts;
  const { gross, earnings, scheduled } = paid;
  const { declared, sacrifice, withheld } = fields;
  const rate = formatRate(facts.superRate ?? superRate);
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
          label={`How many ${CYCLE_NOUNS[period]}s were you paid?`}
          inputMode="numeric"
          placeholder={String(inYear)}
          inUse={String(pays)}
          hint={
            pays > inYear && facts.scale !== 'workingHoliday'
              ? 'Extra withholding is by agreement.'
              : `Fewer than ${inYear} if you started late.`
          }
        />
        <LabelledField
          {...withheld}
          label="Tax withheld"
          before="$"
          inputMode="numeric"
          placeholder={String(Math.round(scheduled))}
          hint={`The tax tables give ${formatDollars(scheduled)}.`}
          question={
            parseMoney(withheld.value) > earnings && 'More than this job paid, but it counts.'
          }
        />
        <Choice
          {...fields.threshold}
          legend="Is this your main job?"
          words={PLACES}
          hint="Your main job is where you claim the tax-free threshold."
        />
      </div>
      <FoldedFields
        className="more"
        title="More about this job"
        set={listText(
          declared.isShown && !facts.loanDeclared && 'loan not declared',
          facts.salarySacrifice > 0 &&
            `sacrifice ${formatDollars(Math.min(gross, facts.salarySacrifice))}`,
          facts.fringeBenefits > 0 && `fringe benefits ${formatDollars(facts.fringeBenefits)}`,
          `${rate} super${facts.includesSuper ? ' included' : ''}`,
        )}
        fields={[
          { ...declared, label: 'Is tax taken for your student loan?', words: DECLARATIONS },
          {
            ...sacrifice,
            label: 'Salary sacrifice',
            hint: 'Into super, in this year.',
            question:
              parseMoney(sacrifice.value) > gross &&
              `More than the pay: ${formatDollars(gross)} counts.`,
          },
          { ...fields.fringe, label: 'Fringe benefits', hint: 'The reportable amount.' },
          {
            ...fields.super,
            label: 'Super rate',
            after: '%',
            placeholder: (superRate * 100).toFixed(1),
            inUse: rate,
          },
          { ...fields.included, label: 'Super', words: SUPER_PLACES },
        ]}
        Hint={Hint}
      />
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
