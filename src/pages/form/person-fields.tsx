/** Fields that several pages ask of a person. */
import { DEFAULT_WORKING_TIME } from '../../pay/index.ts';
import { LabelledField } from './labelled-field.tsx';
import type { FieldProps } from './use-form.ts';

export function OtherJobField(field: FieldProps) {
  return (
    <LabelledField
      {...field}
      label="Pay of your other job, a year"
      before="$"
      inputMode="numeric"
      hint="Before tax. The job with the tax-free threshold."
    />
  );
}

export function ChildrenField(field: FieldProps) {
  return (
    <LabelledField
      {...field}
      label="Children"
      inputMode="numeric"
      placeholder="0"
      hint="Those who depend on you."
    />
  );
}

/** Of an hourly pay. `hoursPerWeek` is what counts. */
export function HoursField({
  hoursPerWeek,
  ...field
}: FieldProps & { readonly hoursPerWeek: number; readonly hint?: string }) {
  return (
    <LabelledField
      {...field}
      label="Hours a week"
      placeholder={`${DEFAULT_WORKING_TIME.hoursPerWeek}`}
      inUse={`${hoursPerWeek}`}
    />
  );
}
