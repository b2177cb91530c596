/**
 * What the pages that hydrate need at once, and their later chunks use too, as one chunk: esbuild makes one for each set of
 * importers, and several small ones make a page's first load 0.9 KB larger (Brotli). It is an entry of each page's build, so
 * that all of its exports are in it, whichever the page uses, and the pages share the file.
 */
import 'react-dom/client';

export * from '../components/figure-list.tsx';
export * from '../components/live-text.tsx';
export * from '../pay/amount.ts';
export * from '../pay/binary-noise.ts';
export * from '../pay/calculate-pay.ts';
export * from '../pay/entered-text.ts';
export * from '../pay/options.ts';
export * from '../pay/pay-periods.ts';
export { taxYearOf } from '../pay/rules/rule-set.ts';
export * from '../pay/scale.ts';
export * from '../site/money.ts';
