/** The cards of the page that compares two pays, and the salary behind a wanted pay: a chunk that loads beside the first one. */
import './shared-cards.ts';
// Code that they share with the page is one chunk with the rest of it: two would be more bytes in the first load.
import '../pages/compare/compare.tsx';

export { Cards } from '../pages/compare/cards.tsx';
