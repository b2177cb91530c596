/** The outcome of a bonus and a salary sacrifice: a chunk that loads later. */
import './shared-chunk.ts';

export { EachPay } from '../pages/compare/each-pay.tsx';
