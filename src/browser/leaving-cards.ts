/** The cards of leaving a job: a chunk that loads beside the first one. */
import './shared-cards.ts';
import '../pages/leaving/leaving.tsx';

export { Cards } from '../pages/leaving/cards.tsx';
export { WhichMeant } from './shared-cards.ts';
