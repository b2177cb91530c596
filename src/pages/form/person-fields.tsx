export { ChildrenField, HoursField, OtherJobField } from './pay-field.tsx';
