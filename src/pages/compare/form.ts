/**
 * The form of the page that compares two pays. The fields of the first pay and those that both pays share have the names of the
 * calculator's fields, so that a link can carry its inputs here.
 */
import { PAY_OPTIONS } from '../../pay/pay-options.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { CYCLE_NOUNS, type EnteredCycle } from '../../words/pay-cycles.ts';
import { money, switches, yearField } from '../form/field.ts';
import { type Entries, entriesIn, fragmentOf, type Links } from '../form/form.ts';
import {
  amountFields,
  HOURS,
  otherJobFields,
  SUPER_PLACE,
  SUPER_RATE,
  WEEKS,
} from '../form/pay.tsx';
import { prefixed } from '../form/prefixed.ts';
import { nameField } from './name-field.ts';

const AMOUNT = { cycles: Object.keys(CYCLE_NOUNS) as EnteredCycle[] };

/** The options that both pays share: whether super is included is each pay's own. */
export const SHARED_OPTIONS = PAY_OPTIONS.filter((option) => option !== 'includesSuperannuation');

/** The names of a pay's fields begin with these. */
export const PAY_PREFIXES = { now: '', offer: 'offer-' } as const;

/** The names of the two pays, until the visitor gives them others. */
export const PAY_NAMES = { now: 'Offer A', offer: 'Offer B' } as const;

/** Their names where the page is reached from a pay. */
export const ARRIVAL_NAMES = { now: 'Your pay', offer: 'The offer' } as const;

/** The fields of one pay. */
function fieldsOf(salary: string) {
  return {
    ...amountFields(salary, AMOUNT),
    super: SUPER_RATE,
    included: SUPER_PLACE,
    // The hours of a pay that is not by the hour count where the other one is: both are compared by the hour.
    hours: HOURS,
    weeks: WEEKS,
    bonus: money('', { unit: 'annually' }),
    sacrifice: money('', { unit: 'annually' }),
    /** Empty: as the page calls the pay. */
    name: nameField('', 24),
  };
}

/** The fields of the offer, without their prefix. */
export const PAY_FIELDS = fieldsOf('95000');

export type CompareForm = ReturnType<typeof compareForm>;
export type CompareEntries = Entries<CompareForm>;

export function compareForm(rules: RuleSet) {
  return {
    ...fieldsOf('80000'),
    ...prefixed(PAY_PREFIXES.offer, PAY_FIELDS),
    year: yearField(rules),
    options: switches(SHARED_OPTIONS),
    ...otherJobFields(rules),
    ...prefixed('want-', {
      ...amountFields('1500', { ...AMOUNT, cycle: 'weekly' }),
      included: SUPER_PLACE,
    }),
  };
}

/** A link that has no offer, such as the calculator's, brings the visitor's own pay. The offer is left to enter. */
export function compareLinks(form: CompareForm): Links<CompareForm> {
  return {
    // Without its salary the offer would be read as one that is left to enter.
    fragmentOf: (entries) => fragmentOf(form, entries, ['offer-salary']),
    entriesIn(fragment) {
      const read = entriesIn(form, fragment);
      if (read === undefined) return undefined;
      // The calculator has its switch for super among its options.
      const options = new URLSearchParams(fragment.slice(1)).get('options')?.split(',');
      const isIncluded = options?.includes('includesSuperannuation');
      const entries = isIncluded ? { ...read, included: 'yes' } : read;
      if (!isReachedFromPay(form, fragment)) return entries;
      // It is paid as the first pay is.
      return {
        ...entries,
        name: ARRIVAL_NAMES.now,
        'offer-name': ARRIVAL_NAMES.offer,
        'offer-salary': '',
        'offer-cycle': entries.cycle,
        'offer-included': entries.included,
        'offer-hours': entries.hours,
        'offer-weeks': entries.weeks,
      };
    },
  };
}

/** Whether `fragment` has fields, and none of the offer. */
export function isReachedFromPay(form: CompareForm, fragment: string): boolean {
  const given = new URLSearchParams(fragment.slice(1));
  const names = Object.keys(form).filter((name) => given.has(name));
  return names.length > 0 && !names.some((name) => name.startsWith(PAY_PREFIXES.offer));
}
