import { NamedTexts } from '../../components/named-texts.tsx';
import type { DescribedRuleSet } from '../../pay/rules/rule-sets.ts';
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
  // All visitors are sent it. The script shows it for a link from when the page asked for a wanted pay too.
  above: ({ name }) =>
    offersOf('wanted pay', name).map(({ path }) => (
      <a key={path} className="card" id={WANTED_PAY_ID} href={path} hidden>
        Your link also has a take-home pay you want. See what to earn for it.
      </a>
    )),
  noscript: 'The comparison needs JavaScript. Without it, this page shows an example.',
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
