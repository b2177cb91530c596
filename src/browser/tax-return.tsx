/** The script of `/tax-return`: hydrates its form and answer. */
import './shared-chunk.ts';
import '../styles/tax-return.css';
import { TaxReturn } from '../pages/tax-return/tax-return.tsx';
import { hydrate } from './hydrate.ts';
import { rules } from './rules.ts';

hydrate('tax-return', <TaxReturn rules={rules} />);
