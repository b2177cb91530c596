/**
 * A few words below the controls of the calculator: what an option is, and where its figure would mislead. They follow from the
 * figures, and scripts are given them as they are.
 */
import type { PayOption } from '../pay/pay-options.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { yearsByLaw } from './years-by-law.ts';

export interface ControlNotes {
  /** Undefined where the rule set is the law. */
  readonly model: string | undefined;
  /** For the time that an option is on. */
  readonly options: Readonly<Partial<Record<PayOption, string | undefined>>>;
}

export function controlNotes(rules: DescribedRuleSet): ControlNotes {
  return rules.name === 'simplified' ? modelNotes(rules) : LAW_NOTES;
}

const LAW_NOTES: ControlNotes = {
  model: undefined,
  options: {
    noPrivateHospitalCover: 'Higher incomes then pay a surcharge.',
    noTaxFreeThreshold: 'For a second job.',
    studentLoan: 'HECS-HELP and others.',
    withholdTaxOffsets: 'You get your tax offsets at tax time.',
  },
};

function modelNotes(rules: DescribedRuleSet): ControlNotes {
  // The rates of one year, which other years have not.
  const ratesOf = (figure: 'studentLoan' | 'foreignTax') => {
    const years = yearsByLaw(rules, figure);
    return years && `Uses ${years} rates; others differ.`;
  };
  return {
    model: 'A simplified model of the year.',
    options: {
      noPrivateHospitalCover: 'Out-of-date limits for singles. Families differ.',
      nonResident: ratesOf('foreignTax'),
      workingHolidayVisa: ratesOf('foreignTax'),
      noTaxFreeThreshold: 'Your other job changes this tax. It is not counted.',
      studentLoan: ratesOf('studentLoan'),
      withholdTaxOffsets: 'Changes nothing here: tax offsets are left out.',
    },
  };
}
