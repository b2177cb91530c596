/** How the estimates by the law treat what they simplify or leave out, by what the engine counts. */
import type { Treatment } from '../components/offers.tsx';
import {
  type CountedByAssessAlone,
  type CountedByPayAlone,
  countedRules,
} from '../pay/explain/counted.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { OFFSET_NAMES } from '../words/offset-texts.ts';
import { division293Text, standardDeductionText } from '../words/tax-year-words.ts';
import { enumerated, yearSpan } from '../words/year-span.ts';

/** Sentences on what only some pages count. A fact that the engine comes to count does not compile without one. */
const ON_SOME_PAGES: Readonly<
  Record<CountedByAssessAlone | Exclude<CountedByPayAlone, 'withholding'>, string>
> = {
  deductions: 'Those that you enter count.',
  seniors: `The ${OFFSET_NAMES.seniors} counts where a page asks for your age.`,
  benefits: `The ${OFFSET_NAMES.beneficiary}, for JobSeeker and similar payments, counts where you can enter them.`,
  partOfYear:
    'Months of residence, and jobs for a part of the year, count where you can enter them.',
  fringeBenefits:
    'By law, fringe benefits and some other income count too. They do where you can enter them.',
  otherIncome:
    'Fringe benefits, investments, rent and Centrelink payments count where you can enter them.',
  leaving: 'Redundancy pay, notice and unused leave do too.',
  otherJob: 'Another job counts where you give its pay.',
  bonus: 'So do salary sacrifice, a bonus, back pay and leave loading.',
};

/** By subject. */
export function legalOmissions(rules: DescribedRuleSet): readonly Treatment[] {
  const { offsets, provisionalLevyYears } = countedRules(rules);
  const included = offsets.map((code) => `the ${OFFSET_NAMES[code]}`);
  return [
    [
      'Deductions (work costs taken off income)',
      `${ON_SOME_PAGES.deductions} Elsewhere all are left out but ${standardDeductionText(rules)}.`,
      'tax return',
    ],
    [
      'Tax offsets (amounts taken off tax)',
      `Included: ${enumerated(included)}. ${ON_SOME_PAGES.seniors} ${ON_SOME_PAGES.benefits} All others are left out.`,
      'tax return',
      'redundancy',
    ],
    [
      'Medicare levy and surcharge',
      'The levy pays for public health care. The surcharge is for people without private hospital cover. Both are those of a single person, unless you say otherwise. Families and seniors have higher limits, and some people pay neither. Fringe benefits, such as a car, count towards the surcharge.',
    ],
    [
      `Medicare levy limit of ${yearSpan(provisionalLevyYears)}`,
      'The limit of today is used. A later Budget may raise it.',
    ],
    [
      'Part of a year',
      `${ON_SOME_PAGES.partOfYear} Elsewhere everyone is a resident, or a non-resident, for the whole year, and has the same pay all year.`,
      'tax return',
    ],
    ['Several jobs', ON_SOME_PAGES.otherJob, 'tax return'],
    [
      'Student loans',
      `Repayments count the pays that you enter. ${ON_SOME_PAGES.fringeBenefits}`,
      'tax return',
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
      `${ON_SOME_PAGES.otherIncome} ${ON_SOME_PAGES.bonus} ${ON_SOME_PAGES.leaving} Left out are salary packaging, novated leases and the income of contractors.`,
      'tax return',
      'another offer',
      'bonus',
      'redundancy',
    ],
    [
      'Payslips',
      'A pay of a week, fortnight or month is what lands by the tax tables of the ATO. All pays of the year are taken to be the same. Your tax return makes up the difference from the year. A figure of a day or an hour is an average.',
    ],
  ];
}
