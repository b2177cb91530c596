/**
 * A few words beside the controls of the calculator: what an option does, and where the figures of a rule set are not those of
 * the law. They follow from the figures, and scripts are given them as they are.
 */
import { type PayOption, taxYearOf } from '../pay/index.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import type { Departure } from '../pay/rules/simplified/departures.ts';
import { formatDollars, formatRate } from './money.ts';
import { yearsByLaw } from './tax-year-words.ts';
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
  const hasOffsets = rules.taxYears.some(({ taxOffsets }) => taxOffsets !== undefined);
  return {
    taxYears: Object.fromEntries(
      rules.taxYears.flatMap(({ label }) => {
        const note = taxYearNote(rules, label);
        return note === '' ? [] : [[label, note]];
      }),
    ),
    options: {
      noPrivateHospitalCover: surchargeNote(rules),
      ...withNote('nonResident', yearsNote(rules, 'nonResidentBrackets', 'Non-resident rates')),
      ...withNote('workingHolidayVisa', yearsNote(rules, 'workingHolidayBrackets', 'Visa rates')),
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
  const { taxOffsets = [] } = taxYearOf(law.rules, defaultTaxYear);
  const offset = taxOffsets.find(({ name }) => name === LOW_INCOME_OFFSET);
  const end = offset?.bands.at(-2);
  if (offset === undefined || end === undefined || !('max' in end) || end.max === null) return;
  const most = Math.max(...offset.bands.map(({ baseAmount = 0 }) => baseAmount));
  return {
    note: `${isIncluded ? 'Includes' : 'Leaves out'} the ${offset.name} of up to ${formatDollars(most)}, for incomes up to ${formatDollars(end.max)}.`,
    end: end.max,
  };
}

const LOW_INCOME_OFFSET = 'low income tax offset';

/** For whom the surcharge is, and its limits where they are not those of the law. */
function surchargeNote(rules: DescribedRuleSet): string {
  const limits = yearsNote(rules, 'medicareLevySurcharge', `If single: ${surchargeTiers(rules)}`);
  return `${limits ?? 'If single.'} Families have higher limits.`;
}

/** The limits of the surcharge, such as `limits of $97,000 and $108,000`. */
function surchargeTiers({ taxYears }: DescribedRuleSet): string {
  const bands = taxYears[0]?.medicareLevySurcharge ?? [];
  const limits = bands.flatMap((band) =>
    'max' in band && band.max !== null ? [formatDollars(band.max)] : [],
  );
  return `limits of ${enumerated(limits)}`;
}

function taxYearNote(rules: DescribedRuleSet, label: string): string {
  const departures = rules.departures[label] ?? [];
  const notes = [];
  if (departures.includes('taxBrackets'))
    notes.push('By law, other tax brackets applied in this year.');
  if (departures.includes('superRate')) {
    const { superRate } = taxYearOf(rules.law.rules, label);
    notes.push(`By law, super was ${formatRate(superRate)} in this year.`);
  }
  return notes.join(' ');
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
