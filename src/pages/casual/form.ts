/** The form of casual and overtime pay. It asks for an hourly rate, then for the hours of each pay. */

import { residencyOf } from '../../pay/pay-options.ts';
import { DAYS_OF_WEEK, DAYS_PER_WEEK, HOURS_OF_DAY } from '../../pay/rules/every-year.ts';
import { type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { customSuperRate, moneyIn, numberIn } from '../../words/entered-text.ts';
import { optionsIn, RESIDENCIES } from '../../words/pay-options.ts';
import {
  choice,
  type Field,
  money,
  NO_YES,
  oneOf,
  shownWhen,
  type Texts,
  upTo,
  yearField,
} from '../form/field.ts';
import { type Entries as FormEntries, linksOf } from '../form/form.ts';
import type { ItemList } from '../form/item-list.ts';
import { type Prefixed, prefixed } from '../form/prefixed.ts';

/** What the values of a field are called. */
export const WORDS = {
  period: { weekly: 'Weekly', fortnightly: 'Fortnightly', daily: 'By the day' },
  place: { in: 'In the rate', top: 'On top' },
  threshold: { yes: 'Claimed here', no: 'Not here' },
  rest: { alike: 'Goes on like these', none: 'These are all' },
} as const;

/** Dollars an hour. */
export const MOST_RATE = 1_000;

/** The most hours that one pay can have: all hours of its period. */
export const MOST_HOURS = {
  weekly: DAYS_OF_WEEK * HOURS_OF_DAY,
  fortnightly: 2 * DAYS_OF_WEEK * HOURS_OF_DAY,
  daily: HOURS_OF_DAY,
} as const;

/** Of the names of each pay's fields. */
const PREFIXES: readonly string[] = Array.from({ length: 20 }, (_, index) =>
  index === 0 ? '' : `pay${index + 1}-`,
);

/** Ordinary hours of the pays that the page is sent with. */
const EXAMPLE = ['24', '38', '12'];

/** The hours of a pay, in the order in which they fill its period. */
export const HOURS_OF_PAY = ['hours', 'half', 'double', 'other'] as const;

/** A field of a pay's hours takes those that the ones before it leave of the period. */
function hoursField(name: (typeof HOURS_OF_PAY)[number], initial = ''): Field {
  const field = upTo(MOST_HOURS.fortnightly, { initial });
  const fields = new Map<number, Field>();
  const before = HOURS_OF_PAY.slice(0, HOURS_OF_PAY.indexOf(name));
  const by = (entries: Texts) => {
    const taken = before.reduce((sum, each) => sum + numberIn(entries[each] ?? ''), 0);
    const left = Math.max(0, MOST_HOURS[entries.period as keyof typeof MOST_HOURS] - taken);
    const known = fields.get(left) ?? upTo(left, { initial });
    fields.set(left, known);
    return known;
  };
  return { ...field, by };
}

function payRow(hours: string) {
  return {
    /** At the ordinary rate. */
    hours: hoursField('hours', hours),
    /** Overtime at time and a half, and at double time. */
    half: hoursField('half'),
    double: hoursField('double'),
    /** Ordinary hours at a penalty rate, and its multiplier. */
    other: hoursField('other'),
    times: shownWhen(upTo(9), ({ other = '' }) => numberIn(other) > 0),
    /** Dollars beside the hours. */
    allowance: money('', { decimals: 2 }),
  };
}

/** The fields of a pay that is new, without their prefix. */
export const NEW_PAY = payRow('');

/** The ATO has no table for a non-resident's pay by the day: theirs is looked up by the week or the fortnight. */
export function hasPayByDay({ residency }: Texts): boolean {
  return residency !== 'foreign';
}

/** The table for pay by the day is for residents who claim the threshold here, and has no part for a loan. */
const isNotByDay = ({ period }: Texts) => period !== 'daily';

/** The loading of the minimum wage, in percent. */
function loadingPercent(rules: RuleSet): string {
  const { casualLoading } = taxYearOf(rules, rules.defaultTaxYear);
  return String((casualLoading?.rate ?? 0) * 100);
}

export function casualForm(rules: RuleSet) {
  const rows = PREFIXES.map((prefix, index) =>
    prefixed(prefix, payRow(EXAMPLE[index] ?? ''), ({ pays }) => index < Number(pays)),
  );
  return {
    rate: money('36', { decimals: 2, most: MOST_RATE, unit: 'hourly' }),
    residency: oneOf(RESIDENCIES, 'resident'),
    period: shownWhen(
      oneOf(WORDS.period, 'weekly'),
      (entries) => isNotByDay(entries) || hasPayByDay(entries),
    ),
    /** Percent of the rate. */
    loading: upTo(100, { initial: loadingPercent(rules), unit: '%' }),
    place: oneOf(WORDS.place, 'in'),
    pays: choice(
      PREFIXES.map((_, index) => String(index + 1)),
      String(EXAMPLE.length),
    ),
    ...(Object.assign({}, ...rows) as Prefixed<string, typeof NEW_PAY>),
    threshold: shownWhen(
      oneOf(WORDS.threshold, 'yes'),
      (entries) => entries.residency === 'resident' && isNotByDay(entries),
    ),
    loan: shownWhen(
      oneOf(NO_YES),
      (entries) => entries.residency !== 'workingHoliday' && isNotByDay(entries),
    ),
    year: yearField(rules),
    rest: oneOf(WORDS.rest, 'alike'),
    /** A full-time salary, and the days of its week that are worked. */
    full: money('95000', { unit: 'annually' }),
    days: upTo(DAYS_PER_WEEK, { initial: '3' }),
  };
}

export type CasualForm = ReturnType<typeof casualForm>;
export type CasualEntries = FormEntries<CasualForm>;

export const PAYS: ItemList<CasualForm> = {
  count: 'pays',
  prefixes: PREFIXES,
  fields: NEW_PAY,
  noun: 'Pay',
  addId: 'add-pay',
};

/** A link from another calculator brings an hourly rate without super, the year, the residency, the loan and the threshold. */
export function casualLinks(form: CasualForm, rules: RuleSet) {
  return linksOf(form, (given) => {
    const salary = given.get('salary');
    const named = given.get('options');
    if (salary === null && named === null) return undefined;
    const options = optionsIn(named ?? '');
    return {
      ...(given.get('cycle') === 'hourly' && {
        rate: options.includesSuperannuation
          ? withoutSuper(given, form, rules)
          : form.rate.accept(salary ?? '', ''),
        // There, the hours of each week.
        hours: EXAMPLE[0] ?? '',
      }),
      ...(options.studentLoan && { loan: 'yes' }),
      ...(options.noTaxFreeThreshold && { threshold: 'no' }),
      ...(named !== null && { residency: residencyOf(options) }),
    };
  });
}

/** The rate of a link whose pay includes super. */
function withoutSuper(given: URLSearchParams, form: CasualForm, rules: RuleSet): string {
  const rate = moneyIn(given.get('salary') ?? '', 2, 'hourly');
  const year = form.year.accept(given.get('year') ?? '', form.year.initial);
  const { guarantee } = taxYearOf(rules, year).superannuation;
  const superRate = customSuperRate(given.get('super') ?? '') ?? guarantee.rate;
  return rate === undefined ? '' : (rate / (1 + superRate)).toFixed(2);
}
