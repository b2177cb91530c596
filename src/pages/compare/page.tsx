import { NamedTexts } from '../../components/named-texts.tsx';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { initialEntries } from '../form/form.ts';
import { livePage } from '../live/live-page.tsx';
import { compared } from './calculation.ts';
import { Cards } from './cards.tsx';
import { Compare } from './compare.tsx';
import { compareForm } from './form.ts';

const NAME = 'Compare two pays';

/** Two pays side by side. Everything in `#comparison` comes alive in the browser; the rest stays as it is. */
export const page = livePage('/compare', {
  title: ({ site }) => `${NAME} | ${site.name}`,
  description: ({ rules }) =>
    `Compare a job offer with your pay after tax in ${rules.defaultTaxYear}: take-home pay, super, bonus and salary sacrifice. See what to earn for the pay you want.`,
  id: 'comparison',
  heading: { name: NAME, line: 'See which pay leaves you more.' },
  noscript: 'The comparison needs JavaScript. Without it, this page shows an example.',
  example(rules) {
    const { now, offer } = compared(initialEntries(compareForm(rules)), rules);
    return `${formatDollars(now.annual)} and ${formatDollars(offer.annual)} a year in ${now.query.taxYear}`;
  },
  Live: ({ rules }) => <Compare rules={rules} notes={controlNotes(rules)} Cards={Cards} />,
  after: (rules) => (
    <details>
      <summary>What the words mean</summary>
      <NamedTexts className="treatments" of={Object.entries(meanings(rules))} />
    </details>
  ),
  limits: ({ name }) =>
    name === 'simplified'
      ? 'A simplified model, for a single person: not tax or financial advice.'
      : 'Estimates for a single person, not tax or financial advice.',
});

/** The words of the fields and the table that not everybody knows. */
function meanings({ taxYears }: DescribedRuleSet) {
  const hasDeduction = taxYears.some(({ standardDeduction }) => standardDeduction !== undefined);
  const hasDivision293 = taxYears.some(({ superannuation }) => superannuation.division293);
  return {
    Super: 'Superannuation: what your employer pays into your fund for when you retire.',
    'Medicare levy': 'A tax that helps to pay for public health care.',
    'Tax-free threshold': 'The part of the income of a year that is not taxed.',
    'Tax offsets': 'Amounts that are taken off your tax.',
    ...(hasDeduction && { 'Standard deduction': 'An amount for work costs that is not taxed.' }),
    ...(hasDivision293 && {
      'Division 293 tax':
        'Extra tax on super for people with a high income. It is billed later, and super can pay it.',
    }),
  };
}
