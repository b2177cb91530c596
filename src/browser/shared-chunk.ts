/**
 * React, the pay engine and its texts as one chunk for all entries and the chunks that load later. esbuild would make a chunk
 * for each set of importers: 1.7 KB more in the first load of the home page (Brotli).
 */
import 'react-dom/client';

export * from '../components/figure-list.tsx';
export * from '../pay/index.ts';
export * from '../site/money.ts';
