import { AmountLinks } from '../../components/amount-links.tsx';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import { controlNotes } from '../../site/control-notes.ts';
import { HOME_DESCRIPTION, homeStructuredData } from '../../site/home-metadata.ts';
import { HIGH_INCOME_SALARIES, POPULAR_SALARIES } from '../../site/link-groups.ts';
import { formatDollars } from '../../site/money.ts';
import { DISCLAIMER_PATH, HOME_PATH } from '../../site/paths.ts';
import { salaryLink } from '../../site/salary-links.ts';
import { yearsNotByLaw } from '../../site/tax-year-words.ts';
import type { Page, PageContext } from '../page.ts';
import { Calculator, restingCalculator } from './calculator.tsx';
import { annualSalaryOf } from './inputs.ts';

/** The calculator. Everything in `#calculator` comes alive in the browser; the rest stays as it is. */
export const homePage: Page = {
  path: HOME_PATH,
  title: ({ site, rules }) => `${site.name}: Take-Home Pay and Tax ${rules.defaultTaxYear}`,
  description: () => HOME_DESCRIPTION,
  indexable: true,
  hasDonationBlock: true,
  hasFooter: true,
  script: 'home',
  structuredData: ({ site }) => homeStructuredData(site),
  Main: Home,
};

function Home({ rules }: PageContext) {
  const resting = restingCalculator(rules, controlNotes(rules));
  return (
    <>
      <noscript>
        <p className="card">
          {`The calculator needs JavaScript to work out other amounts. Without it, this page shows the pay for a salary of ${formatDollars(annualSalaryOf(resting.inputs))}, and each salary below has a page of its own.`}
        </p>
      </noscript>
      <div id="calculator">
        <Calculator {...resting} />
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

/** What the figures leave out or have otherwise than the law. */
function limits(rules: DescribedRuleSet): string {
  if (rules.name === 'simplified') {
    return `leave out tax offsets, deductions, the Medicare levy phase-in and family thresholds, and one table of student loan repayments, of visa rates and of surcharge limits serves every year. In law, super in ${yearsNotByLaw(rules, 'superRate')} and the tax brackets of ${yearsNotByLaw(rules, 'taxBrackets')} were others.`;
  }
  const { from, amount } = rules.law.standardDeduction;
  return `follow the law and leave out deductions (with the standard deduction of ${formatDollars(amount)} from ${from}), rules for families and seniors, part-year residence and fringe benefits.`;
}
