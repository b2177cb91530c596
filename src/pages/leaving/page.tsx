import { type Treatment, Treatments } from '../../components/offers.tsx';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { leavingLimits } from '../../pay/withholding/leaving-rates.ts';
import { mostBySeparateCeilings } from '../../pay/year/leaving-offsets.ts';
import { monthText } from '../../words/dates.ts';
import { formatDollars } from '../../words/money.ts';
import { calculatorPage } from '../live/calculator-page.tsx';
import { calculator, REASONS } from './calculator.ts';
import * as late from './cards.tsx';

export const page = calculatorPage('/leaving', {
  calculator,
  late,
  title: ({ site }) => `Redundancy and leave payout | ${site.name}`,
  description: () =>
    'See what lands of redundancy pay, notice and unused leave, and what of it is tax-free. See what tax time makes of the year.',
  example: ({ values: { reason, years, pay, year } }) =>
    `${REASONS[reason].toLowerCase()} after ${years} years on ${formatDollars(pay.annual)} a year in ${year}`,
  leavesOut: {
    family: 'no partner or children',
    noTaxFreeThreshold: 'you claim the tax-free threshold from this job',
    'other-job': 'you claim the tax-free threshold from this job',
    super: '',
    withholdTaxOffsets: '',
  },
  examples: [
    '',
    '#years=20&age=61&salary=2500&cycle=weekly&redundancy=180000.50&notice=12000&leave=30&long-leave=45&later=40000&loan=yes',
    '#reason=other&age=66&born=yes&salary=30000&notice=3000&unit=hours&leave=76&hours=0&year=2022-23&worked=52&cover=none',
    '#reason=invalidity&age=67&notice=5000&leave=10&days=0&year=2021-22&residency=foreign',
    '#age=67&pension=yes&salary=480000&redundancy=50000&worked=0&residency=workingHoliday',
    '#salary=100000000&redundancy=100000000&notice=100000000&leave=1000000&later=100000000',
  ],
  words: ['takeHome', 'withheld', 'taxTime', 'inLieu', 'threshold', 'loan', 'super'],
  after: (rules) => (
    <details>
      <summary>What is left out, and where to ask</summary>
      <Treatments of={leftOut(rules)} rules={rules.name} />
    </details>
  ),
  limits: () =>
    'A copied link has everything you entered. Nothing you type is sent anywhere. An estimate, not tax or financial advice.',
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
