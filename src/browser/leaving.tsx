/** The script of `/leaving`: hydrates its form and answer. */
import './shared-chunk.ts';
import '../styles/tax-return.css';
import { Leaving } from '../pages/leaving/leaving.tsx';
import { hydrate, late } from './live.ts';
import { rules } from './rules.ts';

const LateCards = late(() => import('./leaving-cards.ts').then(({ Cards }) => Cards));

hydrate('leaving', <Leaving rules={rules} Cards={LateCards} />);
