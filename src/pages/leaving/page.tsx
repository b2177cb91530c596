import { type Treatment, Treatments } from '../../components/offers.tsx';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import type { LeavingReason } from '../../pay/withholding/leaving.ts';
import { leavingLimits } from '../../pay/withholding/leaving-rates.ts';
import { mostBySeparateCeilings } from '../../pay/year/leaving-offsets.ts';
import { monthText } from '../../words/dates.ts';
import { parseMoney } from '../../words/entered-text.ts';
import { formatDollars } from '../../words/money.ts';
import { initialEntries } from '../form/form.ts';
import { livePage } from '../live/live-page.tsx';
import { Cards } from './cards.tsx';
import { leavingForm, REASONS } from './form.ts';
import { Leaving } from './leaving.tsx';

const NAME = 'Redundancy and leave payout';

/** Everything in `#leaving` comes alive in the browser; the rest stays as it is. */
export const page = livePage('/leaving', {
  title: ({ site }) => `${NAME} | ${site.name}`,
  description: () =>
    'See what lands of redundancy pay, notice and unused leave, and what of it is tax-free. See what tax time makes of the year.',
  id: 'leaving',
  heading: { name: NAME, line: 'What lands when you leave a job, and what tax time makes of it.' },
  noscript: 'The calculator needs JavaScript. Without it, this page shows an example.',
  example(rules) {
    const { reason, years, salary, year } = initialEntries(leavingForm(rules));
    const left = REASONS[reason as LeavingReason].toLowerCase();
    return `${left} after ${years} years on ${formatDollars(parseMoney(salary))} a year in ${year}`;
  },
  Live: ({ rules }) => <Leaving rules={rules} Cards={Cards} />,
  after: (rules) => (
    <details>
      <summary>What is left out, and where to ask</summary>
      <Treatments of={leftOut(rules)} rules={rules.name} />
    </details>
  ),
  limits: () =>
    'A copied link has everything you entered. Nothing is stored, and nothing is sent. An estimate, not tax or financial advice.',
});

const leftOut = (rules: RuleSet): readonly Treatment[] => [
  [
    'What you are owed',
    'Ask the Fair Work Ombudsman, your union or a lawyer. Small employers and casual jobs have no redundancy pay by the Act.',
  ],
  [
    `Leave from before ${monthText(leavingLimits(rules, rules.defaultTaxYear).unusedLeave.accruedFrom)}`,
    'It is taxed otherwise. This page takes all leave as earned since then.',
  ],
  ['Payments after a death, and tax treaties', 'Not covered.'],
  [
    'Payments for invalidity',
    'A part of them may be tax-free. It is left out: the page takes all of them as taxed, as other termination payments. Where they count under the cap of the year alone, less is withheld.',
  ],
  [
    'A genuine redundancy',
    `The job itself must go, before you reach the Age Pension age: ${taxYearOf(rules, rules.defaultTaxYear).pensionAge?.years} today.`,
  ],
  [
    'The order of the parts at tax time',
    `No published example settles it. This page takes wages first, then leave, then other payments. One limit on tax covers the taxed redundancy pay and the notice together. That's our choice. With a limit for each, your tax could be up to ${formatDollars(mostBySeparateCeilings(rules, rules.defaultTaxYear))} lower in ${rules.defaultTaxYear}.`,
  ],
  [
    'A partner, children and deductions',
    'Left out here. The page that counts them has no payout.',
    'tax return',
  ],
  [
    'Super',
    'It is owed on pay in lieu of notice. It is not owed on leave or redundancy pay. Division 293 tax leaves out the super on notice.',
  ],
];
