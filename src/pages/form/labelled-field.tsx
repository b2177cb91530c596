export { LabelledField } from './text-field.tsx';
