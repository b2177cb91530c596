/** The script of the home page: hydrates the calculator. */
import './shared-chunk.ts';
import { Calculator } from '../pages/home/calculator.tsx';
import { hydrate } from './hydrate.ts';
import { LateCards, LateSummaryBar } from './late-cards.tsx';
import { notes, rules } from './rules.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

hydrate(
  'calculator',
  <Calculator
    rules={rules}
    notes={notes}
    YearSelect={TaxYearSelect}
    Cards={LateCards}
    SummaryBar={LateSummaryBar}
  />,
);
