/** The questions of a tax return besides its jobs: each is folded away behind a line that says what is set. */
import type { ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { taxYearOf } from '../../pay/index.ts';
import { seniorsBornBefore } from '../../pay/rules/index.ts';
import { formatDollars } from '../../words/money.ts';
import { Choice } from '../form/choice.tsx';
import { LabelledField } from '../form/labelled-field.tsx';
import { ChildrenField } from '../form/person-fields.tsx';
import { SetSummary } from '../form/set-summary.tsx';
import type { LiveForm } from '../form/use-form.ts';
import { YearCard } from '../form/year-card.tsx';
import type { EnteredReturn } from './entered-return.ts';

import {
  COUPLES,
  COVERS,
  HOMES,
  isShown,
  LOANS,
  PARTNER_SENIORS,
  RESIDENCIES,
  SENIORS,
  type TaxReturnForm,
  type TaxReturnName,
} from './tax-return-form.ts';

type Live = Pick<LiveForm<TaxReturnForm>, 'field'>;

export function Questions({ entered, field }: Live & { readonly entered: EnteredReturn }) {
  const { entries, rules, facts } = entered;
  const year = taxYearOf(rules, entries.year);
  const shown = (name: TaxReturnName) => isShown(name, entries);
  const isResident = entries.residency === 'resident';
  const moneyField = (name: TaxReturnName, label: string, hint = '') => (
    <LabelledField {...field(name)} label={label} before="$" placeholder="0" hint={hint} />
  );
  return (
    <div className="card folded">
      <Question title="Other income" set={amountText(facts.otherIncome)}>
        <div className="entered">
          {moneyField('interest', 'Interest')}
          {moneyField('dividends', 'Dividends', 'Franking credits are left out.')}
          {moneyField('rent', 'Rent', 'After its costs. Losses are left out.')}
        </div>
        <p className="hint">
          Capital gains, trusts, business and foreign income are not covered. Nor are termination
          payments.
        </p>
      </Question>
      <Question title="Deductions" set={amountText(facts.workExpenses + facts.otherDeductions)}>
        <div className="entered">
          {moneyField('expenses', 'Work expenses', 'Tools, travel, home office.')}
          {moneyField('deductions', 'Other deductions', 'Gifts, union fees, tax agent.')}
        </div>
        {year.standardDeduction && (
          <p className="hint">
            <LiveText>{`Residents have a standard deduction of ${formatDollars(year.standardDeduction.amount)}. Work expenses count where they are more.`}</LiveText>
          </p>
        )}
      </Question>
      {isResident && (
        <Question title="Partner and children" set={familyText(entered)}>
          <div className="entered">
            <Choice {...field('couple')} legend="Partner" words={COUPLES} />
            {shown('partner') &&
              moneyField('partner', "Partner's taxable income", 'For the whole year.')}
            <ChildrenField {...field('children')} />
          </div>
          <p className="hint">A partner for part of the year is not covered.</p>
        </Question>
      )}
      {isResident && (
        <Question
          title={`Born before ${seniorsBornBefore(year)}`}
          set={entries.senior === '' ? 'no' : 'yes'}
        >
          <div className="entered">
            <Choice {...field('senior')} legend="You" words={SENIORS} />
            {shown('partner-senior') && (
              <Choice {...field('partner-senior')} legend="Partner" words={PARTNER_SENIORS} />
            )}
            {shown('apart') && <Choice {...field('apart')} legend="Home" words={HOMES} />}
          </div>
          <p className="hint">
            For the seniors and pensioners tax offset. You also need a pension, or to meet its
            residence rules.
          </p>
        </Question>
      )}
      {isResident && (
        <Question title="Private hospital cover" set={COVER_TEXTS[entries.cover] ?? ''}>
          <div className="entered">
            <Choice {...field('cover')} legend="Private hospital cover" words={COVERS} />
            {shown('days') && (
              <LabelledField
                {...field('days')}
                label="Days without cover"
                inputMode="numeric"
                placeholder="0"
              />
            )}
          </div>
          <p className="hint">The rebate for its cost is not covered.</p>
        </Question>
      )}
      {shown('loan') && (
        <Question title="Student loan" set={entries.loan === '' ? 'no' : 'yes'}>
          <div className="entered">
            <Choice {...field('loan')} legend="Student loan" words={LOANS} />
          </div>
          <p className="hint">HELP, VET, SSL, TSL or SFSS.</p>
        </Question>
      )}
      <Question title="Residency" set={residencyText(entered)}>
        <div className="entered">
          <Choice {...field('residency')} legend="Residency" words={RESIDENCIES} />
          {shown('months') && (
            <LabelledField
              {...field('months')}
              label="Months as a resident"
              inputMode="numeric"
              placeholder="12"
              hint="Count the month you arrive or leave."
            />
          )}
        </div>
        <p className="hint">
          The zone offset is not covered. Working holiday makers are taxed as non-residents here.
        </p>
      </Question>
      <Question title="Tax year" set={entries.year}>
        <YearCard {...field('year')} rules={rules} note={undefined} />
      </Question>
    </div>
  );
}

function Question({
  title,
  set,
  children,
}: {
  readonly title: string;
  /** The entries that are set in it, in words; empty where none is. */
  readonly set: string;
  readonly children: ReactNode;
}) {
  return (
    <details>
      <SetSummary title={title} set={set} />
      {children}
    </details>
  );
}

const COVER_TEXTS: Readonly<Record<string, string>> = {
  '': 'all year',
  part: 'part of the year',
  none: 'none',
};

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

function residencyText({ entries, facts }: EnteredReturn): string {
  const name = RESIDENCIES[entries.residency as keyof typeof RESIDENCIES].toLowerCase();
  const { residentMonths: months, residency } = facts;
  if (months === undefined || residency !== 'resident') return name;
  return `${name} for ${months} ${months === 1 ? 'month' : 'months'}`;
}
