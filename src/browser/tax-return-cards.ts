/** The cards of the tax return: a chunk that loads beside the first one. */
import './shared-cards.ts';
import '../pages/tax-return/tax-return.tsx';

export { Cards, Hint, Reason } from '../pages/tax-return/cards.tsx';
export { WhichMeant } from './shared-cards.ts';
