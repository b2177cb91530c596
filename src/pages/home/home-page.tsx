import type { WebApplication, WithContext } from 'schema-dts';
import { AmountLinks } from '../../components/amount-links.tsx';
import type { DescribedRuleSet } from '../../pay/rules/index.ts';
import { HIGH_INCOME_SALARIES, POPULAR_SALARIES } from '../../site/link-groups.ts';
import { DISCLAIMER_PATH, HOME_PATH } from '../../site/paths.ts';
import { routeAt } from '../../site/routes.ts';
import type { SiteConfig } from '../../site/site-config.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { salaryLink } from '../../words/salary-links.ts';
import { standardDeductionText } from '../../words/tax-year-words.ts';
import { initialEntries } from '../form/form.ts';
import { LivePage } from '../live/live-page.tsx';
import type { Page, PageContext } from '../page.ts';
import { calculated } from './calculation.ts';
import { Cards } from './cards.tsx';
import { homeForm } from './form.ts';
import { Home } from './home.tsx';
import { SummaryBar } from './summary-bar.tsx';

/** The calculator. Everything in `#calculator` comes alive in the browser; the rest stays as it is. */
export const homePage: Page = {
  ...routeAt(HOME_PATH),
  title: ({ site, rules }) => `${site.name}: Take-Home Pay and Tax ${rules.defaultTaxYear}`,
  description: () => HOME_DESCRIPTION,
  hasDonationBlock: true,
  hasFooter: true,
  structuredData: ({ site }) => homeStructuredData(site),
  Main: HomeMain,
};

function HomeMain({ rules }: PageContext) {
  const { query } = calculated(initialEntries(homeForm(rules)), rules);
  return (
    <LivePage
      rules={rules}
      id="calculator"
      noscript={`The calculator needs JavaScript. Without it, this page shows the pay for a salary of ${formatDollars(query.annualSalary)}. There is a page for each salary listed below.`}
      after={
        <>
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
      }
    >
      <Home rules={rules} notes={controlNotes(rules)} Cards={Cards} SummaryBar={SummaryBar} />
    </LivePage>
  );
}

/** How the figures differ from the law, in short: the disclaimer has the list. */
function limits(rules: DescribedRuleSet): string {
  if (rules.name === 'simplified') {
    return 'are simpler than the law and are for a single person. They leave out deductions, tax offsets and the rules for families and seniors.';
  }
  return `follow the law. They leave out other income and the rules for seniors. The one deduction is ${standardDeductionText(rules)}.`;
}

/** The home page's description for search engines, at most 155 characters. */
export const HOME_DESCRIPTION =
  'Free Australian pay calculator: work out income tax, Medicare levy, student loan repayments, take-home pay and super for any salary, in your browser.';

/** The home page as a free web application, in JSON-LD. */
export function homeStructuredData(site: SiteConfig): WithContext<WebApplication> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: site.name,
    url: site.url + HOME_PATH,
    description: HOME_DESCRIPTION,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'en-AU',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
  };
}
