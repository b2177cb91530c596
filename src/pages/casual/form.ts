/** The form of casual and overtime pay. It asks for an hourly rate, then for the hours of each pay. */
import type { RuleSet } from '../../pay/basics.ts';
import { optionsIn } from '../../words/pay-options.ts';
import { choice, money, NO_YES, oneOf, shownWhen, upTo, yearField } from '../form/field.ts';
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

const isNotByDay = ({ period = '' }) => period !== 'daily';

export function casualForm(rules: RuleSet) {
  const rows = PREFIXES.map((prefix, index) =>
    prefixed(prefix, payRow(EXAMPLE[index] ?? ''), ({ pays }) => index < Number(pays)),
  );
  return {
    rate: money('36', { decimals: 2, most: MOST_RATE }),
    period: oneOf(WORDS.period, 'weekly'),
    /** Percent of the rate. */
    loading: upTo(100, { initial: '25', unit: '%' }),
    place: oneOf(WORDS.place, 'in'),
    pays: choice(
      PREFIXES.map((_, index) => String(index + 1)),
      String(EXAMPLE.length),
    ),
    ...(Object.assign({}, ...rows) as Prefixed<string, typeof NEW_PAY>),
    threshold: shownWhen(oneOf(WORDS.threshold, 'yes'), isNotByDay),
    loan: shownWhen(oneOf(NO_YES), isNotByDay),
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

/** A link from another calculator brings an hourly rate, the year, the loan and the threshold. */
export function casualLinks(form: CasualForm) {
  return linksOf(form, (given) => {
    const salary = given.get('salary');
    const options = given.get('options');
    if (salary === null && options === null) return undefined;
    const { studentLoan, noTaxFreeThreshold } = optionsIn(options ?? '');
    return {
      ...(given.get('cycle') === 'hourly' && {
        rate: form.rate.accept(salary ?? '', ''),
        // There, the hours of each week.
        hours: EXAMPLE[0] ?? '',
      }),
      ...(studentLoan && { loan: 'yes' }),
      ...(noTaxFreeThreshold && { threshold: 'no' }),
    };
  });
}
