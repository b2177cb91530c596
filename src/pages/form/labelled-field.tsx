import type { ComponentProps } from 'react';
import { TextField } from './text-field.tsx';

/** A text field below its label. */
export function LabelledField({
  label,
  ...props
}: ComponentProps<typeof TextField> & { label: string }) {
  return (
    <div>
      <label htmlFor={props.name}>{label}</label>
      <TextField inputMode="decimal" {...props} />
    </div>
  );
}
