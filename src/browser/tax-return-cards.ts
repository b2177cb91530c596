/** The cards of the tax return: a chunk that loads beside the first one. */
import './shared-cards.ts';
// Code that they share with the page is one chunk with the rest of it: two would be more bytes in the first load.
import '../pages/tax-return/tax-return.tsx';

export { Cards, Hint, Reason } from '../pages/tax-return/cards.tsx';
