export * from './controls.tsx';
