/** What the calculator shows besides the answer and its figures, in a chunk that loads after the page has started. */
import './shared-chunk.ts';

export { Plots } from '../pages/home/plots.tsx';
export { LiveSummary as Summary } from './live-summary.tsx';
