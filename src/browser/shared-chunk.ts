/**
 * The code that live pages share, as one chunk: each of them imports it, and each chunk that loads later. Otherwise esbuild makes a
 * chunk for each set of importers: on the home page ten more requests and 2.9 KB more in the first load (Brotli). Not the figures: this
 * chunk stays in the caches of browsers when they change.
 */
import 'react-dom/client';

export * from '../components/figure-list.tsx';
export * from '../components/figure-table.tsx';
export * from '../pages/form/controls.tsx';
export * from '../pages/form/entry-form.tsx';
export * from '../pages/form/field.ts';
export * from '../pages/form/option-switches.tsx';
export * from '../pages/form/pay.ts';
export * from '../pages/form/pay-field.tsx';
export * from '../pages/form/text-field.tsx';
export * from '../pages/form/use-form.ts';
export * from '../pages/live/announcement.tsx';
export * from '../pages/live/late.tsx';
export * from '../pay/index.ts';
export * from '../pay/lines.ts';
export * from '../pay/rules/index.ts';
export * from '../pay/withholding/index.ts';
export * from '../words/entered-text.ts';
export * from '../words/money.ts';
export * from '../words/offset-names.ts';
export * from '../words/pay-cycles.ts';
export * from '../words/pay-options.ts';
export * from '../words/pay-rows.ts';
export * from '../words/tax-time.ts';
export * from './hydrate.ts';
export * from './late.ts';
