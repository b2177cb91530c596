/** The fields that count in law while an option is on, below its switch. */
import type { ReactNode } from 'react';
import type { PayOption } from '../../pay/index.ts';
import { Choice } from '../form/choice.tsx';
import { LabelledField } from '../form/labelled-field.tsx';
import type { LiveForm } from '../form/use-form.ts';
import { HOUSEHOLDS, type HomeForm, type shownFields } from './home-form.ts';

/** Undefined where none is shown, so that the switches are not rendered at each key. */
export function householdFields(
  field: LiveForm<HomeForm>['field'],
  shown: ReturnType<typeof shownFields>,
): Partial<Record<PayOption, ReactNode>> | undefined {
  const otherJob = shown['other-job'] && (
    <LabelledField
      {...field('other-job')}
      label="Pay of your other job, a year"
      before="$"
      inputMode="numeric"
      hint="Before tax. The job with the tax-free threshold."
    />
  );
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
          <LabelledField
            {...field('children')}
            label="Children"
            inputMode="numeric"
            placeholder="0"
            hint="Those who depend on you."
          />
        </div>
      )}
    </>
  );
  return otherJob || household
    ? { noTaxFreeThreshold: otherJob, noPrivateHospitalCover: household }
    : undefined;
}
