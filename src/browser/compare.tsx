/** The script of the page that compares two pays: hydrates the comparison. */
import '../styles/compare.css';
import { Compare } from '../pages/compare/compare.tsx';
import { notes, rules } from './rules.ts';
import { hydrate, late } from './shared-chunk.ts';

const cards = () => import('./compare-cards.ts').then(({ Cards }) => Cards);
const lateCards = {
  Differences: late(() => cards().then(({ Differences }) => Differences)),
  EachPay: late(() => cards().then(({ EachPay }) => EachPay)),
  NeededSalary: late(() => cards().then(({ NeededSalary }) => NeededSalary)),
};

hydrate('comparison', <Compare rules={rules} notes={notes} Cards={lateCards} />);
