import { type Treatment, Treatments } from '../../components/offers.tsx';
import { controlNotes } from '../../words/control-notes.ts';
import { formatDollars } from '../../words/money.ts';
import { initialEntries } from '../form/form.ts';
import { livePage } from '../live/live-page.tsx';
import { Bonus } from './bonus.tsx';
import { calculated } from './calculation.ts';
import { Cards } from './cards.tsx';
import { bonusForm } from './form.ts';
import { kindWords } from './texts.ts';

const NAME = 'Bonus tax calculator';

/** The withholding from a bonus, and the tax that comes back. Everything in `#bonus-page` comes alive in the browser; the rest stays. */
export const page = livePage('/bonus', {
  title: ({ site, rules }) => `${NAME} ${rules.defaultTaxYear} | ${site.name}`,
  description: ({ rules }) =>
    `See how much of a bonus, back pay or leave loading lands in your pay in ${rules.defaultTaxYear}. See each step, and what comes back at tax time.`,
  id: 'bonus-page',
  heading: { name: NAME, line: 'See what lands in your pay, and what comes back at tax time.' },
  noscript: 'The calculator needs JavaScript. Without it, this page shows an example.',
  example(rules) {
    const { entered, kind, query } = calculated(initialEntries(bonusForm(rules)), rules);
    return `a ${formatDollars(entered)} ${kindWords(kind)} on ${formatDollars(query.annualSalary)} a year in ${query.taxYear}`;
  },
  Live: ({ rules }) => <Bonus rules={rules} notes={controlNotes(rules)} Cards={Cards} />,
  after: ({ name }) => (
    <details>
      <summary>Which payments this is for</summary>
      <Treatments of={PAYMENTS} rules={name} />
    </details>
  ),
  limits: () => 'Estimates for a single person, not tax or financial advice.',
});

/** How each kind of payment is withheld from. Source: ATO, PAYG withholding Schedules 5, 7, 11 and 15. */
const PAYMENTS: readonly Treatment[] = [
  [
    'Bonus or commission',
    'Schedule 5, if it is for more than one pay. One that is for a single pay is added to that pay.',
  ],
  [
    'Back pay',
    'Schedule 5. If it is for part of a year, your employer may count those pays alone. For pays of this year there is also method B(i), which works out each pay again.',
  ],
  [
    'Leave loading',
    'Schedule 5, if it is paid in one sum. Loading paid as you take leave is part of your pay.',
  ],
  ['Cashed-out leave', 'Schedule 5, while you stay in the job.'],
  ['Leave when you leave the job', 'Schedule 7.', 'redundancy'],
  ['Redundancy and other termination pay', 'Schedule 11.', 'redundancy'],
  [
    'Pay of working holiday makers',
    'Schedule 15, bonuses too. Their employer has to be registered.',
  ],
];
