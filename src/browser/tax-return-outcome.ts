/** The cards of the tax return: a chunk that loads beside the first one. */
import './shared-chunk.ts';

export { Outcome } from '../pages/tax-return/outcome.tsx';
