/**
 * A few words beside the controls of the calculator: what an option does, and where its figure would mislead. They follow from
 * the figures, and scripts are given them as they are.
 */
import type { PayOption } from '../pay/index.ts';
import type { DescribedRuleSet } from '../pay/rules/index.ts';
import { yearsByLaw } from './years-by-law.ts';

export interface ControlNotes {
  /** Undefined where the rule set is the law. */
  readonly model: string | undefined;
  /** For the time that an option is on. */
  readonly options: Readonly<Partial<Record<PayOption, string>>>;
  readonly withholdTaxOffsets: string;
}

export function controlNotes(rules: DescribedRuleSet): ControlNotes {
  const hasOffsets = rules.taxYears.some(({ offsets }) => offsets.length > 0);
  const hasFamilies = rules.taxYears.some(
    ({ medicareLevySurcharge }) => medicareLevySurcharge.family !== undefined,
  );
  return {
    model: rules.name === 'simplified' ? 'A simplified model of the year.' : undefined,
    options: {
      noPrivateHospitalCover: surchargeNote(rules, hasFamilies),
      ...withNote('noTaxFreeThreshold', thresholdNote(rules)),
      ...withNote('studentLoan', loanNote(rules)),
    },
    withholdTaxOffsets: hasOffsets
      ? 'Pay my offsets as a refund.'
      : 'Changes nothing here: tax offsets are left out.',
  };
}

/** Where not claiming the threshold is a declaration to a payer alone. */
function thresholdNote({ taxYears }: DescribedRuleSet): string | undefined {
  return taxYears.every(({ withoutTaxFreeThreshold }) => withoutTaxFreeThreshold === undefined)
    ? 'For a second job. Your employer takes more out of each pay.'
    : undefined;
}

function surchargeNote(rules: DescribedRuleSet, hasFamilies: boolean): string {
  if (hasFamilies) return 'Higher incomes without cover pay an extra tax, the surcharge.';
  return yearsByLaw(rules, 'medicareLevySurcharge') === undefined
    ? 'If single. Families have higher limits.'
    : 'Out-of-date limits for singles. Families differ.';
}

/** The rates of one year, which other years have not. */
function loanNote(rules: DescribedRuleSet): string | undefined {
  const years = yearsByLaw(rules, 'studentLoan');
  return years ? `Uses ${years} rates; yours will differ.` : undefined;
}

function withNote(option: PayOption, note: string | undefined) {
  return note === undefined ? {} : { [option]: note };
}
