/** The questions of a tax return besides its jobs: each is folded away behind a line that says what is set. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { type TaxYear, taxYearOf } from '../../pay/index.ts';
import { seniorsBornBefore } from '../../pay/rules/index.ts';
import { formatDollars } from '../../words/money.ts';
import { Choice, SetSummary, YearCard } from '../form/controls.tsx';
import { isSame } from '../form/is-same.ts';
import { LabelledField } from '../form/text-field.tsx';
import type { FieldProps, LiveForm } from '../form/use-form.ts';
import type { EnteredReturn } from './calculation.ts';
import {
  COUPLES,
  COVERS,
  HOMES,
  LOANS,
  PARTNER_SENIORS,
  RESIDENCIES,
  SENIORS,
  type TaxReturnForm,
  type TaxReturnName,
} from './form.ts';

interface Question {
  readonly title: string | ((year: TaxYear) => string);
  /** What is set in it, in words; empty where nothing is. */
  readonly set: (entered: EnteredReturn) => string;
  /** It is left out where none of them is shown. */
  readonly fields: readonly QuestionField[];
  readonly hint: string | ((year: TaxYear) => string);
}

/** A choice has `words`; a number that is no amount of money an `inputMode`. */
interface QuestionField {
  readonly name: TaxReturnName;
  readonly label: string;
  readonly hint?: string;
  readonly words?: Readonly<Record<string, string>>;
  readonly inputMode?: 'numeric';
  /** Absent: 0. */
  readonly placeholder?: string;
}

const QUESTIONS: readonly Question[] = [
  {
    title: 'Other income',
    set: ({ facts }) => amountText(facts.otherIncome),
    fields: [
      { name: 'interest', label: 'Interest' },
      { name: 'dividends', label: 'Dividends', hint: 'Franking credits are left out.' },
      { name: 'rent', label: 'Rent', hint: 'After its costs. Losses are left out.' },
    ],
    hint: 'Capital gains, trusts, business and foreign income are not covered. Nor are termination payments.',
  },
  {
    title: 'Deductions',
    set: ({ facts }) => amountText(facts.workExpenses + facts.otherDeductions),
    fields: [
      { name: 'expenses', label: 'Work expenses', hint: 'Tools, travel, home office.' },
      { name: 'deductions', label: 'Other deductions', hint: 'Gifts, union fees, tax agent.' },
    ],
    hint: ({ standardDeduction: standard }) =>
      standard
        ? `Residents have a standard deduction of ${formatDollars(standard.amount)}. Work expenses count where they are more.`
        : '',
  },
  {
    title: 'Partner and children',
    set: familyText,
    fields: [
      { name: 'couple', label: 'Partner', words: COUPLES },
      { name: 'partner', label: "Partner's taxable income", hint: 'For the whole year.' },
      {
        name: 'children',
        label: 'Children',
        hint: 'Those who depend on you.',
        inputMode: 'numeric',
      },
    ],
    hint: 'A partner for part of the year is not covered.',
  },
  {
    title: (year) => `Born before ${seniorsBornBefore(year)}`,
    set: ({ entries }) => (entries.senior === '' ? 'no' : 'yes'),
    fields: [
      { name: 'senior', label: 'You', words: SENIORS },
      { name: 'partner-senior', label: 'Partner', words: PARTNER_SENIORS },
      { name: 'apart', label: 'Home', words: HOMES },
    ],
    hint: 'For the seniors and pensioners tax offset. You also need a pension, or to meet its residence rules.',
  },
  {
    title: 'Private hospital cover',
    set: ({ entries }) => COVER_TEXTS[entries.cover] ?? '',
    fields: [
      { name: 'cover', label: 'Private hospital cover', words: COVERS },
      { name: 'days', label: 'Days without cover', inputMode: 'numeric' },
    ],
    hint: 'The rebate for its cost is not covered.',
  },
  {
    title: 'Student loan',
    set: ({ entries }) => (entries.loan === '' ? 'no' : 'yes'),
    fields: [{ name: 'loan', label: 'Student loan', words: LOANS }],
    hint: 'HELP, VET, SSL, TSL or SFSS.',
  },
  {
    title: 'Residency',
    set: residencyText,
    fields: [
      { name: 'residency', label: 'Residency', words: RESIDENCIES },
      {
        name: 'months',
        label: 'Months as a resident',
        hint: 'Count the month you arrive or leave.',
        inputMode: 'numeric',
        placeholder: '12',
      },
    ],
    hint: 'The zone offset is not covered. Working holiday makers are taxed as non-residents here.',
  },
];

const COVER_TEXTS: Readonly<Record<string, string>> = {
  '': 'all year',
  part: 'part of the year',
  none: 'none',
};

export function Questions({
  entered,
  field,
}: Pick<LiveForm<TaxReturnForm>, 'field'> & { readonly entered: EnteredReturn }) {
  const { entries, rules } = entered;
  const year = taxYearOf(rules, entries.year);
  return (
    <div className="card card-folded">
      {QUESTIONS.map(({ title, set, fields, hint }) => (
        <FoldedFields
          key={fields[0]?.name}
          title={typeof title === 'string' ? title : title(year)}
          set={set(entered)}
          fields={fields.map((each) => ({ ...field(each.name), ...each }))}
          hint={typeof hint === 'string' ? hint : hint(year)}
        />
      ))}
      <details>
        <SetSummary title="Tax year" set={entries.year} />
        <YearCard {...field('year')} rules={rules} note={undefined} />
      </details>
    </div>
  );
}

const FoldedFields = memo(function FoldedFields({
  title,
  set,
  fields,
  hint,
}: {
  readonly title: string;
  readonly set: string;
  readonly fields: readonly (FieldProps & QuestionField)[];
  readonly hint: string;
}) {
  if (!fields.some(({ isShown }) => isShown)) return null;
  return (
    <details>
      <SetSummary title={title} set={set} />
      <div className="entered">
        {fields.map(({ words, ...field }) =>
          words ? (
            <Choice key={field.name} {...field} legend={field.label} words={words} />
          ) : (
            <LabelledField
              key={field.name}
              placeholder="0"
              {...field}
              {...(!field.inputMode && { before: '$' })}
            />
          ),
        )}
      </div>
      {hint && (
        <p className="hint">
          <LiveText>{hint}</LiveText>
        </p>
      )}
    </details>
  );
}, isSame);

function amountText(dollars: number): string {
  return dollars > 0 ? formatDollars(dollars) : '';
}

function familyText({ facts }: EnteredReturn): string {
  const { spouse, dependentChildren: children } = facts;
  const set = [
    ...(spouse ? [`partner with ${formatDollars(spouse.income)}`] : []),
    ...(children > 0 ? [`${children} ${children === 1 ? 'child' : 'children'}`] : []),
  ];
  return set.length === 0 ? 'none' : set.join(', ');
}

function residencyText({ entries, facts: { residentMonths: months } }: EnteredReturn): string {
  const name = RESIDENCIES[entries.residency as keyof typeof RESIDENCIES].toLowerCase();
  return months === undefined ? name : `${name} for ${months} ${months === 1 ? 'month' : 'months'}`;
}
