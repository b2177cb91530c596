import { useMemo } from 'react';
import { LiveFigures } from '../../components/live-text.tsx';
import type { RuleSet } from '../../pay/index.ts';
import { EntryForm, FormActions } from '../form/form-actions.tsx';
import { LabelledField } from '../form/labelled-field.tsx';
import { useForm } from '../form/use-form.ts';
import { YearCard } from '../form/year-card.tsx';
import { taxReturnForm } from './tax-return-form.ts';

export function TaxReturn({ rules }: { rules: RuleSet }) {
  const form = useMemo(() => taxReturnForm(rules), [rules]);
  const { field, reset, copyLink, copyOutcome } = useForm(form);
  return (
    <LiveFigures value={true}>
      <EntryForm className="inputs" reset={reset}>
        <LabelledField {...field('salary')} label="Pay" before="$" inputMode="numeric" />
        <YearCard {...field('year')} rules={rules} note={undefined} />
        <FormActions copyLink={copyLink} copyOutcome={copyOutcome} />
      </EntryForm>
    </LiveFigures>
  );
}
