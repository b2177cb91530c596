import { formatMoney } from '../../words/money.ts';
import { initialEntries } from '../form/form.ts';
import { livePage } from '../live/live-page.tsx';
import { calculated } from './calculation.ts';
import { Cards } from './cards.tsx';
import { Casual } from './casual.tsx';
import { casualForm } from './form.ts';

const NAME = 'Casual and overtime pay';

/** Everything in `#casual` comes alive in the browser; the rest stays as it is. */
export const page = livePage('/casual', {
  title: ({ site, rules }) => `${NAME} ${rules.defaultTaxYear} | ${site.name}`,
  description: () =>
    'Weeks that differ, overtime and penalty rates: see what lands of each pay, and what comes back at tax time. Part-time pay too.',
  id: 'casual',
  heading: { name: NAME, line: 'Weeks that differ, and what lands of each.' },
  noscript: 'The calculator needs JavaScript. Without it, this page shows an example.',
  example(rules) {
    const { rate, pays, query } = calculated(initialEntries(casualForm(rules)), rules);
    return `${pays.length} pays at ${formatMoney(rate)} an hour in ${query.taxYear}`;
  },
  Live: ({ rules }) => <Casual rules={rules} Cards={Cards} />,
  limits: () =>
    'A copied link has everything you entered. Nothing is stored, and nothing is sent. An estimate for a single person without other income, not tax or financial advice.',
});
