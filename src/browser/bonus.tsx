/** The script of the page on a bonus: hydrates its form and answer. */
import './shared-chunk.ts';
import '../styles/bonus.css';
import { Bonus } from '../pages/bonus/bonus.tsx';
import { hydrate, late } from './live.ts';
import { notes, rules } from './rules.ts';

const LateCards = late(() => import('./bonus-cards.ts').then(({ Cards }) => Cards));

hydrate('bonus-page', <Bonus rules={rules} notes={notes} Cards={LateCards} />);
