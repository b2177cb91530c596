import type { DescribedRuleSet } from '../../pay/rules/index.ts';
import { pageStructuredData } from '../../site/page-structured-data.ts';
import { COMPARE_PATH } from '../../site/paths.ts';
import { routeAt } from '../../site/routes.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { initialEntries } from '../form/form.ts';
import { LivePage } from '../live/live-page.tsx';
import type { Page, PageContext } from '../page.ts';
import { compared } from './calculation.ts';
import { Compare } from './compare.tsx';
import { EachPay } from './each-pay.tsx';
import { compareForm } from './form.ts';

const NAME = 'Compare two pays';

/** Two pays side by side. Everything in `#comparison` comes alive in the browser; the rest stays as it is. */
export const comparePage: Page = {
  ...routeAt(COMPARE_PATH),
  title,
  description,
  hasDonationBlock: true,
  hasFooter: true,
  structuredData: ({ site }) => pageStructuredData(NAME, site),
  Main: ComparePage,
};

function title({ site }: PageContext): string {
  return `${NAME} | ${site.name}`;
}

function description({ rules }: PageContext): string {
  return `Compare a job offer with your pay after tax in ${rules.defaultTaxYear}: take-home pay, super, bonus and salary sacrifice. See what to earn for the pay you want.`;
}

function ComparePage({ rules }: PageContext) {
  const { now, offer } = compared(initialEntries(compareForm(rules)), rules);
  return (
    <LivePage
      rules={rules}
      id="comparison"
      noscript={`The comparison needs JavaScript. Without it, this page shows an example: offers of ${formatDollars(now.annual)} and ${formatDollars(offer.annual)} a year.`}
      heading={{ name: NAME, line: 'See which pay leaves you more.' }}
      after={<Meanings rules={rules} />}
      limits={
        rules.name === 'simplified'
          ? 'A simplified model, for a single person: not tax or financial advice.'
          : 'Estimates for a single person, not tax or financial advice.'
      }
    >
      <Compare rules={rules} notes={controlNotes(rules)} EachPay={EachPay} />
    </LivePage>
  );
}

function Meanings({ rules }: { readonly rules: DescribedRuleSet }) {
  return (
    <details>
      <summary>What the words mean</summary>
      <dl className="treatments">
        {meanings(rules).map(([word, meaning]) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** The words of the fields and the table that not everybody knows. */
function meanings({ taxYears }: DescribedRuleSet): (readonly [word: string, meaning: string])[] {
  const hasDeduction = taxYears.some(({ standardDeduction }) => standardDeduction !== undefined);
  const hasDivision293 = taxYears.some(({ superannuation }) => superannuation.division293);
  return [
    ['Super', 'Superannuation: what your employer pays into your fund for when you retire.'],
    ['Medicare levy', 'A tax that helps to pay for public health care.'],
    ['Tax-free threshold', 'The part of the income of a year that is not taxed.'],
    ['Tax offsets', 'Amounts that are taken off your tax.'],
    ...(hasDeduction
      ? [['Standard deduction', 'An amount for work costs that is not taxed.'] as const]
      : []),
    ...(hasDivision293
      ? [
          [
            'Division 293 tax',
            'Extra tax on super for people with a high income. It is billed later, and super can pay it.',
          ] as const,
        ]
      : []),
  ];
}
