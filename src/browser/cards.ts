/** The figures of the home page but the answer: a chunk that loads beside the first one. */
import './shared-cards.ts';

export { Cards, SummaryBar } from '../pages/home/cards.tsx';
export { OptionFigure } from '../pages/home/option-figure.tsx';
