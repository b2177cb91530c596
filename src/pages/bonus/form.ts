/**
 * The form of the page on a bonus. The usual pay, the year and the options have the names of the calculator's fields, so that a
 * link can carry its inputs here.
 */

import type { PayOption } from '../../pay/pay-options.ts';
import { WEEKS_PER_YEAR } from '../../pay/rules/every-year.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { money, oneOf, shownWhen, switches, type Texts, upTo, yearField } from '../form/field.ts';
import type { Entries } from '../form/form.ts';
import { otherJobFields, payFields } from '../form/pay.tsx';

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

const AMOUNT = money('');

/** Whether withholding goes by the scales, and not by the table of working holiday makers. */
const hasScale = ({ options = '' }: Texts) => !optionsIn(options).workingHolidayVisa;

export function bonusForm(rules: RuleSet) {
  return {
    bonus: money('10000'),
    kind: oneOf(KINDS, 'bonus'),
    /** The pays that back pay is for. Empty: a year's. */
    pays: shownWhen(
      upTo(WEEKS_PER_YEAR, { isWhole: true }),
      (entries) => entries.kind === 'back-pay' && hasScale(entries),
    ),
    ...payFields('80000'),
    year: yearField(rules),
    options: switches(BONUS_OPTIONS),
    ...otherJobFields(rules),
    /** Dollars that the employer has paid a working holiday maker in the year before this pay. */
    paid: shownWhen(AMOUNT, (entries) => !hasScale(entries)),
    /** Bonuses of the year's earlier pays. */
    earlier: shownWhen(AMOUNT, hasScale),
    /** Dollars withheld from them. Empty: as method A withholds. */
    'earlier-withheld': shownWhen(AMOUNT, ({ earlier }) => earlier !== ''),
    /** Of one pay. Empty: the usual pay. */
    average: shownWhen(AMOUNT, hasScale),
  };
}

export type BonusForm = ReturnType<typeof bonusForm>;
export type BonusEntries = Entries<BonusForm>;
