/** The steps and the year of the page on a bonus: a chunk that loads beside the first one. */
import './shared-cards.ts';
import '../pages/bonus/bonus.tsx';

export { Cards } from '../pages/bonus/cards.tsx';
export { WhichMeant } from './shared-cards.ts';
