import { AmountLinks } from '../../components/amount-links.tsx';
import type { DescribedRuleSet } from '../../pay/rules/index.ts';
import { HIGH_INCOME_SALARIES, POPULAR_SALARIES } from '../../site/link-groups.ts';
import { DISCLAIMER_PATH, HOME_PATH } from '../../site/paths.ts';
import { routeAt } from '../../site/routes.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { salaryLink } from '../../words/salary-links.ts';
import { standardDeductionText } from '../../words/tax-year-words.ts';
import { initialEntries } from '../form/form.ts';
import type { Page, PageContext } from '../page.ts';
import { Calculator } from './calculator.tsx';
import { Cards } from './cards.tsx';
import { calculated, homeForm } from './home-form.ts';
import { HOME_DESCRIPTION, homeStructuredData } from './home-metadata.ts';
import { SummaryBar } from './summary-bar.tsx';

/** The calculator. Everything in `#calculator` comes alive in the browser; the rest stays as it is. */
export const homePage: Page = {
  ...routeAt(HOME_PATH),
  title: ({ site, rules }) => `${site.name}: Take-Home Pay and Tax ${rules.defaultTaxYear}`,
  description: () => HOME_DESCRIPTION,
  hasDonationBlock: true,
  hasFooter: true,
  structuredData: ({ site }) => homeStructuredData(site),
  Main: Home,
};

function Home({ rules }: PageContext) {
  const { query } = calculated(initialEntries(homeForm(rules)), rules);
  return (
    <>
      <noscript>
        <p className="card">
          {`The calculator needs JavaScript. Without it, this page shows the pay for a salary of ${formatDollars(query.annualSalary)}. There is a page for each salary listed below.`}
        </p>
      </noscript>
      <div id="calculator">
        <Calculator
          rules={rules}
          notes={controlNotes(rules)}
          Cards={Cards}
          SummaryBar={SummaryBar}
        />
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
          {`These figures are estimates for general information, not tax or financial advice. They ${limits(rules)} Your payslip may differ.`}
        </p>
        <p>
          <a href={DISCLAIMER_PATH}>Read the full disclaimer</a>
        </p>
      </section>
    </>
  );
}

/** How the figures differ from the law, in short: the disclaimer has the list. */
function limits(rules: DescribedRuleSet): string {
  if (rules.name === 'simplified') {
    return 'are simpler than the law and are for a single person. They leave out deductions, tax offsets and the rules for families and seniors.';
  }
  return `follow the law. They leave out other income and the rules for seniors. The one deduction is ${standardDeductionText(rules)}.`;
}
