/** The cards of the tax return: a chunk that loads beside the first one. */
import './shared-chunk.ts';
// What they share with the page is one chunk with the rest of it: two would be 350 bytes more in the first load (Brotli).
import '../pages/tax-return/tax-return.tsx';

export { Cards } from '../pages/tax-return/cards.tsx';
