/** The script of the page on a bonus: hydrates its form and answer. */
import './shared-chunk.ts';
import '../styles/bonus.css';
import { Bonus } from '../pages/bonus/bonus.tsx';
import { hydrate } from './hydrate.ts';
import { LateBonusCards } from './late-bonus-cards.tsx';
import { notes, rules } from './rules.ts';

hydrate('bonus-page', <Bonus rules={rules} notes={notes} Cards={LateBonusCards} />);
