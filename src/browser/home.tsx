/** The script of the home page: hydrates the calculator. */
import { Home } from '../pages/home/home.tsx';
import { notes, rules } from './rules.ts';
import { hydrate, late } from './shared-chunk.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

const cards = () => import('./cards.ts');

hydrate(
  'calculator',
  <Home
    rules={rules}
    notes={notes}
    YearSelect={TaxYearSelect}
    Cards={late(() => cards().then(({ Cards }) => Cards))}
    SummaryBar={late(() => cards().then(({ SummaryBar }) => SummaryBar))}
    OptionFigure={late(() => cards().then(({ OptionFigure }) => OptionFigure))}
  />,
);
