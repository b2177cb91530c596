/** The script of `/casual`: hydrates its form and answer. */
import './shared-chunk.ts';
import '../styles/tax-return.css';
import { Casual } from '../pages/casual/casual.tsx';
import { hydrate, late } from './live.ts';
import { rules } from './rules.ts';

const LateCards = late(() => import('./casual-cards.ts').then(({ Cards }) => Cards));

hydrate('casual', <Casual rules={rules} Cards={LateCards} />);
