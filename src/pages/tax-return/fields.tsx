/** The card of a job, and the questions besides the jobs. */

import { type ComponentProps, type ComponentType, memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import { seniorsBornBefore, taxYearOf } from '../../pay/rules/rule-set.ts';
import type { ReturnOfJob } from '../../pay/tax-return.ts';
import { dayText } from '../../words/dates.ts';
import { dollarsAYear } from '../../words/entered-text.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_NAMES, CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { RESIDENCIES } from '../../words/pay-options.ts';
import { Choice, LabelledField, SetSummary, YearCard } from '../form/controls.tsx';
import { NO_YES } from '../form/field.ts';
import { AmountField, HoursField, SUPER_PLACES, superRateField } from '../form/pay.tsx';
import { type Fields, isSame, type LiveForm } from '../form/use-form.tsx';
import { Late, type LatePart } from '../live/late.tsx';
import type { EnteredJob, EnteredReturn } from './calculation.ts';
import type { HintName } from './cards.tsx';
import {
  COVERS,
  DECLARATIONS,
  HOMES,
  type JobFieldName,
  PLACES,
  type TaxReturnForm,
  type TaxReturnName,
} from './form.ts';

interface JobProps extends Pick<FoldedFieldsProps, 'Hint'> {
  readonly job: EnteredJob;
  readonly paid: Pick<ReturnOfJob, 'gross' | 'earnings' | 'scheduled'>;
  readonly fields: Fields<JobFieldName>;
  readonly isOnly: boolean;
  /** The year's. */
  readonly superRate: number;
  readonly remove: (prefix: string) => void;
}

export const Job = memo(function Job(props: JobProps) {
  const { job, paid, fields, isOnly, superRate, Hint, remove } = props;
  const { prefix, name, hoursPerWeek, isEntered, facts } = job;
  const { period, pays } = facts;
  // A pay that is not entered limits nothing.
  const { gross, earnings } = isEntered ? paid : { gross: Infinity, earnings: Infinity };
  const { declared, sacrifice, withheld } = fields;
  const rate = formatRate(facts.superRate ?? superRate);
  const headingId = `${prefix}heading`;
  const inYear = PERIODS_PER_YEAR[period];
  const hasExtra = pays > inYear && facts.scale !== 'workingHoliday';
  return (
    <section className="card" aria-labelledby={headingId}>
      <h2 id={headingId}>
        <LiveText>{isOnly ? 'Your job' : name}</LiveText>
      </h2>
      <div className="entered">
        <AmountField
          salary={fields.salary}
          cycle={fields.cycle}
          superPlace={fields.included}
          label="Pay before tax"
          cycleLabel="Pay cycle"
          cycles={CYCLE_NAMES}
          hint={isEntered ? `${formatDollars(gross)} in this year` : 'Enter the pay before tax.'}
        />
        <HoursField {...fields.hours} hoursPerWeek={hoursPerWeek} />
        <LabelledField
          {...fields.pays}
          label={`How many ${CYCLE_NOUNS[period]}s were you paid?`}
          inputMode="numeric"
          placeholder={`${inYear}`}
          inUse={`${pays}`}
          hint={
            hasExtra
              ? 'Extra withholding is by agreement.'
              : `Fewer than ${inYear} if you started late.`
          }
        />
        <LabelledField
          {...withheld}
          label="Tax withheld"
          before="$"
          placeholder={`${Math.round(paid.scheduled)}`}
          hint={isEntered ? `The tax tables give ${formatDollars(paid.scheduled)}.` : ''}
          question={
            dollarsAYear(withheld.value) > earnings && 'More than this job paid, but it counts.'
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
        set={[
          declared.isShown && !facts.loanDeclared && 'loan not declared',
          facts.salarySacrifice > 0 &&
            `sacrifice ${formatDollars(Math.min(gross, facts.salarySacrifice))}`,
          facts.fringeBenefits > 0 && `fringe benefits ${formatDollars(facts.fringeBenefits)}`,
          `${rate} super${facts.includesSuper ? ' included' : ''}`,
        ]}
        fields={[
          { ...declared, label: 'Is tax taken for your student loan?', words: DECLARATIONS },
          {
            ...sacrifice,
            label: 'Salary sacrifice',
            hint: 'Into super, in this year.',
            question:
              dollarsAYear(sacrifice.value) > gross &&
              `More than the pay: ${formatDollars(gross)} counts.`,
          },
          { ...fields.fringe, label: 'Fringe benefits', hint: 'The reportable amount.' },
          { ...superRateField(fields.super, superRate), label: 'Super rate' },
          { ...fields.included, label: 'Super', words: SUPER_PLACES },
        ]}
        Hint={Hint}
      />
      {!isOnly && (
        <p className="actions">
          <button type="button" onClick={() => remove(prefix)}>
            {`Remove ${name.toLowerCase()}`}
          </button>
        </p>
      )}
    </section>
  );
}, isSame);

interface QuestionsProps
  extends Pick<LiveForm<TaxReturnForm>, 'field'>,
    Pick<FoldedFieldsProps, 'Hint'> {
  readonly entered: EnteredReturn;
}

export function Questions({ entered, field, Hint }: QuestionsProps) {
  const { entries, facts, rules } = entered;
  const { workExpenses, otherDeductions, spouse } = facts;
  const { dependentChildren: children, residentMonths: months } = facts;
  const { otherIncome, standardDeduction } = entered.result;
  const residency = RESIDENCIES[facts.residency].toLowerCase();
  const bornBefore = seniorsBornBefore(taxYearOf(rules, entries.year));
  const fold = (title: HintName, set: FoldedFieldsProps['set'], ...fields: FoldedField[]) => (
    <FoldedFields title={title} set={set} fields={fields} Hint={Hint} />
  );
  const ask = (name: TaxReturnName, label: string, props: Partial<FoldedField> = {}) => ({
    ...field(name),
    label,
    ...props,
  });
  return (
    <>
      <div className="card card-folded">
        <h2>Your year</h2>
        <details>
          <SetSummary title="Tax year" set={entries.year} />
          <YearCard {...field('year')} rules={rules} note={undefined} />
        </details>
        {fold(
          'Other income',
          [otherIncome > 0 && formatDollars(otherIncome)],
          ask('interest', 'Interest'),
          ask('dividends', 'Dividends', { hint: 'Franking credits are left out.' }),
          ask('rent', 'Rent', { hint: 'After its costs. Losses are left out.' }),
          ask('pension', 'JobSeeker and similar', {
            hint: 'Youth Allowance, Austudy, partnered Parenting Payment.',
          }),
          ask('age-pension', 'Age Pension', {
            hint: 'Or a service pension.',
          }),
        )}
        {fold(
          'Deductions',
          [
            standardDeduction > 0 && `standard ${formatDollars(standardDeduction)}`,
            workExpenses > 0 && `work ${formatDollars(workExpenses)}`,
            otherDeductions > 0 && `other ${formatDollars(otherDeductions)}`,
          ],
          ask('expenses', 'Work expenses', { hint: 'Tools, travel, home office.' }),
          ask('deductions', 'Other deductions', { hint: 'Gifts, union fees, tax agent.' }),
        )}
      </div>
      <div className="card card-folded">
        <h2>About you</h2>
        {fold(
          'Family and age',
          [
            spouse ? `partner with ${formatDollars(spouse.income)}` : 'single',
            children > 0 && counted(children, 'child', 'children'),
            facts.senior !== undefined && 'senior',
          ],
          ask('couple', 'Did you have a partner all year?', { words: NO_YES }),
          ask('partner', "Partner's taxable income", {
            hint: 'For the whole year. If you leave this empty, we count $0.',
          }),
          ask('children', 'Children', { hint: 'Those who depend on you.', inputMode: 'numeric' }),
          ask('senior', `Were you born before ${dayText(bornBefore)}?`, { words: NO_YES }),
          ask('partner-senior', 'Was your partner born before that?', { words: NO_YES }),
          ask('apart', 'Do you live together?', { words: HOMES }),
        )}
        {fold(
          'Private hospital cover',
          [COVERS[entries.cover as keyof typeof COVERS].toLowerCase()],
          ask('cover', 'Were you covered?', { words: COVERS }),
          ask('days', 'Days without cover', { inputMode: 'numeric' }),
        )}
        {fold(
          'Student loan',
          [facts.studentLoan && 'yes'],
          ask('loan', 'Do you have a HECS or other student loan?', { words: NO_YES }),
        )}
        {fold(
          'Residency',
          [months ? `${residency} for ${counted(months, 'month', 'months')}` : residency],
          ask('residency', 'What are you for tax?', { words: RESIDENCIES }),
          ask('months', 'Months as a resident', {
            hint: 'Count the month you arrive or leave.',
            inputMode: 'numeric',
            placeholder: '12',
          }),
        )}
      </div>
    </>
  );
}

function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`;
}

/** A choice has `words`. Others are amounts of money, but for those with an `inputMode` or a unit `after` them. */
type FoldedField = ComponentProps<typeof LabelledField> &
  Partial<Pick<ComponentProps<typeof Choice>, 'words'>>;

interface FoldedFieldsProps {
  readonly title: HintName;
  /** In them, in words. */
  readonly set: readonly (string | false)[];
  readonly fields: readonly FoldedField[];
  /** The title of the hint on what they do not cover: its text loads late. */
  readonly Hint: ComponentType<LatePart<HintName>>;
  readonly className?: string;
}

/** Fields behind a line that says what is `set` in them; nothing where none of them is shown. */
const FoldedFields = memo(function FoldedFields(props: FoldedFieldsProps) {
  const { title, set, fields, Hint, className } = props;
  if (!fields.some(({ isShown }) => isShown)) return null;
  return (
    <details className={className}>
      <SetSummary title={title} set={set.filter(Boolean).join(', ') || 'none'} />
      <div className="entered">
        {fields.map(({ words, ...field }) =>
          words ? (
            <Choice key={field.name} {...field} legend={field.label} words={words} />
          ) : (
            <LabelledField
              key={field.name}
              placeholder="0"
              {...(!field.inputMode && !field.after && { before: '$' })}
              {...field}
            />
          ),
        )}
      </div>
      <p className="hint">
        <Late of={title} Part={Hint} />
      </p>
    </details>
  );
}, isSame);
