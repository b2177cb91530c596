/** The script of the home page: hydrates the calculator. */
import './shared-chunk.ts';
import { Home } from '../pages/home/home.tsx';
import { hydrate, late } from './live.ts';
import { notes, rules } from './rules.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

const LateCards = late(() => import('./cards.ts').then(({ Cards }) => Cards));
const LateOptionFigure = late(() => import('./cards.ts').then(({ OptionFigure }) => OptionFigure));
const LateSummaryBar = late(() => import('./cards.ts').then(({ SummaryBar }) => SummaryBar));

hydrate(
  'calculator',
  <Home
    rules={rules}
    notes={notes}
    YearSelect={TaxYearSelect}
    Cards={LateCards}
    SummaryBar={LateSummaryBar}
    OptionFigure={LateOptionFigure}
  />,
);
