/** The script of the page that compares two pays: hydrates the comparison. */
import '../styles/compare.css';
import { Compare } from '../pages/compare/compare.tsx';
import { rules } from './compare-rules.ts';
import { notes } from './rules.ts';
import './pay-chunk.ts';
import { hydrate, late } from './shared-chunk.ts';

const load = () =>
  import('./compare-cards.ts').then(({ Cards, WhichMeant }) => ({ ...Cards, WhichMeant }));
const cards = late(load, ['Differences', 'EachPay', 'NeededSalary', 'WhichMeant']);

hydrate('comparison', <Compare rules={rules} notes={notes} Cards={cards} />, cards.WhichMeant);
