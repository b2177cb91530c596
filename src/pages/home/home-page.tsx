import { AmountLinks } from '../../components/amount-links.tsx';
import { DEFAULT_TAX_YEAR } from '../../pay/index.ts';
import { HOME_DESCRIPTION, homeStructuredData } from '../../site/home-metadata.ts';
import { HIGH_INCOME_SALARIES, POPULAR_SALARIES } from '../../site/link-groups.ts';
import { formatDollars } from '../../site/money.ts';
import { DISCLAIMER_PATH, HOME_PATH } from '../../site/paths.ts';
import { salaryLink } from '../../site/salary-links.ts';
import type { Page } from '../page.ts';
import { Calculator, RESTING_CALCULATOR } from './calculator.tsx';
import { annualSalaryOf, DEFAULT_INPUTS } from './inputs.ts';

/** The calculator. Everything in `#calculator` comes alive in the browser; the rest stays as it is. */
export const homePage: Page = {
  path: HOME_PATH,
  title: (site) => `${site.name}: Take-Home Pay and Tax ${DEFAULT_TAX_YEAR}`,
  description: HOME_DESCRIPTION,
  indexable: true,
  hasDonationBlock: true,
  hasFooter: true,
  script: 'home',
  structuredData: homeStructuredData,
  Main: Home,
};

function Home() {
  return (
    <>
      <noscript>
        <p className="card">
          {`The calculator needs JavaScript to work out other amounts. Without it, this page shows the pay for a salary of ${formatDollars(annualSalaryOf(DEFAULT_INPUTS))}, and each salary below has a page of its own.`}
        </p>
      </noscript>
      <div id="calculator">
        <Calculator {...RESTING_CALCULATOR} />
      </div>
      <section>
        <h2>Popular Salaries</h2>
        <AmountLinks links={POPULAR_SALARIES.map(salaryLink)} />
      </section>
      <section>
        <h2>High-Income Salaries</h2>
        <AmountLinks links={HIGH_INCOME_SALARIES.map(salaryLink)} />
      </section>
      <section className="card disclaimer">
        <h2>Disclaimer</h2>
        <p>
          These figures are estimates for general information, not tax or financial advice. They
          leave out tax offsets, deductions, the Medicare levy phase-in and family thresholds, and
          one table of student loan repayments serves every year. Your payslip may differ.
        </p>
        <p>
          <a href={DISCLAIMER_PATH}>Read the full disclaimer</a>
        </p>
      </section>
    </>
  );
}
