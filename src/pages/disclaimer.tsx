import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { formatDollars } from '../site/money.ts';
import { DISCLAIMER_PATH } from '../site/paths.ts';
import { taxYearWords, yearsByLaw, yearsNotByLaw } from '../site/tax-year-words.ts';
import { enumerated } from '../site/year-span.ts';
import type { Page, PageContext } from './page.ts';

/** The legal text, and what the estimates leave out. The only page with neither donation block nor footer. */
export const disclaimerPage: Page = {
  path: DISCLAIMER_PATH,
  title: ({ site }) => `Disclaimer | ${site.name}`,
  description: () =>
    'The pay calculator gives estimates for general information, not tax or financial advice. What its figures leave out and the limits of our liability.',
  indexable: true,
  hasDonationBlock: false,
  hasFooter: false,
  Main: Disclaimer,
};

function Disclaimer({ rules }: PageContext) {
  return (
    <div className="prose">
      <h1>Disclaimer</h1>
      <p>Last updated: January 2025</p>
      <section>
        <h2>General Information Only</h2>
        <p>
          This website and its calculator give estimates for general information. They do not take
          account of your objectives, financial situation or needs, and they are not an official
          assessment. The website is not part of, endorsed by or connected with the Australian
          Taxation Office (ATO) or any other government agency.
        </p>
      </section>
      <section>
        <h2>Not Tax, Financial or Legal Advice</h2>
        <p>
          Nothing here is tax, financial or legal advice, and using this website does not make you
          our client. Before you act on a figure, check it with the ATO, a registered tax agent or a
          licensed financial adviser.
        </p>
      </section>
      <section>
        <h2>What the Estimates Leave Out</h2>
        <ul>
          {(rules.name === 'simplified' ? simplifiedOmissions(rules) : legalOmissions(rules)).map(
            (omission) => (
              <li key={omission}>{omission}</li>
            ),
          )}
          <li>
            Salary sacrifice, fringe benefits, allowances, bonuses, leave loading, investment income
            and second jobs are left out.
          </li>
        </ul>
        <p>
          Employers withhold tax by ATO tables that round each pay, so a payslip may differ from the
          figures shown here.
        </p>
      </section>
      <section>
        <h2>Accuracy</h2>
        <p>
          We take care over the rates and formulas, but tax law changes and mistakes happen. We do
          not promise that any figure is accurate, complete or up to date, or that the website will
          be available without interruption.
        </p>
      </section>
      <section>
        <h2>Limitation of Liability</h2>
        <p>
          To the extent the law allows, we are not liable for any loss or damage that comes from
          using this website or relying on its figures. Nothing in this disclaimer excludes,
          restricts or modifies any right or guarantee that cannot be excluded by law, including
          under the Australian Consumer Law.
        </p>
      </section>
      <section>
        <h2>External Links</h2>
        <p>
          Links to other websites are given for convenience. We do not control those websites and
          are not responsible for what they say or do.
        </p>
      </section>
    </div>
  );
}

function simplifiedOmissions(rules: DescribedRuleSet): string[] {
  const { law } = taxYearWords(rules);
  return [
    `The Medicare levy is charged on the whole income once it is above the threshold. The phase-in for low incomes, family and senior thresholds, and exemptions are left out. The thresholds of ${yearsNotByLaw(rules, 'medicareThreshold')} are not those of the law.`,
    'The Medicare levy surcharge uses one set of income bands for singles in every tax year. Family thresholds are left out, and so are parts of income for surcharge purposes such as fringe benefits.',
    `Student loan repayments use one table, the ${yearsByLaw(rules, 'studentLoan')} bands, for every tax year. Tables of other years and the rules in force since 1 ${law.studentLoanSince} are left out.`,
    `The ${enumerated([...law.offsets.map(({ name }) => name), 'all other tax offsets and deductions'])} are left out. The Withhold Tax Offsets option does not change any figure.`,
    `Non-resident and working holiday rates are the same for every tax year, whatever year is selected: those of ${yearsByLaw(rules, 'nonResidentBrackets')}.`,
    `The tax brackets of ${yearsNotByLaw(rules, 'taxBrackets')} and the super rates of ${yearsNotByLaw(rules, 'superRate')} are not those of the law.`,
    'Super is worked out on the whole salary. The maximum contribution base, contribution caps and extra tax on the super of high earners are left out.',
  ];
}

function legalOmissions({ taxYears, law }: DescribedRuleSet): string[] {
  const { from, amount } = law.standardDeduction;
  const offsets = taxYears.flatMap(({ taxOffsets = [] }) => taxOffsets.map(({ name }) => name));
  const included = [...new Set(offsets)].map((name) => `the ${name}`);
  return [
    `Deductions are left out, with the standard deduction of ${formatDollars(amount)} for work expenses from ${from}: taxable income is the gross pay.`,
    'The Medicare levy and its surcharge are those of a single person. Thresholds for families and seniors, exemptions, and parts of income for surcharge purposes such as fringe benefits are left out.',
    `The Medicare threshold of ${law.provisionalThreshold} is that of the law today. A later Budget may raise it.`,
    `Of tax offsets, ${enumerated(included)} are worked out. The seniors and pensioners tax offset and all others are left out.`,
    'Everyone counts as a resident, or as none, for the whole year. Part-year residence is left out.',
    'Student loan repayments are worked out on the gross pay. Fringe benefits and other income that count as well are left out.',
    'Super is worked out on earnings up to the maximum contribution base, and at a custom rate on the whole salary. Contribution caps and extra tax on the super of high earners are left out.',
  ];
}
