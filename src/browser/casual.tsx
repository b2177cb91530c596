/** The script of `/casual`: hydrates its form and answer. */
import '../styles/casual.css';
import { Casual } from '../pages/casual/casual.tsx';
import { rules } from './casual-rules.ts';
import { hydrate, late } from './shared-chunk.ts';

const cards = late(() => import('./casual-cards.ts'), ['Cards']);

hydrate('casual', <Casual rules={rules} {...cards} />);
