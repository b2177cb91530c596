/**
 * The form of the page that compares two pays. The fields of the first pay and those that both pays share have the names of the
 * calculator's fields, so that a link can carry its inputs here.
 */
import { DEFAULT_WORKING_TIME, PAY_OPTIONS, type RuleSet } from '../../pay/index.ts';
import { MAX_CUSTOM_SUPER_PERCENT } from '../../words/entered-text.ts';
import { choice, type Field, money, nameField, switches, upTo } from '../form/field.ts';
import { entriesIn, type Entries as FormEntries, fragmentOf, type Links } from '../form/form.ts';
import { AMOUNT, SUPER_PLACES } from '../form/several-pays.ts';
import { ARRIVAL_NAMES, type EnteredPeriod } from './comparison-texts.ts';

/** The periods that an amount can be for, as the fields call them. */
export const PERIODS = {
  annually: 'year',
  monthly: 'month',
  fortnightly: 'fortnight',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
} as const satisfies Record<EnteredPeriod, string>;

/** The options that both pays share: whether super is included is each pay's own. */
export const SHARED_OPTIONS = PAY_OPTIONS.filter((option) => option !== 'includesSuperannuation');

/** The names of a pay's fields begin with these. */
export const PAY_PREFIXES = { now: '', offer: 'offer-' } as const;

/** The fields of one pay. */
function payFields(salary: string) {
  return {
    salary: money(salary, AMOUNT),
    cycle: choice(Object.keys(PERIODS), 'annually'),
    super: upTo(MAX_CUSTOM_SUPER_PERCENT, { unit: '%' }),
    included: choice(Object.keys(SUPER_PLACES), ''),
    hours: upTo(168, { initial: String(DEFAULT_WORKING_TIME.hoursPerWeek) }),
    weeks: upTo(52, { initial: String(DEFAULT_WORKING_TIME.weeksPerYear) }),
    bonus: money('', AMOUNT),
    sacrifice: money('', AMOUNT),
    /** Empty: as the page calls the pay. */
    name: nameField('', 24),
  };
}

export type PayFieldName = keyof ReturnType<typeof payFields>;
type OfferFieldName = `${typeof PAY_PREFIXES.offer}${PayFieldName}`;

export type ComparisonForm = ReturnType<typeof comparisonForm>;
export type Entries = FormEntries<ComparisonForm>;

export function comparisonForm({ defaultTaxYear, taxYears }: RuleSet) {
  const offer = Object.entries(payFields('95000')).map(([name, field]) => [
    `${PAY_PREFIXES.offer}${name}`,
    field,
  ]);
  return {
    ...payFields('80000'),
    ...(Object.fromEntries(offer) as Record<OfferFieldName, Field>),
    year: choice(
      taxYears.map(({ label }) => label),
      defaultTaxYear,
    ),
    options: switches(SHARED_OPTIONS),
    'want-salary': money('1500', AMOUNT),
    'want-cycle': choice(Object.keys(PERIODS), 'weekly'),
    'want-included': choice(Object.keys(SUPER_PLACES), ''),
  };
}

/** A link that has no offer, such as the calculator's, brings the visitor's own pay. The offer is left to enter. */
export function comparisonLinks(form: ComparisonForm): Links<ComparisonForm> {
  return {
    // Without its salary the offer would be read as one that is left to enter.
    fragmentOf: (entries) => fragmentOf(form, entries, ['offer-salary']),
    entriesIn(fragment) {
      const read = entriesIn(form, fragment);
      if (read === undefined || fragment === '') return read;
      // The calculator has its switch for super among its options.
      const options = new URLSearchParams(fragment.slice(1)).get('options')?.split(',');
      const isIncluded = options?.includes('includesSuperannuation');
      const entries = isIncluded ? { ...read, included: 'yes' } : read;
      return isReachedFromPay(form, fragment) ? { ...entries, ...offerToEnter(entries) } : entries;
    },
  };
}

/** Whether `fragment` has fields, and none of the offer. */
export function isReachedFromPay(form: ComparisonForm, fragment: string): boolean {
  const given = new URLSearchParams(fragment.slice(1));
  const names = Object.keys(form).filter((name) => given.has(name));
  return names.length > 0 && !names.some((name) => name.startsWith(PAY_PREFIXES.offer));
}

/** An offer without an amount, paid as the first pay is. */
function offerToEnter({ cycle, included, hours, weeks }: Entries): Partial<Entries> {
  return {
    name: ARRIVAL_NAMES.now,
    'offer-name': ARRIVAL_NAMES.offer,
    'offer-salary': '',
    'offer-cycle': cycle,
    'offer-included': included,
    'offer-hours': hours,
    'offer-weeks': weeks,
  };
}
