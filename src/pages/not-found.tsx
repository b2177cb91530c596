import { HOME_PATH } from '../site/paths.ts';
import type { Page } from './page.ts';

/**
 * The page that a static host sends for an unknown path. For an unknown salary, `src/browser/not-found.ts`
 * replaces each text by the one in its `data-salary`, so that the page has one heading in either case.
 */
export const notFoundPage: Page = {
  path: '/404',
  title: ({ site }) => `Page Not Found | ${site.name}`,
  description: () => 'The page you asked for does not exist.',
  indexable: false,
  hasDonationBlock: false,
  hasFooter: true,
  script: 'not-found',
  Main: NotFound,
};

function NotFound() {
  return (
    <div className="prose">
      <h1 data-salary="Salary Amount Not Found">Oops! Page not found</h1>
      <p data-salary="The salary amount ${amount} is not available. Please choose from our available salary ranges.">
        The page you asked for does not exist or has moved.
      </p>
      <a className="button" href={HOME_PATH} data-salary="Back to Calculator">
        Return to Home
      </a>
    </div>
  );
}
