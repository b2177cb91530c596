/**
 * The code that the cards of live pages share, as one chunk beside the first load, for the reason that `shared-chunk.ts` gives. Cards also
 * import their page: the code that the two share is one chunk with the rest of it then, which is fewer bytes in the first load.
 */
import './pay-chunk.ts';
import './shared-chunk.ts';
import { carryEntries } from '../pages/form/carried.ts';

export * from '../components/figure-list.tsx';
export * from '../components/figure-table.tsx';
export * from '../components/plots/rate-blocks.tsx';
export * from '../pages/form/which-meant.tsx';
export * from '../pay/explain/index.ts';
export * from '../pay/lines.ts';
export * from '../words/offset-names.ts';
export * from '../words/pay-rows.ts';

carryEntries();
