import { Breadcrumb } from '../../components/breadcrumb.tsx';
import { pageStructuredData } from '../../site/page-structured-data.ts';
import { BONUS_PATH } from '../../site/paths.ts';
import type { Page, PageContext } from '../page.ts';
import { Bonus } from './bonus.tsx';

const NAME = 'Bonus tax calculator';

/** Everything in `#bonus` comes alive in the browser; the rest stays as it is. */
export const bonusPage: Page = {
  path: BONUS_PATH,
  title: ({ site }) => `${NAME} | ${site.name}`,
  description: () =>
    'See what your employer withholds from a bonus by the tax tables. See what comes back at tax time.',
  indexable: true,
  onlyBy: 'legislated',
  hasDonationBlock: true,
  hasFooter: true,
  script: 'bonus',
  structuredData: ({ site }) => pageStructuredData(NAME, site),
  Main: BonusMain,
};

function BonusMain({ rules }: PageContext) {
  return (
    <>
      <Breadcrumb current={NAME} />
      <h1>{NAME}</h1>
      <div id="bonus">
        <Bonus rules={rules} />
      </div>
    </>
  );
}
