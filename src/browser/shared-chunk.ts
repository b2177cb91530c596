/**
 * The code that live pages share, as one chunk: each of them imports it, and each chunk that loads later. Otherwise esbuild makes a
 * chunk for each set of importers: more requests, and more bytes in the first load. Not the figures: this chunk stays in the caches of
 * browsers when they change.
 */
export * from '../pages/form/pay.tsx';
export * from '../pages/form/use-form.tsx';
export * from '../pages/live/announcement.tsx';
export * from '../pages/live/late.tsx';
export { payCalculator } from '../pay/pay.ts';
export { settle } from '../pay/settle.ts';
export { withheldFromPays } from '../pay/withholding/equal-pays.ts';
export { withholdingScale } from '../pay/withholding/scale.ts';
export { dayText } from '../words/dates.ts';
export * from '../words/present.ts';
export * from './live.ts';
