/** The script of `/tax-return`: hydrates its form and answer. */
import './shared-chunk.ts';
import '../styles/tax-return.css';
import { TaxReturn } from '../pages/tax-return/tax-return.tsx';
import { hydrate, late } from './live.ts';
import { rules } from './rules.ts';

const cards = () => import('./tax-return-cards.ts');
const LateCards = late(() => cards().then(({ Cards }) => Cards));
const LateReason = late(() => cards().then(({ Reason }) => Reason));
const LateHint = late(() => cards().then(({ Hint }) => Hint));

hydrate(
  'tax-return',
  <TaxReturn rules={rules} Cards={LateCards} Reason={LateReason} Hint={LateHint} />,
);
