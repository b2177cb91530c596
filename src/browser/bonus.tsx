/** The script of `/bonus`: hydrates its form and answer. */
import './shared-chunk.ts';
import { Bonus } from '../pages/bonus/bonus.tsx';
import { hydrate } from './hydrate.ts';
import { rules } from './rules.ts';

hydrate('bonus', <Bonus rules={rules} />);
