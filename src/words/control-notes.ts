/**
 * A few words beside the controls of the calculator: what an option does, and where the figures of a rule set are not those of
 * the law. They follow from the figures, and scripts are given them as they are.
 */
import { edgesOf, type PayOption, taxYearOf } from '../pay/index.ts';
import { type Departure, departuresOf } from '../pay/rules/departures.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import { formatDollars, formatRate } from './money.ts';
import { OFFSET_NAMES } from './offset-texts.ts';
import { endOf, mostOf, yearsByLaw } from './tax-year-words.ts';
import { enumerated } from './year-span.ts';

export interface ControlNotes {
  /** By the label of the tax year. */
  readonly taxYears: Readonly<Record<string, string>>;
  /** For the time that an option is on. */
  readonly options: Readonly<Partial<Record<PayOption, string>>>;
  readonly withholdTaxOffsets: string;
  /** Undefined where the law has no such offset. */
  readonly lowIncomeOffset: LowIncomeOffsetNote | undefined;
}

export interface LowIncomeOffsetNote {
  readonly note: string;
  /** The highest income with the offset, in dollars a year. */
  readonly end: number;
}

export function controlNotes(rules: DescribedRuleSet): ControlNotes {
  const hasOffsets = rules.taxYears.some(({ offsets }) => offsets.length > 0);
  return {
    taxYears: taxYearNotes(rules),
    options: {
      noPrivateHospitalCover: surchargeNote(rules),
      ...withNote('nonResident', yearsNote(rules, 'foreignTax', 'Non-resident rates')),
      ...withNote('workingHolidayVisa', yearsNote(rules, 'workingHolidayTax', 'Visa rates')),
      ...withNote('noTaxFreeThreshold', thresholdNote(rules)),
      ...withNote('studentLoan', yearsNote(rules, 'studentLoan', 'Repayment bands')),
    },
    withholdTaxOffsets: hasOffsets
      ? 'Takes tax offsets out of take-home pay. You get them with your tax return.'
      : 'This calculator leaves tax offsets out, so this switch changes nothing.',
    lowIncomeOffset: lowIncomeOffsetNote(rules, hasOffsets),
  };
}

function lowIncomeOffsetNote(
  { law, defaultTaxYear }: DescribedRuleSet,
  isIncluded: boolean,
): LowIncomeOffsetNote | undefined {
  const { offsets } = taxYearOf(law.rules, defaultTaxYear);
  const offset = offsets.find(({ code }) => code === 'lowIncome');
  const end = offset && endOf(offset.amount);
  if (offset === undefined || end === undefined) return undefined;
  const most = formatDollars(mostOf(offset.amount));
  return {
    note: `${isIncluded ? 'Includes' : 'Leaves out'} the ${OFFSET_NAMES.lowIncome} of up to ${most}, for incomes up to ${formatDollars(end)}.`,
    end,
  };
}

/** Where not claiming the threshold is a declaration to a payer alone. */
function thresholdNote({ taxYears }: DescribedRuleSet): string | undefined {
  return taxYears.every(({ withoutTaxFreeThreshold }) => withoutTaxFreeThreshold === undefined)
    ? "Changes what is withheld from each pay, not the year's tax."
    : undefined;
}

/** For whom the surcharge is, and its limits where they are not those of the law. */
function surchargeNote(rules: DescribedRuleSet): string {
  const limits = yearsNote(rules, 'medicareLevySurcharge', `If single: ${surchargeTiers(rules)}`);
  return `${limits ?? 'If single.'} Families have higher limits.`;
}

/** The limits of the surcharge, such as `limits of $97,000 and $108,000`. */
function surchargeTiers({ taxYears }: DescribedRuleSet): string {
  const [newest] = taxYears;
  const limits = newest === undefined ? [] : edgesOf(newest.medicareLevySurcharge.single);
  return `limits of ${enumerated(limits.map(formatDollars))}`;
}

function taxYearNotes(rules: DescribedRuleSet): Record<string, string> {
  const notes: Record<string, string> = {};
  for (const [label, departures] of Object.entries(departuresOf(rules, rules.law.rules))) {
    const { guarantee } = taxYearOf(rules.law.rules, label).superannuation;
    const sentences = [
      ...(departures.includes('residentTax')
        ? ['By law, other tax brackets applied in this year.']
        : []),
      ...(departures.includes('superRate')
        ? [`By law, super was ${formatRate(guarantee.rate)} in this year.`]
        : []),
    ];
    if (sentences.length > 0) notes[label] = sentences.join(' ');
  }
  return notes;
}

function yearsNote(
  rules: DescribedRuleSet,
  figure: Departure,
  figures: string,
): string | undefined {
  const years = yearsByLaw(rules, figure);
  if (years === undefined) return undefined;
  return years === ''
    ? `${figures} for every tax year. The law has others.`
    : `${figures} of ${years} for every tax year.`;
}

function withNote(option: PayOption, note: string | undefined) {
  return note === undefined ? {} : { [option]: note };
}
