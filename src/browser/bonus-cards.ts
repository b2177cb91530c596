/** The steps and the year of the page on a bonus: a chunk that loads beside the first one. */
import './shared-cards.ts';
// Code that they share with the page is one chunk with the rest of it: two would be more bytes in the first load.
import '../pages/bonus/bonus.tsx';

export { Cards } from '../pages/bonus/cards.tsx';
