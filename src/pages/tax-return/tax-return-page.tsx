import { pageStructuredData } from '../../site/page-structured-data.ts';
import { TAX_RETURN_PATH } from '../../site/paths.ts';
import { routeAt } from '../../site/routes.ts';
import { formatDollars } from '../../words/money.ts';
import { initialEntries } from '../form/form.ts';
import { LivePage } from '../live/live-page.tsx';
import type { Page, PageContext } from '../page.ts';
import { enteredReturn } from './calculation.ts';
import { Cards } from './cards.tsx';
import { taxReturnForm } from './form.ts';
import { TaxReturn } from './tax-return.tsx';

const NAME = 'Tax return calculator';

/** Everything in `#tax-return` comes alive in the browser; the rest stays as it is. */
export const taxReturnPage: Page = {
  ...routeAt(TAX_RETURN_PATH),
  title: ({ site }) => `${NAME} | ${site.name}`,
  description: () =>
    'See your tax refund or bill before you lodge. It counts all your jobs, other income, deductions, family, hospital cover and student loan.',
  hasDonationBlock: true,
  hasFooter: true,
  structuredData: ({ site }) => pageStructuredData(NAME, site),
  Main: TaxReturnMain,
};

function TaxReturnMain({ rules }: PageContext) {
  const { jobs } = enteredReturn(initialEntries(taxReturnForm(rules)), rules);
  const pay = jobs.reduce((sum, { result }) => sum + result.gross, 0);
  return (
    <LivePage
      rules={rules}
      id="tax-return"
      heading={{ name: NAME, line: 'All jobs of your year, and what comes back.' }}
      noscript={`The tax return needs JavaScript. Without it, this page shows an example: one job with ${formatDollars(pay)} a year.`}
      limits="An estimate, not tax or financial advice. The tax office drops cents of income."
    >
      <TaxReturn rules={rules} Cards={Cards} />
    </LivePage>
  );
}
