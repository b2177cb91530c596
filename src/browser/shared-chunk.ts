/**
 * React, the pay engine and the words for money as one chunk. Each page that hydrates imports it, and each chunk that loads later.
 * Otherwise esbuild makes a chunk for each set of importers: 1.6 KB more in the first load of the home page (Brotli).
 */
import 'react-dom/client';

export * from '../components/figure-list.tsx';
export * from '../pay/index.ts';
export * from '../site/entered-text.ts';
export * from '../site/money.ts';
export * from '../site/pay-cycles.ts';
export * from '../site/pay-options.ts';
