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
export { chargeOn } from '../pay/charge.ts';
export * from '../pay/charge-lines.ts';
export * from '../pay/explain/counted.ts';
export * from '../pay/explain/explain.ts';
export * from '../pay/explain/least-salary.ts';
export * from '../pay/explain/refund-gained.ts';
export * from '../pay/pay-charges.ts';
export { chargesFor } from '../pay/year/income-year.ts';
export * as residentPay from '../pay/year/resident-pay.ts';
export * from '../words/figures.ts';
export * from '../words/offset-texts.ts';
export * from '../words/pay-rows.ts';
export * from '../words/settlements.ts';

carryEntries();
