/** The figures of the home page but the answer: a chunk that loads beside the first one. */
import './shared-chunk.ts';

export { Cards } from '../pages/home/cards.tsx';
export { SummaryBar } from '../pages/home/summary-bar.tsx';
