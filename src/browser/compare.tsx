/** The script of the page that compares two pays: hydrates the comparison. */
import './shared-chunk.ts';
import '../styles/compare.css';
import { Compare } from '../pages/compare/compare.tsx';
import { hydrate } from './hydrate.ts';
import { LateEachPay } from './late-each-pay.tsx';
import { notes, rules } from './rules.ts';

hydrate('comparison', <Compare rules={rules} notes={notes} EachPay={LateEachPay} />);
