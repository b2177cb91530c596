/** Fields, switches and what folds them away, in the states that a visitor can bring them to. */
import type { ReactNode } from 'react';
import { LabelledField, SelectField, SetSummary } from '../../../src/pages/form/controls.tsx';
import {
  choice,
  type Field,
  type FieldProps,
  money,
  type Texts,
  upTo,
} from '../../../src/pages/form/field.ts';
import { entriesWith, fieldAt, formOf, isShown } from '../../../src/pages/form/form.ts';
import type { Question, Said } from '../../../src/pages/form/question.tsx';
import { payOptions } from '../../../src/pages/questions/options.tsx';
import { superPlace } from '../../../src/pages/questions/pay-among-others.tsx';
import { payInCard } from '../../../src/pages/questions/pay-in-card.tsx';
import { taxYearCard } from '../../../src/pages/questions/tax-year.tsx';
import { RULE_SETS } from '../../../src/pay/rules/rule-sets.ts';
import { controlNotes } from '../../../src/words/control-notes.ts';
import { CYCLE_NAMES } from '../../../src/words/pay-cycles.ts';

const { simplified } = RULE_SETS;
const MONEY = money('');
const CYCLE = choice(Object.keys(CYCLE_NAMES), 'annually');

/** The props of a field that holds `value`. A `typed` text is one of which it has not kept all. */
function propsOf(name: string, field: Field, value: string, typed?: string): FieldProps {
  return { name, field, value, typed, change: () => {}, isShown: true };
}

/** The question `name` with these texts in its fields. */
function drawn(
  name: string,
  question: Question<unknown>,
  texts: Texts = {},
  said?: Said,
): ReactNode {
  const form = formOf({ [name]: question });
  const entries = entriesWith(form, texts);
  const field = (own: string) => ({
    ...propsOf(own, fieldAt(form, entries, own), entries[own] ?? ''),
    isShown: isShown(form, entries, own),
  });
  return question.draw(field, name, said);
}

export const FORM_EXAMPLES: Readonly<Record<string, ReactNode>> = {
  'Text fields': (
    <div className="card">
      <LabelledField
        {...propsOf('interest', MONEY, '1200')}
        label="Interest"
        before="$"
        hint="For the whole year."
      />
      <LabelledField
        {...propsOf('rent', MONEY, '')}
        label="Rent"
        before="$"
        placeholder="0"
        hint="After its costs."
      />
      <LabelledField
        {...propsOf('expenses', MONEY, '11.5', '11.5x')}
        label="Work expenses"
        before="$"
        hint="Tools, travel, home office."
      />
      <LabelledField
        {...propsOf('super', upTo(50, { unit: '%' }), '', '55')}
        label="Super rate"
        after="%"
        placeholder="12.0"
        inUse="12%"
      />
      <LabelledField
        {...propsOf('withheld', MONEY, '90000')}
        label="Tax withheld"
        before="$"
        hint="The tax tables give $14,000."
        question="More than this job paid, but it counts."
      />
    </div>
  ),
  'A choice and a select': (
    <div className="card">
      {drawn('included', superPlace())}
      <SelectField {...propsOf('per', CYCLE, 'weekly')} label="Per" words={CYCLE_NAMES} />
    </div>
  ),
  'The amount of a page': drawn(
    'salary',
    payInCard('', 'card amount'),
    { salary: '41.20', cycle: 'hourly' },
    { hint: '$81,411 a year' },
  ),
  'Switches: on, off, ruled out by another': drawn(
    'options',
    payOptions(simplified, { notes: controlNotes(simplified) }),
    { options: 'workingHolidayVisa,noPrivateHospitalCover' },
  ),
  'The tax year': drawn('year', taxYearCard(simplified, controlNotes(simplified).model)),
  'Cards of what is entered, one on a phone': (
    <div className="card-stack">
      <section className="card">
        <h3>Offer A</h3>
        <p className="hint">A field or two.</p>
        <details className="more">
          <SetSummary title="More details" set="12.5% super" />
          <p className="hint">What few need.</p>
        </details>
      </section>
      <div className="card card-folded">
        <details>
          <SetSummary title="Deductions" set="$300" />
          <p>Fields.</p>
        </details>
        <details open>
          <SetSummary title="Other income" set="" />
          <p>Fields.</p>
        </details>
      </div>
    </div>
  ),
};
