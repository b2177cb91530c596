/** The figures of the home page but the answer: a chunk that loads beside the first one. */
import './shared-cards.ts';
import '../pages/home/home.tsx';

export { AnswerBar, Cards, OptionFigure, SummaryBar } from '../pages/home/cards.tsx';
export { WhichMeant } from './shared-cards.ts';
