import { offersOf } from '../../site/calculators.ts';
import { formatDollars } from '../../words/money.ts';
import { calculatorPage } from '../live/calculator-page.tsx';
import { WANTED_PAY_ID } from './calculation.ts';
import { calculator } from './calculator.ts';
import * as late from './cards.tsx';

export const page = calculatorPage('/compare', {
  calculator,
  late,
  title: ({ site }) => `Compare two pays | ${site.name}`,
  description: ({ rules }) =>
    `Compare a job offer with your pay after tax in ${rules.defaultTaxYear}: take-home pay, super, bonus and salary sacrifice.`,
  example: ({ now, offer, taxYear }) =>
    `${formatDollars(now.annual)} and ${formatDollars(offer.annual)} a year in ${taxYear.label}`,
  leavesOut: { family: 'a partner or children' },
  examples: [
    '',
    '#name=Your%20pay&offer-salary=&offer-name=The%20offer',
    '#salary=45.5&cycle=hourly&bonus=1000&offer-salary=95000&offer-included=yes&offer-sacrifice=5000&offer-name=Acme&options=noPrivateHospitalCover,workingHolidayVisa',
    '#salary=15000000&bonus=1000000&offer-salary=150000&offer-bonus=5000&offer-sacrifice=500&offer-name=The%20longest%20of%20all%20nam&options=noPrivateHospitalCover,studentLoan',
    '#salary=100000000&offer-salary=100000000&offer-bonus=100000000',
    '#salary=100000&offer-salary=116000&offer-sacrifice=116000&options=noPrivateHospitalCover,studentLoan',
    '#salary=20000&offer-salary=25000&options=noTaxFreeThreshold&other-job=60000',
    '#salary=650&cycle=daily&work=employee&offer-salary=700&offer-cycle=daily&offer-work=employee',
  ],
  words: [
    'takeHome',
    'taxTime',
    'noThreshold',
    'levy',
    'withholdOffsets',
    'super',
    'deduction',
    'division293',
  ],
  // All visitors are sent it. The script shows it for a link from when the page asked for a wanted pay too.
  above: ({ name }) =>
    offersOf('wanted pay', name).map(({ path }) => (
      <a key={path} className="card" id={WANTED_PAY_ID} href={path} hidden>
        Your link also has a take-home pay you want. See what to earn for it.
      </a>
    )),
  noscript: 'The comparison needs JavaScript. Without it, this page shows an example.',
  limits: ({ name }) =>
    name === 'simplified'
      ? 'A simplified model, for a single person: not tax or financial advice.'
      : 'Estimates for a single person, not tax or financial advice.',
});
