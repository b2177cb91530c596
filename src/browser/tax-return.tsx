/** The script of `/tax-return`: hydrates its form and answer. */
import '../styles/tax-return.css';
import { TaxReturn } from '../pages/tax-return/tax-return.tsx';
import { rules } from './rules.ts';
import { hydrate, late } from './shared-chunk.ts';

const cards = () => import('./tax-return-cards.ts');

hydrate(
  'tax-return',
  <TaxReturn
    rules={rules}
    Cards={late(() => cards().then(({ Cards }) => Cards))}
    Reason={late(() => cards().then(({ Reason }) => Reason))}
    Hint={late(() => cards().then(({ Hint }) => Hint))}
  />,
);
