import { type Treatment, Treatments } from '../../components/offers.tsx';
import { formatDollars } from '../../words/money.ts';
import { calculatorPage } from '../live/calculator-page.tsx';
import { calculator } from './calculator.tsx';
import * as late from './cards.tsx';

export const page = calculatorPage('/bonus', {
  calculator,
  late,
  title: ({ site, rules }) => `Bonus tax calculator ${rules.defaultTaxYear} | ${site.name}`,
  description: ({ rules }) =>
    `See how much of a bonus, back pay or leave loading lands in your pay in ${rules.defaultTaxYear}. See each step, and what comes back at tax time.`,
  example: ({ entered, name, query }) =>
    `a ${formatDollars(entered)} ${name} on ${formatDollars(query.annualSalary)} a year in ${query.taxYear}`,
  leavesOut: {
    family: 'a partner, children',
    super: 'a custom super rate',
    withholdTaxOffsets: '',
  },
  examples: [
    '',
    '#kind=back-pay&pays=20&salary=41.20&cycle=hourly&options=noPrivateHospitalCover,noTaxFreeThreshold,studentLoan&other-job=60000&earlier=5000',
    '#options=workingHolidayVisa&paid=50000',
    '#bonus=',
    '#bonus=9999999&salary=15000000',
  ],
  words: ['takeHome', 'withheld', 'taxTime', 'cashedOut', 'noThreshold', 'levy', 'super'],
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
