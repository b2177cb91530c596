/** The code that the cards of live pages share, as one chunk beside the first load, for the reason that `shared-chunk.ts` gives. */
import './shared-chunk.ts';

export * from '../components/figure-list.tsx';
export * from '../components/figure-table.tsx';
export * from '../components/plots/rate-blocks.tsx';
export * from '../pay/explain/index.ts';
export * from '../pay/lines.ts';
export * from '../words/offset-names.ts';
export * from '../words/pay-rows.ts';
export * from '../words/present.ts';
