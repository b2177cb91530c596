/**
 * The form of the page on a bonus. The usual pay, the year and the options have the names of the calculator's fields, so that a
 * link can carry its inputs here.
 */
import { DEFAULT_WORKING_TIME, type PayOption, type RuleSet } from '../../pay/index.ts';
import { DEFAULT_PAY_CYCLE, PAY_CYCLES } from '../../words/pay-cycles.ts';
import { choice, money, switches, upTo } from '../form/field.ts';
import { type Entries, type Form, type Links, linksOf } from '../form/form.ts';
import { optionsIn } from '../form/option-switches.tsx';

/** The kinds of payment besides the usual pay, as the radios call them. */
export const KINDS = {
  bonus: 'Bonus or commission',
  'back-pay': 'Back pay',
  'leave-loading': 'Leave loading',
  leave: 'Cashed-out leave',
} as const;

export type BonusKind = keyof typeof KINDS;

/** The options that change the withholding from a bonus or the year's tax on it. */
export const BONUS_OPTIONS: readonly PayOption[] = [
  'studentLoan',
  'noTaxFreeThreshold',
  'nonResident',
  'workingHolidayVisa',
  'noPrivateHospitalCover',
  'includesSuperannuation',
];

/** As many pays as a year can have. */
const MOST_PAYS = 52;

export function bonusForm({ defaultTaxYear, taxYears }: RuleSet) {
  return {
    bonus: money('10000'),
    kind: choice(Object.keys(KINDS), 'bonus'),
    /** The pays that back pay is for. Empty: a year's. */
    pays: upTo(MOST_PAYS, { isWhole: true }),
    salary: money('80000'),
    cycle: choice(PAY_CYCLES, DEFAULT_PAY_CYCLE),
    hours: upTo(168, { initial: String(DEFAULT_WORKING_TIME.hoursPerWeek) }),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
    options: switches(BONUS_OPTIONS),
    'other-job': money(''),
    /** Dollars that the employer has paid a working holiday maker in the year before this pay. */
    paid: money(''),
    /** Bonuses of the year's earlier pays. */
    earlier: money(''),
    /** Dollars withheld from them. Empty: as method A withholds. */
    'earlier-withheld': money(''),
    /** Of one pay. Empty: the usual pay. */
    average: money(''),
  } satisfies Form;
}

export type BonusForm = ReturnType<typeof bonusForm>;
export type BonusEntries = Entries<BonusForm>;

/** The fields that go with another control, and whether each is shown. One that is not shown does not count. */
export function shownFields({ cycle, kind, options, earlier }: BonusEntries) {
  const { nonResident, workingHolidayVisa, noTaxFreeThreshold } = optionsIn(options);
  const hasScale = !workingHolidayVisa;
  return {
    hours: cycle === 'hourly',
    pays: kind === 'back-pay' && hasScale,
    'other-job': noTaxFreeThreshold && !nonResident && hasScale,
    paid: workingHolidayVisa,
    earlier: hasScale,
    'earlier-withheld': hasScale && earlier !== '',
    average: hasScale,
  };
}

export function bonusLinks(form: BonusForm): Links<BonusForm> {
  return linksOf(form, shownFields);
}
