/** The questions besides the jobs, and fields that are folded away. */
import { type ComponentProps, type ComponentType, memo } from 'react';
import { taxYearOf } from '../../pay/basics.ts';
import { seniorsBornBefore } from '../../pay/return.ts';
import { formatDollars } from '../../words/money.ts';
import { RESIDENCIES } from '../../words/pay-options.ts';
import { Choice, SetSummary, YearCard } from '../form/controls.tsx';
import { NO_YES } from '../form/field.ts';
import { isSame } from '../form/is-same.ts';
import { LabelledField } from '../form/text-field.tsx';
import type { FieldProps, LiveForm } from '../form/use-form.ts';
import { Late, type LatePart } from '../live/late.tsx';
import type { EnteredReturn } from './calculation.ts';
import type { HintName } from './cards.tsx';
import { COVERS, HOMES, type TaxReturnForm, type TaxReturnName } from './form.ts';
import { listText } from './texts.ts';

export function Questions({
  entered,
  field,
  Hint,
}: Pick<LiveForm<TaxReturnForm>, 'field'> &
  Pick<FoldedFieldsProps, 'Hint'> & { readonly entered: EnteredReturn }) {
  const asked = ({ title, set, fields }: Question) => (
    <FoldedFields
      key={title}
      title={title}
      set={set}
      fields={fields.map((each) => ({ ...field(each.name), ...each }))}
      Hint={Hint}
    />
  );
  return (
    <>
      <div className="card card-folded">
        <h2>Your year</h2>
        <details>
          <SetSummary title="Tax year" set={entered.entries.year} />
          <YearCard {...field('year')} rules={entered.rules} note={undefined} />
        </details>
        {questionsOnYear(entered).map(asked)}
      </div>
      <div className="card card-folded">
        <h2>About you</h2>
        {questionsOnPerson(entered).map(asked)}
      </div>
    </>
  );
}

interface Question extends Pick<FoldedFieldsProps, 'title' | 'set'> {
  readonly fields: readonly (Omit<FoldedField, keyof FieldProps> & {
    readonly name: TaxReturnName;
  })[];
}

function questionsOnYear({ facts, result: { standardDeduction } }: EnteredReturn): Question[] {
  const { otherIncome, workExpenses, otherDeductions } = facts;
  return [
    {
      title: 'Other income',
      set: otherIncome > 0 ? formatDollars(otherIncome) : NONE,
      fields: [
        { name: 'interest', label: 'Interest' },
        { name: 'dividends', label: 'Dividends', hint: 'Franking credits are left out.' },
        { name: 'rent', label: 'Rent', hint: 'After its costs. Losses are left out.' },
        { name: 'pension', label: 'Centrelink', hint: 'Age Pension, JobSeeker: they are taxed.' },
      ],
    },
    {
      title: 'Deductions',
      set:
        listText(
          standardDeduction > 0 && `standard ${formatDollars(standardDeduction)}`,
          workExpenses > 0 && `work ${formatDollars(workExpenses)}`,
          otherDeductions > 0 && `other ${formatDollars(otherDeductions)}`,
        ) || NONE,
      fields: [
        { name: 'expenses', label: 'Work expenses', hint: 'Tools, travel, home office.' },
        { name: 'deductions', label: 'Other deductions', hint: 'Gifts, union fees, tax agent.' },
      ],
    },
  ];
}

function questionsOnPerson({ entries, facts, rules }: EnteredReturn): Question[] {
  const { spouse, dependentChildren: children, residentMonths: months } = facts;
  const bornBefore = seniorsBornBefore(taxYearOf(rules, entries.year));
  const residency = RESIDENCIES[facts.residency].toLowerCase();
  return [
    {
      title: 'Family and age',
      set: listText(
        spouse ? `partner with ${formatDollars(spouse.income)}` : 'single',
        children > 0 && `${children} ${children === 1 ? 'child' : 'children'}`,
        entries.senior !== '' && 'senior',
      ),
      fields: [
        { name: 'couple', label: 'Did you have a partner all year?', words: NO_YES },
        { name: 'partner', label: "Partner's taxable income", hint: 'For the whole year.' },
        {
          name: 'children',
          label: 'Children',
          hint: 'Those who depend on you.',
          inputMode: 'numeric',
        },
        { name: 'senior', label: `Were you born before ${bornBefore}?`, words: NO_YES },
        { name: 'partner-senior', label: 'Was your partner born before that?', words: NO_YES },
        { name: 'apart', label: 'Do you live together?', words: HOMES },
      ],
    },
    {
      title: 'Private hospital cover',
      set: COVERS[entries.cover as keyof typeof COVERS].toLowerCase(),
      fields: [
        { name: 'cover', label: 'Were you covered?', words: COVERS },
        { name: 'days', label: 'Days without cover', inputMode: 'numeric' },
      ],
    },
    {
      title: 'Student loan',
      set: facts.studentLoan ? 'yes' : NONE,
      fields: [{ name: 'loan', label: 'Do you have a HECS or other student loan?', words: NO_YES }],
    },
    {
      title: 'Residency',
      set: months ? `${residency} for ${months} ${months === 1 ? 'month' : 'months'}` : residency,
      fields: [
        { name: 'residency', label: 'What are you for tax?', words: RESIDENCIES },
        {
          name: 'months',
          label: 'Months as a resident',
          hint: 'Count the month you arrive or leave.',
          inputMode: 'numeric',
          placeholder: '12',
        },
      ],
    },
  ];
}

const NONE = 'none';

/** A choice has `words`. Others are amounts of money, but for those with an `inputMode` or a unit `after` them. */
type FoldedField = ComponentProps<typeof LabelledField> & {
  readonly words?: Readonly<Record<string, string>>;
};

export interface FoldedFieldsProps {
  readonly title: HintName;
  /** In them, in words. */
  readonly set: string;
  readonly fields: readonly FoldedField[];
  /** The title of the hint on what they do not cover: its text loads late. */
  readonly Hint: ComponentType<LatePart<HintName>>;
  readonly className?: string;
}

/** Fields behind a line that says what is `set` in them; nothing where none of them is shown. */
export const FoldedFields = memo(function FoldedFields({
  title,
  set,
  fields,
  Hint,
  className,
}: FoldedFieldsProps) {
  if (!fields.some(({ isShown }) => isShown)) return null;
  return (
    <details className={className}>
      <SetSummary title={title} set={set} />
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
