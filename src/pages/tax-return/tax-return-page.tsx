import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { pageStructuredData } from '../../site/page-structured-data.ts';
import { TAX_RETURN_PATH } from '../../site/paths.ts';
import type { Page, PageContext } from '../page.ts';
import { TaxReturn } from './tax-return.tsx';

const NAME = 'Tax return calculator';

/** Everything in `#tax-return` comes alive in the browser; the rest stays as it is. */
export const taxReturnPage: Page = {
  path: TAX_RETURN_PATH,
  title: ({ site }) => `${NAME} | ${site.name}`,
  description: () =>
    'Your tax return from all your jobs, other income, deductions and family: the refund or the bill, before you lodge it.',
  indexable: true,
  onlyBy: 'legislated',
  hasDonationBlock: true,
  hasFooter: true,
  script: 'tax-return',
  structuredData: ({ site }) => pageStructuredData(NAME, site),
  Main: TaxReturnMain,
};

function TaxReturnMain({ rules }: PageContext) {
  return (
    <>
      <Breadcrumb current={NAME} />
      <h1>{NAME}</h1>
      <div id="tax-return">
        <TaxReturn rules={rules} />
      </div>
    </>
  );
}
