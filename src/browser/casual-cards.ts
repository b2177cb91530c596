/** The cards of casual and overtime pay: a chunk that loads beside the first one. */
import './shared-cards.ts';
// Code that they share with the page is one chunk with the rest of it: two would be more bytes in the first load.
import '../pages/casual/casual.tsx';

export { Cards } from '../pages/casual/cards.tsx';
