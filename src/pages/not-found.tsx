import { CalculatorTiles } from '../components/navigation.tsx';
import { calculatorsOf } from '../site/calculators.ts';
import { HIGHEST_RATE, LOWEST_RATE, RATE_STEP, rateDigits } from '../site/hourly-rates.ts';
import { calculatorPath, HOME_PATH, hourPath, salaryPath } from '../site/paths.ts';
import { HIGHEST_SALARY, LOWEST_SALARY, SALARY_STEP } from '../site/salary-amounts.ts';
import { formatDollars, formatMoney } from '../words/money.ts';
import { type PageContext, pageAt } from './page.ts';

/**
 * The page that a static host sends for an unknown path. For an unknown salary, `src/browser/not-found.ts` shows what has a
 * `data-salary`, with that text, if it has one, and the address in its `data-path`: `{0}` is the amount asked for, `{1}` and `{2}` are
 * the nearest that have pages. The same goes for `data-hour` and an hourly rate. An amount in another path goes to what has `data-any`.
 */
export const notFoundPage = pageAt('/404', {
  title: ({ site }) => `Page Not Found | ${site.name}`,
  description: () => 'The page you asked for does not exist.',
  hasDonationBlock: 'hidden',
  Main: NotFound,
});

function NotFound({ rules }: PageContext) {
  return (
    <div className="prose">
      <h1 data-salary="Salary Amount Not Found" data-hour="Hourly Rate Not Found">
        Oops! Page not found
      </h1>
      <p
        data-salary="The salary amount ${0} is not available. Please choose from our available salary ranges."
        data-hour="There is no page for ${0} an hour."
      >
        The page you asked for does not exist or has moved. The calculator works out your take-home
        pay.
      </p>
      <div data-salary="" hidden>
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
      <div data-hour="" hidden>
        <p>{`There is a page for every rate from ${formatMoney(LOWEST_RATE / 100)} to ${formatMoney(HIGHEST_RATE / 100)} an hour in steps of ${RATE_STEP} cents. The nearest are:`}</p>
        <ul>
          {[LOWEST_RATE, HIGHEST_RATE].map((rate, index) => (
            <li key={rate}>
              <a
                href={hourPath(rateDigits(rate))}
                data-path={hourPath(`{${index + 1}}`)}
                data-hour={`$\{${index + 1}}`}
              >
                {formatMoney(rate / 100)}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className="actions">
        <a
          className="button main"
          hidden
          href={HOME_PATH}
          data-path={calculatorPath('{0}')}
          data-any="Use ${0} in the calculator"
          data-salary="Use ${0} in the calculator"
        >
          Open the calculator
        </a>
        <a className="button" href={HOME_PATH} data-salary="Back to Calculator">
          Return to Home
        </a>
      </div>
      <section>
        <h2>All calculators</h2>
        <CalculatorTiles of={calculatorsOf(rules.name)} />
      </section>
    </div>
  );
}
