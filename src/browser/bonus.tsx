/** The script of the page on a bonus: hydrates its form and answer. */
import '../styles/bonus.css';
import { Bonus } from '../pages/bonus/bonus.tsx';
import { notes, rules } from './rules.ts';
import './pay-chunk.ts';
import { hydrate, late } from './shared-chunk.ts';

const cards = late(() => import('./bonus-cards.ts'), ['Cards', 'WhichMeant']);

hydrate('bonus-page', <Bonus rules={rules} notes={notes} {...cards} />, cards.WhichMeant);
