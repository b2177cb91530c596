import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { DISCLAIMER_PATH } from '../site/paths.ts';
import { routeAt } from '../site/routes.ts';
import { OFFSET_NAMES } from '../words/offset-names.ts';
import { division293Text, standardDeductionText } from '../words/tax-year-words.ts';
import { enumerated, yearSpan } from '../words/year-span.ts';
import { ModelDifferences, Treatments } from './model-differences.tsx';
import type { Page, PageContext } from './page.ts';

/** The legal text, and what the estimates leave out. The only page with neither donation block nor footer. */
export const disclaimerPage: Page = {
  ...routeAt(DISCLAIMER_PATH),
  title: ({ site }) => `Disclaimer | ${site.name}`,
  description: () =>
    'The pay calculator gives estimates for general information, not tax or financial advice. What its figures leave out and the limits of our liability.',
  hasDonationBlock: false,
  hasFooter: false,
  Main: Disclaimer,
};

function Disclaimer({ rules }: PageContext) {
  return (
    <div className="prose">
      <h1>Disclaimer</h1>
      <p>Last updated: January 2025</p>
      <p>{`The figures are those of the tax years ${yearSpan(rules.taxYears.map(({ label }) => label))}. They were compared with the law on ${rules.law.comparedOn}.`}</p>
      <section>
        <h2>General information only</h2>
        <p>
          This website gives estimates for general information. They do not take account of your
          goals, finances or needs, and they are not official. We are not part of the Australian
          Taxation Office (ATO) or any other government agency. None of them endorses us.
        </p>
      </section>
      <section>
        <h2>Not tax, financial or legal advice</h2>
        <p>
          Nothing here is tax, financial or legal advice. Using this website does not make you our
          client. Before you act on a figure, check it with the ATO, a registered tax agent or a
          licensed financial adviser.
        </p>
      </section>
      {rules.name === 'simplified' ? (
        <ModelDifferences rules={rules} />
      ) : (
        <LegalOmissions rules={rules} />
      )}
      <section>
        <h2>Where the figures come from</h2>
        <p>
          {`Tax rates, limits, loan repayments and super rates are those that the ATO publishes${rules.name === 'simplified' ? ', but for the differences above' : ''}.`}
        </p>
        <p>
          Earnings are from the Australian Bureau of Statistics (ABS): Employee Earnings, August
          2025, and Average Weekly Earnings, May 2026. Both are free to reuse under CC BY 4.0. The
          minimum wage is from the Fair Work Commission.
        </p>
      </section>
      <section>
        <h2>Accuracy</h2>
        <p>
          We take care over rates and sums, but tax law changes and mistakes happen. We do not
          promise that a figure is accurate, complete or up to date. Nor do we promise that the
          website is always there.
        </p>
      </section>
      <section>
        <h2>Limitation of liability</h2>
        <p>
          We are not liable for loss or damage from this website or its figures, as far as the law
          allows. Nothing here excludes, restricts or changes a right or guarantee that the law does
          not let us exclude. That includes those of the Australian Consumer Law.
        </p>
      </section>
      <section>
        <h2>External links</h2>
        <p>
          The donation link leads to another website. We do not control it and are not responsible
          for it.
        </p>
      </section>
    </div>
  );
}

/** The facts that estimates by the law leave out. */
function LegalOmissions({ rules }: { rules: DescribedRuleSet }) {
  return (
    <section>
      <h2>What the estimates leave out</h2>
      <Treatments>
        {legalOmissions(rules).map(([subject, how]) => (
          <div key={subject}>
            <dt>{subject}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </Treatments>
    </section>
  );
}

/** A subject, and how the estimates treat it. */
type Omission = readonly [subject: string, how: string];

function legalOmissions(rules: DescribedRuleSet): Omission[] {
  const codes = rules.taxYears.flatMap(({ offsets }) => offsets.map(({ code }) => code));
  const included = [...new Set([...codes, 'excessContributions' as const])].map(
    (code) => `the ${OFFSET_NAMES[code]}`,
  );
  const provisional = rules.taxYears
    .filter(({ medicareLevy }) => medicareLevy.source.status === 'provisional')
    .map(({ label }) => label);
  return [
    [
      'Deductions (work costs taken off income)',
      `The tax return page counts those that you enter. Elsewhere all are left out but ${standardDeductionText(rules)}.`,
    ],
    [
      'Tax offsets (amounts taken off tax)',
      `Included: ${enumerated(included)}. The tax return page adds the ${OFFSET_NAMES.seniors}. All others are left out.`,
    ],
    [
      'Medicare levy and surcharge',
      'The levy pays for public health care. The surcharge is for people without private hospital cover. Both are those of a single person, unless you say otherwise. Families and seniors have higher limits, and some people pay neither. Fringe benefits, such as a car, count towards the surcharge.',
    ],
    [
      `Medicare levy limit of ${yearSpan(provisional)}`,
      'The limit of today is used. A later Budget may raise it.',
    ],
    [
      'Part of a year',
      'Everyone is a resident, or a non-resident, for the whole year, and has the same pay all year. The tax return page also takes months of residence, and jobs for a part of the year.',
    ],
    [
      'Student loans',
      'Repayments count this pay alone. By law, fringe benefits and some other income count too: the tax return page asks for them.',
    ],
    [
      'Super',
      'Employers need not pay it above a limit, the maximum contribution base. A custom rate applies to the whole salary. What is above the yearly cap is taxed as income. Unused caps of earlier years are left out.',
    ],
    [
      'High incomes',
      `There is also ${division293Text(rules)}. It is in no total: it is billed later, and your super can pay it.`,
    ],
    [
      'Other income',
      'Fringe benefits and investments count on the tax return page alone. Salary sacrifice counts there and where two pays are compared. A bonus or leave loading counts on the bonus page and where two pays are compared. Allowances are left out.',
    ],
    [
      'Payslips',
      'Employers use ATO tax tables, so pays differ slightly from the yearly figure. Your tax return settles the difference.',
    ],
  ];
}
