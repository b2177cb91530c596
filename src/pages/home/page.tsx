import type { WebApplication, WithContext } from 'schema-dts';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import { HIGH_INCOME_SALARIES, POPULAR_RATES, POPULAR_SALARIES } from '../../site/link-groups.ts';
import { DISCLAIMER_PATH, HOME_PATH, hourPath, taxTablePath } from '../../site/paths.ts';
import { rateLink, salaryLink, TAX_TABLES } from '../../words/amount-links.ts';
import { formatDollars } from '../../words/money.ts';
import { standardDeductionText } from '../../words/tax-year-words.ts';
import { LinkSection } from '../amount-page.tsx';
import { calculatorPage } from '../live/calculator-page.tsx';
import type { PageContext } from '../page.ts';
import { calculator } from './calculator.tsx';
import * as late from './cards.tsx';

export const page = calculatorPage(HOME_PATH, {
  calculator,
  late,
  title: ({ site, rules }) => `${site.name}: Take-Home Pay and Tax ${rules.defaultTaxYear}`,
  description: () => DESCRIPTION,
  structuredData,
  isLowerWithKeyboard: true,
  noscript: 'The calculator needs JavaScript. Each salary listed below has its own page.',
  example: ({ query }) => `${formatDollars(query.annualSalary)} a year in ${query.taxYear}`,
  examples: [
    '',
    '#salary=2500&cycle=weekly&year=2020-21&super=11&options=noPrivateHospitalCover,workingHolidayVisa,noTaxFreeThreshold',
    '#salary=41.20&cycle=hourly&options=noPrivateHospitalCover,noTaxFreeThreshold&other-job=60000&family=yes&partner=90000&children=2',
    '#salary=300&cycle=hourly&kept=300-hourly',
    '#salary=',
    '#salary=100000000',
  ],
  words: [
    'takeHome',
    'withheld',
    'taxTime',
    'scale',
    'noThreshold',
    'levy',
    'withholdOffsets',
    'super',
  ],
  after: (rules) => (
    <>
      <LinkSection title="Popular Salaries" links={POPULAR_SALARIES.map(salaryLink)} />
      <LinkSection title="High-Income Salaries" links={HIGH_INCOME_SALARIES.map(salaryLink)} />
      <LinkSection title="Hourly rates" links={POPULAR_RATES.map(rateLink)} pathOf={hourPath} />
      {rules.name === 'legislated' && (
        <LinkSection title="Tax tables" links={TAX_TABLES} pathOf={taxTablePath} />
      )}
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
  ),
});

/** How the figures differ from the law, in short: the disclaimer has the list. */
function limits(rules: DescribedRuleSet): string {
  if (rules.name === 'simplified') {
    return 'are simpler than the law and are for a single person. They leave out deductions, tax offsets and the rules for families and seniors.';
  }
  return `follow the law. They leave out other income and the rules for seniors. The one deduction is ${standardDeductionText(rules)}.`;
}

/** For search engines, at most 155 characters. */
const DESCRIPTION =
  'Free Australian pay calculator: work out income tax, Medicare levy, student loan repayments, take-home pay and super for any salary, in your browser.';

/** A free web application, in JSON-LD. */
function structuredData({ site }: PageContext): WithContext<WebApplication> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: site.name,
    url: site.url + HOME_PATH,
    description: DESCRIPTION,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    browserRequirements: 'Requires JavaScript',
    inLanguage: 'en-AU',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'AUD' },
  };
}
