/** The glossary of the calculators. */
import type { TaxYear } from '../pay/rules/rule-set.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';

interface Meaning {
  readonly name: string;
  readonly says: string;
  /** The sentence of a rule set without tax offsets. */
  readonly withoutOffsets?: string;
  /** Only rule sets with such a year have the word. Absent: all. */
  readonly isIn?: (year: TaxYear) => boolean;
}

const hasSchedules = ({ withholding }: TaxYear) => withholding !== undefined;

const MEANINGS = {
  takeHome: {
    name: 'Take-home pay',
    says: 'What lands in your account: your pay after tax and any student loan repayment.',
  },
  withheld: {
    name: 'Withheld',
    says: 'Taken out of each pay by your employer, for tax and for a student loan.',
    isIn: hasSchedules,
  },
  taxTime: {
    name: 'Tax time',
    says: 'When you lodge your tax return, and get tax back or pay the rest.',
    isIn: hasSchedules,
  },
  assessment: {
    name: 'Assessment',
    says: "The ATO's sum of your tax for the year, once you have lodged your tax return.",
  },
  scale: {
    name: 'Scale',
    says: "The part of the ATO's tax tables that your employer uses for you.",
    isIn: hasSchedules,
  },
  threshold: {
    name: 'Tax-free threshold',
    says: 'The part of your income that is not taxed. You claim it at one job.',
  },
  noThreshold: {
    name: 'No tax-free threshold',
    says: 'For a second job: only your main job has the threshold, the income that is not taxed.',
  },
  levy: {
    name: 'Medicare levy',
    says: 'A tax that helps to pay for public health care. Higher incomes without hospital cover pay a surcharge too.',
  },
  offsets: { name: 'Tax offset', says: 'An amount that is taken off your tax.' },
  withholdOffsets: {
    name: 'Withhold Tax Offsets',
    says: 'You get tax offsets, which reduce your tax, with your tax return and not in your pay.',
    withoutOffsets: 'Tax offsets reduce your tax. They are left out here, so this changes nothing.',
  },
  super: {
    name: 'Super',
    says: 'Superannuation: what your employer pays into your retirement fund, on top of your pay or included in it.',
  },
  sacrifice: {
    name: 'Salary sacrifice',
    says: 'Pay that your employer puts into super before tax.',
  },
  deduction: {
    name: 'Standard deduction',
    says: 'An amount for work costs that is not taxed.',
    isIn: ({ standardDeduction }) => standardDeduction !== undefined,
  },
  division293: {
    name: 'Division 293 tax',
    says: 'Extra tax on super for people with a high income. It is billed later, and super can pay it.',
    isIn: ({ superannuation }) => superannuation.division293 !== undefined,
  },
  loan: {
    name: 'Study loan',
    says: 'HECS-HELP and other student loans, repaid through your tax once you earn enough.',
  },
  loading: {
    name: 'Casual loading',
    says: 'Extra pay for each hour, because casual jobs have no paid leave.',
  },
  cashedOut: { name: 'Cashed-out leave', says: 'Leave that you are paid for and do not take.' },
  inLieu: {
    name: 'Pay in lieu of notice',
    says: 'What you are paid if you leave at once and do not work your notice.',
  },
} as const satisfies Readonly<Record<string, Meaning>>;

export type Word = keyof typeof MEANINGS;

/** Each of `words` that the rule set has, as pages name it, and what it means. */
export function meaningsOf(
  words: readonly Word[],
  { taxYears }: DescribedRuleSet,
): readonly (readonly [name: string, says: string])[] {
  const hasOffsets = taxYears.some(({ offsets }) => offsets.length > 0);
  return words.flatMap((word) => {
    const { name, says, withoutOffsets, isIn }: Meaning = MEANINGS[word];
    if (isIn && !taxYears.some(isIn)) return [];
    return [[name, (!hasOffsets && withoutOffsets) || says]];
  });
}
