/** The script of `/leaving`: hydrates its form and answer. */
import '../styles/leaving.css';
import { Leaving } from '../pages/leaving/leaving.tsx';
import { rules } from './leaving-rules.ts';
import { hydrate, late } from './shared-chunk.ts';

const cards = late(() => import('./leaving-cards.ts'), ['Cards', 'WhichMeant']);

hydrate('leaving', <Leaving rules={rules} {...cards} />, cards.WhichMeant);
