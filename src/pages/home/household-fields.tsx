/** The fields about others that the tax of a pay goes by. */
import type { ReactNode } from 'react';
import type { PayOption } from '../../pay/index.ts';
import { Choice } from '../form/choice.tsx';
import { LabelledField } from '../form/labelled-field.tsx';
import { ChildrenField, OtherJobField } from '../form/person-fields.tsx';
import type { LiveForm } from '../form/use-form.ts';
import { HOUSEHOLDS, type HomeForm, type shownFields } from './home-form.ts';

interface HouseholdProps {
  readonly field: LiveForm<HomeForm>['field'];
  readonly shown: ReturnType<typeof shownFields>;
}

/** The pay of another job, below the switch that says that there is one. Undefined where it is not shown, so that the switches are not rendered at each key. */
export function otherJobField({
  field,
  shown,
}: HouseholdProps): Partial<Record<PayOption, ReactNode>> | undefined {
  return shown['other-job']
    ? { noTaxFreeThreshold: <OtherJobField {...field('other-job')} /> }
    : undefined;
}

/** The family, by which the Medicare levy, its surcharge and the repayment of a student loan go. */
export function FamilyCard({ field, shown }: HouseholdProps) {
  if (!shown.family) return null;
  return (
    <section className="card household">
      <h2>Partner or children</h2>
      <Choice {...field('family')} legend="Household" words={HOUSEHOLDS} />
      {shown.children && (
        <>
          <LabelledField
            {...field('partner')}
            label="Partner's income, a year"
            before="$"
            inputMode="numeric"
            hint="Leave empty if you have no partner."
          />
          <ChildrenField {...field('children')} />
        </>
      )}
    </section>
  );
}
