/** The cards of leaving a job: a chunk that loads beside the first one. */
import './shared-cards.ts';
// Code that they share with the page is one chunk with the rest of it: two would be more bytes in the first load.
import '../pages/leaving/leaving.tsx';

export { Cards } from '../pages/leaving/cards.tsx';
