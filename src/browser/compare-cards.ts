/** The cards of the page that compares two pays, and the salary behind a wanted pay: a chunk that loads beside the first one. */
import './shared-cards.ts';
import '../pages/compare/compare.tsx';

export { Cards } from '../pages/compare/cards.tsx';
export { WhichMeant } from './shared-cards.ts';
