import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { pageStructuredData } from '../../site/page-structured-data.ts';
import { DISCLAIMER_PATH, TAX_RETURN_PATH } from '../../site/paths.ts';
import { routeAt } from '../../site/routes.ts';
import { formatDollars } from '../../words/money.ts';
import { initialEntries } from '../form/form.ts';
import type { Page, PageContext } from '../page.ts';
import { enteredReturn } from './entered-return.ts';
import { Outcome } from './outcome.tsx';
import { TaxReturn } from './tax-return.tsx';
import { taxReturnForm } from './tax-return-form.ts';

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
  const form = taxReturnForm(rules);
  const { result } = enteredReturn(initialEntries(form), form, rules);
  const pay = result.jobs.reduce((sum, { gross }) => sum + gross, 0);
  return (
    <>
      <noscript>
        <p className="card">
          {`The tax return needs JavaScript. Without it, this page shows an example: one job with ${formatDollars(pay)} a year.`}
        </p>
      </noscript>
      <Breadcrumb current={NAME} />
      <hgroup>
        <h1>{NAME}</h1>
        <p>All jobs of your year, and what comes back.</p>
      </hgroup>
      <div id="tax-return">
        <TaxReturn rules={rules} Outcome={Outcome} />
      </div>
      <p className="hint">
        An estimate, not tax or financial advice. The tax office drops cents of income.{' '}
        <a href={DISCLAIMER_PATH}>Read the full disclaimer</a>
      </p>
    </>
  );
}
