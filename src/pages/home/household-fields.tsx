/** The fields that count in law while an option is on, below its switch. */
import type { ReactNode } from 'react';
import type { PayOption } from '../../pay/index.ts';
import { Choice } from '../form/choice.tsx';
import { LabelledField } from '../form/labelled-field.tsx';
import { ChildrenField, OtherJobField } from '../form/person-fields.tsx';
import type { LiveForm } from '../form/use-form.ts';
import { HOUSEHOLDS, type HomeForm, type shownFields } from './home-form.ts';

/** Undefined where none is shown, so that the switches are not rendered at each key. */
export function householdFields(
  field: LiveForm<HomeForm>['field'],
  shown: ReturnType<typeof shownFields>,
): Partial<Record<PayOption, ReactNode>> | undefined {
  const otherJob = shown['other-job'] && <OtherJobField {...field('other-job')} />;
  const household = shown.family && (
    <>
      <Choice {...field('family')} legend="Household" words={HOUSEHOLDS} />
      {shown.children && (
        <div className="family">
          <LabelledField
            {...field('partner')}
            label="Partner's income, a year"
            before="$"
            inputMode="numeric"
            hint="Leave empty if you have no partner."
          />
          <ChildrenField {...field('children')} />
        </div>
      )}
    </>
  );
  return otherJob || household
    ? { noTaxFreeThreshold: otherJob, noPrivateHospitalCover: household }
    : undefined;
}
