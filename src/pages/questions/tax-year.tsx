/** The tax year in a card of its own. Its name in a form is `year`. */
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { MAX_CUSTOM_SUPER_PERCENT } from '../../words/entered-text.ts';
import { TextField, YearCard } from '../form/controls.tsx';
import { yearField } from '../form/field.ts';
import type { Question } from '../form/question.tsx';
import { SUPER_RATE } from './pay.tsx';

/** `note` says that the rule set is a simplified model. */
export function taxYearCard(rules: RuleSet, note?: string): Question<string> {
  return {
    fields: { year: yearField(rules) },
    value: (own) => own.year ?? '',
    draw: (field) => <YearCard {...field('year')} rules={rules} note={note} />,
  };
}

/** Adds the employer's super rate to `taxYearCard`, in percent. Its entry is called `super`. `said` has the year's rate as its placeholder. */
export function taxYearWithRate(rules: RuleSet, note?: string): Question<string> {
  return {
    fields: { year: yearField(rules), super: SUPER_RATE },
    value: (own) => own.year ?? '',
    draw: (field, _, said) => (
      <YearCard {...field('year')} rules={rules} note={note}>
        <label htmlFor="super">Custom Superannuation Rate</label>
        <TextField
          {...field('super')}
          inputMode="decimal"
          after="%"
          hint={`Leave empty to use the default rate for ${field('year').value}. Maximum ${MAX_CUSTOM_SUPER_PERCENT}%.`}
          {...said}
        />
      </YearCard>
    ),
  };
}
