/** The form of casual and overtime pay. It asks for an hourly rate, then for the hours of each pay. */
import { type RuleSet, residencyOf, taxYearOf } from '../../pay/basics.ts';
import { customSuperRate, moneyIn } from '../../words/entered-text.ts';
import { optionsIn, RESIDENCIES } from '../../words/pay-options.ts';
import {
  choice,
  money,
  NO_YES,
  oneOf,
  shownWhen,
  type Texts,
  upTo,
  yearField,
} from '../form/field.ts';
import { type Entries as FormEntries, linksOf, type Prefixed, prefixed } from '../form/form.ts';
import type { ItemList } from '../form/item-list.ts';

/** What the values of a field are called. */
export const WORDS = {
  period: { weekly: 'Weekly', fortnightly: 'Fortnightly', daily: 'By the day' },
  place: { in: 'In the rate', top: 'On top' },
  threshold: { yes: 'Claimed here', no: 'Not here' },
  rest: { alike: 'Goes on like these', none: 'These are all' },
} as const;

/** Dollars an hour. */
export const MOST_RATE = 1_000;

const MOST_HOURS = 336;

/** Of full-time work. */
export const DAYS_OF_WEEK = 5;

/** Of the names of each pay's fields. */
const PREFIXES: readonly string[] = Array.from({ length: 20 }, (_, index) =>
  index === 0 ? '' : `pay${index + 1}-`,
);

/** Ordinary hours of the pays that the page is sent with. */
const EXAMPLE = ['24', '38', '12'];

function payRow(hours: string) {
  return {
    /** At the ordinary rate. */
    hours: upTo(MOST_HOURS, { initial: hours }),
    /** Overtime at time and a half, and at double time. */
    half: upTo(MOST_HOURS),
    double: upTo(MOST_HOURS),
    /** Ordinary hours at a penalty rate, and its multiplier. */
    other: upTo(MOST_HOURS),
    times: shownWhen(upTo(9), ({ other = '' }) => Number.parseFloat(other) > 0),
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

export function casualForm(rules: RuleSet) {
  const rows = PREFIXES.map((prefix, index) =>
    prefixed(prefix, payRow(EXAMPLE[index] ?? ''), ({ pays }) => index < Number(pays)),
  );
  return {
    rate: money('36', { decimals: 2, most: MOST_RATE }),
    residency: oneOf(RESIDENCIES, 'resident'),
    period: shownWhen(
      oneOf(WORDS.period, 'weekly'),
      (entries) => isNotByDay(entries) || hasPayByDay(entries),
    ),
    /** Percent of the rate. */
    loading: upTo(100, { initial: '25', unit: '%' }),
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
    full: money('95000'),
    days: upTo(DAYS_OF_WEEK, { initial: '3' }),
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
  const rate = moneyIn(given.get('salary') ?? '', 2);
  const year = form.year.accept(given.get('year') ?? '', form.year.initial);
  const { guarantee } = taxYearOf(rules, year).superannuation;
  const superRate = customSuperRate(given.get('super') ?? '') ?? guarantee.rate;
  return rate === undefined ? '' : (rate / (1 + superRate)).toFixed(2);
}
