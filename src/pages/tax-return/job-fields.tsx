import { useMemo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PERIODS_PER_YEAR } from '../../pay/index.ts';
import type { ReturnOfJob } from '../../pay/return.ts';
import { parseMoney } from '../../words/entered-text.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_NAMES, takesCents } from '../../words/pay-cycles.ts';
import { Choice } from '../form/choice.tsx';
import type { Field } from '../form/field.ts';
import { LabelledField } from '../form/labelled-field.tsx';
import { HoursField } from '../form/person-fields.tsx';
import { SelectField } from '../form/select-field.tsx';
import { SetSummary } from '../form/set-summary.tsx';
import { RATE_FIELD, SUPER_PLACES } from '../form/several-pays.ts';
import type { LiveForm } from '../form/use-form.ts';
import type { EnteredJob } from './entered-return.ts';
import {
  DECLARATIONS,
  type JobFieldName,
  PAYS_FIELDS,
  type TaxReturnForm,
  THRESHOLDS,
} from './tax-return-form.ts';

/** The fields of one job, in a card under its name. */
export function JobFields({
  job,
  result,
  isOnly,
  isResident,
  hasLoan,
  superRate,
  field,
  remove,
}: Pick<LiveForm<TaxReturnForm>, 'field'> & {
  readonly job: EnteredJob;
  readonly result: ReturnOfJob;
  readonly isOnly: boolean;
  readonly isResident: boolean;
  readonly hasLoan: boolean;
  /** The year's. */
  readonly superRate: number;
  readonly remove: () => void;
}) {
  const { prefix, name, cycle, period, pays, hoursPerWeek } = job;
  const own = (each: JobFieldName) => field(`${prefix}${each}`);
  const headingId = `${prefix}heading`;
  const salary = own('salary');
  const inYear = PERIODS_PER_YEAR[period];
  const { gross, earnings } = result;
  const sacrifice = own('sacrifice');
  const withheld = own('withheld');
  const sacrificeField = useMemo(
    () => saidAbove(sacrifice.field, gross, `More than the pay: ${formatDollars(gross)} counts.`),
    [sacrifice.field, gross],
  );
  const withheldField = useMemo(
    () => saidAbove(withheld.field, earnings, 'More than this job paid, but it counts.'),
    [withheld.field, earnings],
  );
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LiveText>{isOnly ? 'Your job' : name}</LiveText>
      </h2>
      <div className="entered">
        <LabelledField
          {...salary}
          field={takesCents(cycle) ? RATE_FIELD : salary.field}
          label="Pay before tax"
          before="$"
          hint={`${formatDollars(gross)} in this year`}
        />
        <SelectField {...own('cycle')} label="Pay cycle" words={CYCLE_NAMES} />
        {cycle === 'hourly' && <HoursField {...own('hours')} hoursPerWeek={hoursPerWeek} />}
        <LabelledField
          {...own('pays')}
          field={PAYS_FIELDS[period]}
          label={`${PAYS_NAMES[period]} pays in the year`}
          inputMode="numeric"
          placeholder={String(inYear)}
          inUse={String(pays)}
          hint={
            pays > inYear && job.facts.scale !== 'workingHoliday'
              ? 'Extra withholding is by agreement.'
              : `${inYear} if all year. Else count pay days.`
          }
        />
        <LabelledField
          {...withheld}
          field={withheldField}
          label="Tax withheld"
          before="$"
          inputMode="numeric"
          placeholder={String(Math.round(result.scheduled))}
          hint={
            withheld.value === ''
              ? 'By the tax tables. Or enter yours.'
              : `The tax tables give ${formatDollars(result.scheduled)}.`
          }
        />
        {isResident && (
          <Choice {...own('threshold')} legend="Tax-free threshold" words={THRESHOLDS} />
        )}
      </div>
      <details className="more">
        <SetSummary title="More about this job" set={setText(job, gross, hasLoan)} />
        <div className="entered">
          {hasLoan && <Choice {...own('declared')} legend="Student loan" words={DECLARATIONS} />}
          <LabelledField
            {...sacrifice}
            field={sacrificeField}
            label="Salary sacrifice"
            before="$"
            placeholder="0"
            hint="Into super, in this year."
          />
          <LabelledField
            {...own('fringe')}
            label="Fringe benefits"
            before="$"
            placeholder="0"
            hint="The reportable amount."
          />
          <LabelledField
            {...own('super')}
            label="Super rate"
            after="%"
            placeholder={(superRate * 100).toFixed(1)}
            inUse={formatRate(job.facts.superRate ?? superRate)}
          />
          <Choice {...own('included')} legend="Super" words={SUPER_PLACES} />
        </div>
        <p className="hint">Your income statement in myGov has these amounts.</p>
      </details>
      {!isOnly && (
        <p className="actions">
          <button type="button" onClick={remove}>
            <LiveText>{`Remove ${name.toLowerCase()}`}</LiveText>
          </button>
        </p>
      )}
    </section>
  );
}

/** `field` for a sum of money, which also says `words` of one above `most` dollars. The sum is kept. */
function saidAbove(field: Field, most: number, words: string): Field {
  return {
    ...field,
    problem: (text, inUse) => field.problem(text, inUse) || (parseMoney(text) > most ? words : ''),
  };
}

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
