/** The plots of the home page: a chunk that loads after the page has started. */
import './shared-chunk.ts';

export { Plots } from '../pages/home/plots.tsx';
