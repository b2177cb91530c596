/** The day on which a job began, if that is within the tax year. Its name in a form is `start`. */
import { memo } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import { firstDay, lastDay, type RuleSet } from '../../pay/rules/rule-set.ts';
import type { Field, FieldProps } from '../form/field.ts';
import type { Question } from '../form/question.tsx';

/** A day such as `2027-02-01`; empty if the job is older than the year, or its start isn't entered. It may be of another year. */
export function startDate(rules: RuleSet, when?: Field['when']): Question<string> {
  const fields = new Map(rules.taxYears.map(({ label }) => [label, dayOf(label)]));
  const any = fields.get(rules.defaultTaxYear) as Field;
  const by: Field['by'] = (_, { year = '' }) => fields.get(year) ?? any;
  return {
    fields: { '': { ...any, by, ...(when && { when }) } },
    value: (own, name) => own[name] ?? '',
    draw: (field, name, said) => (
      <DateField
        {...field(name)}
        hint={said?.hint ?? 'Leave it empty if you were there on 1 July.'}
      />
    ),
  };
}

/** The same question in a card of its own. */
export function startInCard(rules: RuleSet, when: NonNullable<Field['when']>): Question<string> {
  const question = startDate(rules, when);
  return {
    ...question,
    draw: (field, name, said) =>
      field(name).isShown && <div className="card">{question.draw(field, name, said)}</div>,
  };
}

/** A browser gives a day once all of it is typed, and years with fewer digits on the way to it. */
function dayOf(taxYear: string): Field {
  const [first, last] = [firstDay(taxYear), lastDay(taxYear)];
  return {
    initial: '',
    accept: (text, previous) => (/^(\d{4}-\d\d-\d\d)?$/.test(text) ? text : previous),
    problem: (text) =>
      text < '1' || (first <= text && text <= last) ? '' : `Choose a day in ${taxYear}.`,
  };
}

const DateField = memo(function DateField(props: FieldProps & { readonly hint: string }) {
  const { name, field, value, change, isShown, hint } = props;
  if (!isShown) return null;
  const hintId = `${name}-hint`;
  const problem = field.problem(value);
  return (
    <div>
      <label htmlFor={name}>When did you start?</label>
      <div>
        <span className={problem ? 'affixed date wrong' : 'affixed date'}>
          <input
            type="date"
            id={name}
            name={name}
            value={value}
            aria-describedby={hintId}
            aria-invalid={problem !== '' || undefined}
            onInput={({ currentTarget }) => change(name, currentTarget.value)}
          />
        </span>
        <p className={problem ? 'hint wrong' : 'hint'} id={hintId}>
          <span role="status">
            <LiveText>{problem || hint}</LiveText>
          </span>
        </p>
      </div>
    </div>
  );
});
