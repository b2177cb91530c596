/**
 * The code that all calculators share, as one chunk: each of them imports it, and so does each chunk that loads later, because esbuild
 * would make a chunk for each set of importers. See `sharedFiles` in the generator. Not the figures: this chunk stays in the caches of
 * browsers when they change.
 */
export * from '../pages/live/asked.tsx';
export * from '../pages/live/example.tsx';
export * from '../pages/live/live-calculator.tsx';
export * from '../pages/questions/pay.tsx';
export { payCalculator } from '../pay/pay.ts';
export * from './live.tsx';
