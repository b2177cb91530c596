export { SetSummary } from './controls.tsx';
