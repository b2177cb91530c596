import { calculatorPath, HOME_PATH, salaryPath } from '../site/paths.ts';
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';
import { formatDollars } from '../words/money.ts';
import { pageAt } from './page.ts';

/**
 * The page that a static host sends for an unknown path. For an unknown salary, `src/browser/not-found.ts` shows what is
 * hidden, and replaces each text by the one in its `data-salary` and each address by the one in its `data-path`: `{0}` is
 * the amount asked for, `{1}` and `{2}` are the nearest that have pages. An amount in another path goes to the main button.
 */
export const notFoundPage = pageAt('/404', {
  title: ({ site }) => `Page Not Found | ${site.name}`,
  description: () => 'The page you asked for does not exist.',
  hasDonationBlock: 'hidden',
  Main: NotFound,
});

function NotFound() {
  return (
    <div className="prose">
      <h1 data-salary="Salary Amount Not Found">Oops! Page not found</h1>
      <p data-salary="The salary amount ${0} is not available. Please choose from our available salary ranges.">
        The page you asked for does not exist or has moved. The calculator works out your take-home
        pay.
      </p>
      <div hidden>
        <p>{`There is a page for every salary from ${formatDollars(LOWEST_SALARY)} to ${formatDollars(HIGHEST_SALARY)} in steps of ${formatDollars(SALARY_STEP)}. The nearest are:`}</p>
        <ul>
          <li>
            <a href={salaryPath(LOWEST_SALARY)} data-path={salaryPath('{1}')} data-salary="${1}">
              {formatDollars(LOWEST_SALARY)}
            </a>
          </li>
          <li>
            <a href={salaryPath(HIGHEST_SALARY)} data-path={salaryPath('{2}')} data-salary="${2}">
              {formatDollars(HIGHEST_SALARY)}
            </a>
          </li>
        </ul>
      </div>
      <div className="actions">
        <a
          className="button main"
          href={HOME_PATH}
          data-path={calculatorPath('{0}')}
          data-salary="Use ${0} in the calculator"
        >
          Open the calculator
        </a>
        <a className="button" href={HOME_PATH} data-salary="Back to Calculator">
          Return to Home
        </a>
      </div>
    </div>
  );
}
