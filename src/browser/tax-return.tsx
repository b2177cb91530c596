/** The script of `/tax-return`: hydrates its form and answer. */
import './shared-chunk.ts';
import '../styles/tax-return.css';
import { TaxReturn } from '../pages/tax-return/tax-return.tsx';
import { hydrate } from './hydrate.ts';
import { late } from './late.ts';
import { rules } from './rules.ts';

const LateOutcome = late(() => import('./tax-return-outcome.ts').then(({ Outcome }) => Outcome));

hydrate('tax-return', <TaxReturn rules={rules} Outcome={LateOutcome} />);
