/** The form of leaving a job: why, the usual pay, and what is paid out. */
import type { RuleSet } from '../../pay/basics.ts';
import type { LeavingReason } from '../../pay/withholding/index.ts';
import { choice, money, shownWhen, type Texts, upTo, yearField } from '../form/field.ts';
import { type Entries as FormEntries, type Links, linksOf } from '../form/form.ts';
import { optionsIn } from '../form/option-switches.tsx';
import { amountFields } from '../form/pay.ts';

export const REASONS: Readonly<Record<LeavingReason, string>> = {
  redundancy: 'Redundancy',
  other: 'Resigned, dismissed or retired',
  invalidity: 'Too ill to work',
};
export const UNITS = { dollars: 'Dollars', hours: 'Hours', days: 'Days' } as const;
export const RESIDENCIES = {
  resident: 'Resident',
  foreign: 'Non-resident',
  workingHoliday: 'Working holiday',
} as const;
export const NO_YES = { '': 'No', yes: 'Yes' } as const;

/** Of the usual pay: without an hourly one, whose hours would be asked too. */
const CYCLES = ['annually', 'monthly', 'fortnightly', 'weekly'] as const;

const CENTS = money('', { decimals: 2 });

export function leavingForm(rules: RuleSet) {
  return {
    reason: choice(Object.keys(REASONS), 'redundancy'),
    /** Complete years with the employer. */
    years: upTo(60, { initial: '8' }),
    /** On 30 June of the year. */
    age: upTo(110, { initial: '45', isWhole: true }),
    ...amountFields('80000', { cycles: CYCLES }),
    /** Empty: what the Fair Work Act has. */
    redundancy: shownWhen(CENTS, ({ reason }: Texts) => reason === 'redundancy'),
    notice: CENTS,
    /** Of annual leave and of long service leave. */
    unit: choice(Object.keys(UNITS), 'days'),
    leave: upTo(1_000_000, { initial: '12' }),
    'long-leave': upTo(1_000_000),
    year: yearField(rules),
    /** Since 1 July. */
    worked: upTo(53, { initial: '26' }),
    /** Empty: the usual pay of those weeks. */
    wages: CENTS,
    /** In the rest of the year, in another job. */
    later: CENTS,
    loan: shownWhen(
      choice(Object.keys(NO_YES), ''),
      ({ residency }: Texts) => residency !== 'workingHoliday',
    ),
    residency: choice(Object.keys(RESIDENCIES), 'resident'),
  };
}

export type LeavingForm = ReturnType<typeof leavingForm>;
export type LeavingEntries = FormEntries<LeavingForm>;

/** A link from another calculator brings the pay, the year, the loan and the residency. */
export function leavingLinks(form: LeavingForm): Links<LeavingForm> {
  const links = linksOf(form);
  return {
    ...links,
    entriesIn(fragment) {
      const read = links.entriesIn(fragment);
      const options = new URLSearchParams(fragment.slice(1)).get('options');
      if (read === undefined || options === null) return read;
      const { studentLoan, nonResident, workingHolidayVisa } = optionsIn(options);
      return {
        ...read,
        ...(studentLoan && { loan: 'yes' }),
        ...(nonResident && { residency: 'foreign' }),
        ...(workingHolidayVisa && { residency: 'workingHoliday' }),
      };
    },
  };
}
