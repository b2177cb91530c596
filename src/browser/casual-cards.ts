/** The cards of casual and overtime pay: a chunk that loads beside the first one. */
import './shared-cards.ts';
import '../pages/casual/casual.tsx';

export { Cards } from '../pages/casual/cards.tsx';
