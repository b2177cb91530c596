export { NativeSelect, SelectField } from './controls.tsx';
