/** The script of `/tax-return`: hydrates its form and answer. */
import './shared-chunk.ts';
import '../styles/tax-return.css';
import { TaxReturn } from '../pages/tax-return/tax-return.tsx';
import { hydrate } from './hydrate.ts';
import { late } from './late.ts';
import { rules } from './rules.ts';

const LateCards = late(() => import('./tax-return-cards.ts').then(({ Cards }) => Cards));

hydrate('tax-return', <TaxReturn rules={rules} Cards={LateCards} />);
