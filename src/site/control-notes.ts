/**
 * A few words beside the controls of the calculator: what an option does, and where the figures of a rule set are not those of
 * the law. They follow from the figures, and scripts are given them as they are.
 */
import { type PayOption, taxYearOf } from '../pay/index.ts';
import type { DescribedRuleSet } from '../pay/rules/rule-sets.ts';
import type { Departure } from '../pay/rules/simplified/departures.ts';
import { formatRate } from './money.ts';
import { yearsByLaw } from './tax-year-words.ts';

export interface ControlNotes {
  /** By the label of the tax year. */
  readonly taxYears: Readonly<Record<string, string>>;
  /** For the time that an option is on. */
  readonly options: Readonly<Partial<Record<PayOption, string>>>;
  readonly withholdTaxOffsets: string;
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
      ...withNote('noPrivateHospitalCover', yearsNote(rules, 'medicareLevySurcharge', 'limits')),
      ...withNote('nonResident', yearsNote(rules, 'nonResidentBrackets', 'rates')),
      ...withNote('workingHolidayVisa', yearsNote(rules, 'workingHolidayBrackets', 'rates')),
      ...withNote('studentLoan', yearsNote(rules, 'studentLoan', 'bands')),
    },
    withholdTaxOffsets: hasOffsets
      ? 'Takes tax offsets out of take-home pay. You get them with your tax return.'
      : 'This calculator leaves tax offsets out, so this switch changes nothing.',
  };
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
    ? `The same ${figures} are used for every tax year. They are not those of the law.`
    : `The ${figures} of ${years} are used for every tax year.`;
}

function withNote(option: PayOption, note: string | undefined) {
  return note === undefined ? {} : { [option]: note };
}
