import type { WebApplication, WithContext } from 'schema-dts';
import { NamedTexts } from '../../components/named-texts.tsx';
import type { RuleSetName } from '../../pay/rules/rule-set-names.ts';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import { HIGH_INCOME_SALARIES, POPULAR_RATES, POPULAR_SALARIES } from '../../site/link-groups.ts';
import {
  CASUAL_PATH,
  COMPARE_PATH,
  DISCLAIMER_PATH,
  HOME_PATH,
  hourPath,
  LEAVING_PATH,
  NOT_ASKED_ID,
  TAX_RETURN_PATH,
  taxTablePath,
} from '../../site/paths.ts';
import { rateLink, salaryLink, TAX_TABLES } from '../../words/amount-links.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { standardDeductionText } from '../../words/tax-year-words.ts';
import { LinkSection } from '../amount-page.tsx';
import { initialEntries } from '../form/form.ts';
import { livePage } from '../live/live-page.tsx';
import type { PageContext } from '../page.ts';
import { calculated } from './calculation.ts';
import { AnswerBar, Cards, OptionFigure, SummaryBar } from './cards.tsx';
import { homeForm } from './form.ts';
import { Home } from './home.tsx';

/** The calculator. Everything in `#calculator` comes alive in the browser; the rest stays as it is. */
export const page = livePage(HOME_PATH, {
  title: ({ site, rules }) => `${site.name}: Take-Home Pay and Tax ${rules.defaultTaxYear}`,
  description: () => DESCRIPTION,
  structuredData,
  id: 'calculator',
  noscript: 'The calculator needs JavaScript. Each salary listed below has its own page.',
  example(rules) {
    const { query } = calculated(initialEntries(homeForm(rules)), rules);
    return `${formatDollars(query.annualSalary)} a year in ${query.taxYear}`;
  },
  Live: ({ rules }) => (
    <Home
      rules={rules}
      notes={controlNotes(rules)}
      AnswerBar={AnswerBar}
      Cards={Cards}
      SummaryBar={SummaryBar}
      OptionFigure={OptionFigure}
    />
  ),
  after: (rules) => (
    <>
      <section className="card" id={NOT_ASKED_ID}>
        <h2>Part-time, overtime, packaging or redundancy</h2>
        <NamedTexts className="treatments" of={Object.entries(NOT_ASKED[rules.name])} />
        {Object.entries(ASKED_BY[rules.name]).map(([page, href]) => (
          <p key={page}>
            <a className="carries-entries" href={href}>
              {page}
            </a>
          </p>
        ))}
      </section>
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

const CONTRACTORS =
  'Not covered: a contractor pays own tax and super. These figures are for employees.';
const WANTED_PAY = 'The page of two offers works out what you need to earn for it.';

/** What visitors look for that the calculator does not ask, and what they can do. */
const NOT_ASKED: Readonly<Record<RuleSetName, Readonly<Record<string, string>>>> = {
  simplified: {
    'Part-time': 'Enter your share of the full-time salary: for three days of five, 0.6 of it.',
    'Overtime, penalty rates and weeks that differ': 'Enter all that you earn in a year.',
    'Salary packaging and novated leases': 'Not covered. Enter the pay that is left.',
    Contractors: CONTRACTORS,
    'Redundancy and unused leave':
      'Not covered: a part may be tax-free, and the rest has its own rates.',
    'Families, seniors and pensions': 'Not covered: their tax is often lower.',
    'The salary for a pay that you want': WANTED_PAY,
  },
  legislated: {
    'Part-time':
      'Enter your share of the full-time salary: for three days of five, 0.6 of it. The page of casual pay works it out.',
    'Overtime, penalty rates and weeks that differ':
      'The page of casual and overtime pay works out each pay, and the year that they make.',
    'Salary packaging and novated leases':
      'Not covered. Enter the pay that is left. Fringe benefits may still count towards a student loan and the surcharge: the tax return page asks for them.',
    Contractors: CONTRACTORS,
    'Redundancy and unused leave':
      'A part of a genuine redundancy payment is tax-free, and the rest has its own rates. The page of leaving a job works it out.',
    'Age Pension, JobSeeker, seniors, other income and a part of a year':
      'The tax return page asks for them.',
    'The salary for a pay that you want': WANTED_PAY,
  },
};

/** The pages that answer it. */
const ASKED_BY: Readonly<Record<RuleSetName, Readonly<Record<string, string>>>> = {
  simplified: { 'What do I need to earn?': COMPARE_PATH },
  legislated: {
    'Casual and overtime pay': CASUAL_PATH,
    'Redundancy and leave payout': LEAVING_PATH,
    'Tax return calculator': TAX_RETURN_PATH,
    'What do I need to earn?': COMPARE_PATH,
  },
};

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
