/** The script of `/tax-return`: hydrates its form and answer. */
import '../styles/tax-return.css';
import { TaxReturn } from '../pages/tax-return/tax-return.tsx';
import { rules } from './rules.ts';
import { hydrate, late } from './shared-chunk.ts';

const cards = late(
  () => import('./tax-return-cards.ts'),
  ['Cards', 'Reason', 'Hint', 'WhichMeant'],
);

hydrate('tax-return', <TaxReturn rules={rules} {...cards} />, cards.WhichMeant);
