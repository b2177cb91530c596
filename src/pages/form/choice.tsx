export { Choice } from './controls.tsx';
