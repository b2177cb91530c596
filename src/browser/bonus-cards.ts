/** The steps and the year of the page on a bonus: a chunk that loads beside the first one. */
import './shared-chunk.ts';
// What they share with the page is one chunk with the rest of it: two would be 150 bytes more in the first load (Brotli).
import '../pages/bonus/bonus.tsx';

export { Cards } from '../pages/bonus/cards.tsx';
