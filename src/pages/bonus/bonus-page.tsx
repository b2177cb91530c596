import { pageStructuredData } from '../../site/page-structured-data.ts';
import { BONUS_PATH } from '../../site/paths.ts';
import { routeAt } from '../../site/routes.ts';
import { controlNotes } from '../../words/control-notes.ts';
import { initialEntries } from '../form/form.ts';
import { LivePage } from '../live/live-page.tsx';
import type { Page, PageContext } from '../page.ts';
import { Bonus } from './bonus.tsx';
import { calculated } from './calculation.ts';
import { Cards } from './cards.tsx';
import { bonusForm } from './form.ts';
import { bonusAnswer } from './texts.ts';

const NAME = 'Bonus tax calculator';

/** The withholding from a bonus, and the tax that comes back. Everything in `#bonus-page` comes alive in the browser; the rest stays. */
export const bonusPage: Page = {
  ...routeAt(BONUS_PATH),
  title: ({ site, rules }) => `${NAME} ${rules.defaultTaxYear} | ${site.name}`,
  description: ({ rules }) =>
    `See how much of a bonus, back pay or leave loading lands in your pay in ${rules.defaultTaxYear}. See each step, and what comes back at tax time.`,
  hasDonationBlock: true,
  hasFooter: true,
  structuredData: ({ site }) => pageStructuredData(NAME, site),
  Main: BonusMain,
};

function BonusMain({ rules }: PageContext) {
  const { of, amount, words } = bonusAnswer(calculated(initialEntries(bonusForm(rules)), rules));
  return (
    <LivePage
      rules={rules}
      id="bonus-page"
      heading={{
        name: NAME,
        line: 'See what lands in your pay, and what comes back at tax time.',
      }}
      noscript={`The calculator needs JavaScript. Without it, this page shows an example. ${of}, ${amount} ${words}`}
      after={
        <details>
          <summary>Which payments this is for</summary>
          <dl className="treatments">
            {PAYMENTS.map(([payment, treatment]) => (
              <div key={payment}>
                <dt>{payment}</dt>
                <dd>{treatment}</dd>
              </div>
            ))}
          </dl>
        </details>
      }
      limits="Estimates for a single person, not tax or financial advice."
    >
      <Bonus rules={rules} notes={controlNotes(rules)} Cards={Cards} />
    </LivePage>
  );
}

/** How each kind of payment is withheld from. Source: ATO, PAYG withholding Schedules 5, 7, 11 and 15. */
const PAYMENTS: readonly (readonly [payment: string, treatment: string])[] = [
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
  [
    'Leave when you leave the job',
    'Not here: Schedule 7, the tax table for unused leave payments on termination of employment.',
  ],
  [
    'Redundancy and other termination pay',
    'Not here: Schedule 11, the tax table for employment termination payments.',
  ],
  [
    'Pay of working holiday makers',
    'Schedule 15, bonuses too. Their employer has to be registered.',
  ],
];
