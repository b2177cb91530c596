/** The cards of the tax return: a chunk that loads beside the first one. */
import './shared-chunk.ts';

export { Cards } from '../pages/tax-return/cards.tsx';
