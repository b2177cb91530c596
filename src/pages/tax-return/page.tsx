import { Offers } from '../../components/offers.tsx';
import { formatDollars } from '../../words/money.ts';
import { initialEntries } from '../form/form.ts';
import { livePage } from '../live/live-page.tsx';
import { enteredReturn } from './calculation.ts';
import { Cards, Hint, Reason } from './cards.tsx';
import { taxReturnForm } from './form.ts';
import { TaxReturn } from './tax-return.tsx';

const NAME = 'Tax return calculator';

/** Everything in `#tax-return` comes alive in the browser; the rest stays as it is. */
export const page = livePage('/tax-return', {
  title: ({ site }) => `${NAME} | ${site.name}`,
  description: () =>
    'See your tax refund or bill before you lodge. It counts all your jobs, other income, deductions, family, hospital cover and student loan.',
  id: 'tax-return',
  heading: { name: NAME, line: 'All jobs of your year, and what comes back.' },
  noscript: 'The tax return needs JavaScript. Without it, this page shows an example.',
  example(rules) {
    const { entries, result } = enteredReturn(initialEntries(taxReturnForm(rules)), rules);
    return `one job with ${formatDollars(result.labourIncome)} in ${entries.year}`;
  },
  Live: ({ rules }) => <TaxReturn rules={rules} Cards={Cards} Reason={Reason} Hint={Hint} />,
  after: ({ name }) => (
    <p className="hint">
      <Offers topic="redundancy" rules={name}>
        Paid out on leaving a job? Redundancy pay and unused leave have their own rates:
      </Offers>
    </p>
  ),
  limits: () =>
    'A copied link has everything you entered. Nothing is stored, and nothing is sent. An estimate, not tax or financial advice. The tax office drops cents of income.',
});
