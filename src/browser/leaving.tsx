/** The script of `/leaving`: hydrates its form and answer. */
import '../styles/leaving.css';
import { Leaving } from '../pages/leaving/leaving.tsx';
import { rules } from './rules.ts';
import { hydrate, late } from './shared-chunk.ts';

const LateCards = late(() => import('./leaving-cards.ts').then(({ Cards }) => Cards));

hydrate('leaving', <Leaving rules={rules} Cards={LateCards} />);
