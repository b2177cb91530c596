import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { DISCLAIMER_PATH, SIMPLIFIED_MODEL_ID } from '../site/paths.ts';
import { OFFSET_NAMES } from '../words/offset-texts.ts';
import {
  division293Text,
  standardDeductionText,
  taxYearWords,
  yearsByLaw,
  yearsNotByLaw,
} from '../words/tax-year-words.ts';
import { enumerated, yearSpan } from '../words/year-span.ts';
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
      <p>{`The figures are those of the tax years ${yearSpan(rules.taxYears.map(({ label }) => label))}, compared with the law on ${rules.law.comparedOn}.`}</p>
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
      <section id={SIMPLIFIED_MODEL_ID}>
        <h2>What the Estimates Leave Out</h2>
        <p>The estimates leave out, or simplify:</p>
        <ul>
          {(rules.name === 'simplified' ? simplifiedOmissions(rules) : legalOmissions(rules)).map(
            ([what, how]) => (
              <li key={what}>
                <b>{`${what}:`}</b>
                {` ${how}`}
              </li>
            ),
          )}
          <li>
            <b>Other pay:</b> fringe benefits, allowances, leave loading, investments and second
            jobs are left out. Salary sacrifice and bonuses count only where two pays are compared.
          </li>
          <li>
            <b>Payslips:</b> employers use ATO tax tables, which round the tax of each pay. Your tax
            return settles the difference.
          </li>
        </ul>
      </section>
      <section>
        <h2>Where the Figures Come From</h2>
        <p>{`Tax rates, thresholds, loan repayments and super rates are those that the ATO had published by ${rules.law.comparedOn}, but for the simplifications above. Earnings are those of the Australian Bureau of Statistics (ABS): Employee Earnings, August 2025, and Average Weekly Earnings, May 2026, both under CC BY 4.0. The minimum wage is that of the Fair Work Commission.`}</p>
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
          The donation link leads to another website. We do not control that website and are not
          responsible for what it says or does.
        </p>
      </section>
    </div>
  );
}

/** A subject, and how the estimates treat it. */
type Omission = readonly [what: string, how: string];

function simplifiedOmissions(rules: DescribedRuleSet): Omission[] {
  const { law } = taxYearWords(rules);
  const offset = law.offsets.map(({ name }) => `the ${name}`);
  return [
    ['Deductions', 'none are taken off, so taxable income is the whole gross pay.'],
    [
      'Tax offsets',
      `${enumerated([...offset, 'all others'])} are left out. The Withhold Tax Offsets switch changes nothing.`,
    ],
    [
      'Medicare levy',
      `it is that of a single person, in full above the threshold. The law phases it in, and families and seniors have higher thresholds. The thresholds of ${yearsNotByLaw(rules, 'medicareThreshold')} are not those of the law.`,
    ],
    [
      'Medicare levy surcharge',
      'the same limits for singles are used for every tax year. They are not those of the law, families have others, and fringe benefits do not count.',
    ],
    [
      'Student loans',
      `${figuresOf('bands', yearsByLaw(rules, 'studentLoan'))} are used for every tax year. Other years have other bands by law, and since ${law.studentLoanSince} another method.`,
    ],
    [
      'Non-residents and working holiday makers',
      `${figuresOf('rates', yearsByLaw(rules, 'foreignTax'))} are used for every tax year.`,
    ],
    [
      'Other figures',
      `the tax brackets of ${yearsNotByLaw(rules, 'residentTax')} and the super rates of ${yearsNotByLaw(rules, 'superRate')} are not those of the law.`,
    ],
    [
      'Super',
      `it is worked out on the whole salary. The maximum contribution base, caps on contributions and ${division293Text(rules)} are left out.`,
    ],
  ];
}

/** The `figures` of the `years` in which they are the law's, if there are any. */
function figuresOf(figures: string, years: string | undefined): string {
  return years ? `the ${figures} of ${years}` : `the same ${figures}`;
}

function legalOmissions(rules: DescribedRuleSet): Omission[] {
  const codes = rules.taxYears.flatMap(({ offsets }) => offsets.map(({ code }) => code));
  const included = [...new Set([...codes, 'excessContributions' as const])].map(
    (code) => `the ${OFFSET_NAMES[code]}`,
  );
  const provisional = rules.taxYears
    .filter(({ medicareLevy }) => medicareLevy.source.status === 'provisional')
    .map(({ label }) => label);
  return [
    ['Deductions', `none are taken off but ${standardDeductionText(rules)}.`],
    ['Tax offsets', `all but ${enumerated(included)} are left out.`],
    [
      'Medicare levy and surcharge',
      'they are those of a single person. Families and seniors have higher thresholds, some people are exempt, and fringe benefits count towards the surcharge.',
    ],
    [
      `Medicare threshold of ${yearSpan(provisional)}`,
      'it is that of the law today. A later Budget may raise it.',
    ],
    ['Part-year residence', 'everyone is a resident, or a non-resident, for the whole year.'],
    [
      'Student loans',
      'repayments are worked out on this pay alone. By law, fringe benefits and some other income count too.',
    ],
    [
      'Super',
      `it is worked out on earnings up to the maximum contribution base, or at a custom rate on the whole salary. What is above the cap on contributions is taxed as income, and no cap of earlier years is carried forward. Total tax has ${division293Text(rules)}, which your fund can pay for you.`,
    ],
  ];
}
