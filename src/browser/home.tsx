/** The script of the home page: hydrates the calculator. */
import { Home } from '../pages/home/home.tsx';
import { notes, rules } from './rules.ts';
import './pay-chunk.ts';
import { hydrate, late } from './shared-chunk.ts';
import { TaxYearSelect } from './tax-year-select.tsx';

const cards = late(
  () => import('./cards.ts'),
  ['AnswerBar', 'Cards', 'SummaryBar', 'OptionFigure', 'WhichMeant'],
);

hydrate(
  'calculator',
  <Home rules={rules} notes={notes} YearSelect={TaxYearSelect} {...cards} />,
  cards.WhichMeant,
);
