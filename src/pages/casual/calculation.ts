/** What the entries of casual and overtime pay come to. */
import { type RuleSet, taxYearOf } from '../../pay/basics.ts';
import {
  type RestOfYear,
  type UnevenPaysQuery,
  unevenYear,
  type Withheld,
  withheldFromUnevenPays,
} from '../../pay/withholding/index.ts';
import { moneyIn, numberIn, parseMoney } from '../../words/entered-text.ts';
import { toCents } from '../../words/money.ts';
import { entriesOf } from '../form/form.ts';
import {
  type CasualEntries,
  DAYS_OF_WEEK,
  MOST_RATE,
  NEW_PAY,
  PAY_PREFIXES,
  type PERIODS,
} from './form.ts';

export type CasualCalculation = ReturnType<typeof calculated>;

/** Of one pay, in dollars. */
export interface ShownPay extends Pick<Withheld, 'total'> {
  readonly prefix: string;
  readonly name: string;
  readonly gross: number;
  readonly lands: number;
  readonly superannuation: number;
}

/** Hours of overtime that the answer asks about, and their multiplier. */
export const OVERTIME_HOURS = 10;
const OVERTIME_TIMES = 1.5;

/** Of `entries` that count. */
export function calculated(entries: CasualEntries, rules: RuleSet) {
  const entered = moneyIn(entries.rate, 2);
  const isEntered = entered !== undefined && entered <= MOST_RATE;
  const rate = isEntered ? entered : 0;
  const loading = numberIn(entries.loading) / 100;
  const isOnTop = entries.place === 'top';
  /** Of an ordinary hour. */
  const paidRate = isOnTop ? rate * (1 + loading) : rate;
  const { rate: guarantee } = taxYearOf(rules, entries.year).superannuation.guarantee;
  const worked = PAY_PREFIXES.slice(0, Number(entries.pays)).map((prefix, index) => {
    const { ordinary, overtime } = hoursPaid(entriesOf(entries, prefix, NEW_PAY), paidRate, rate);
    return {
      prefix,
      name: `Pay ${index + 1}`,
      gross: toCents(ordinary + overtime),
      superannuation: toCents(ordinary * guarantee),
    };
  });
  const query: UnevenPaysQuery = {
    pays: worked.map(({ gross }) => gross),
    period: entries.period as keyof typeof PERIODS,
    taxYear: entries.year,
    scale: entries.threshold === 'no' ? 1 : 2,
    studentLoan: entries.loan !== '',
  };
  const uneven = withheldFromUnevenPays(query, rules);
  const pays = worked.map((pay, index): ShownPay => {
    const { total } = uneven.each[index] as Withheld;
    return { ...pay, total, lands: toCents(pay.gross - total) };
  });
  const last = pays.at(-1) as ShownPay;
  const further = toCents(OVERTIME_HOURS * OVERTIME_TIMES * rate);
  const [withOvertime] = withheldFromUnevenPays({ ...query, pays: [last.gross + further] }, rules)
    .each as [Withheld];
  const rest = entries.rest as RestOfYear;
  return {
    rules,
    entries,
    isEntered,
    rate,
    loading,
    isOnTop,
    paidRate: toCents(paidRate),
    guarantee,
    query,
    pays,
    last,
    sum: {
      gross: uneven.gross,
      withheld: uneven.withheld,
      lands: toCents(uneven.gross - uneven.withheld),
      superannuation: toCents(pays.reduce((total, pay) => total + pay.superannuation, 0)),
    },
    even: { pay: uneven.evenPay, withheld: uneven.withheldIfEven },
    /** Overtime beside the last pay: what it is, and what of it lands. */
    overtime: { gross: further, lands: toCents(further - (withOvertime.total - last.total)) },
    rest,
    /** Undefined without the tax-free threshold: the year depends on another job. */
    year: query.scale === 1 ? undefined : unevenYear(query, rest, rules),
    partTime: partTime(entries),
  };
}

/** Dollars of the hours on which super is owed, and of overtime, on which it is not. */
function hoursPaid(own: Record<keyof typeof NEW_PAY, string>, paidRate: number, rate: number) {
  const times = own.times === '' ? 1 : numberIn(own.times);
  return {
    ordinary:
      numberIn(own.hours) * paidRate +
      numberIn(own.other) * times * rate +
      parseMoney(own.allowance, 2),
    overtime: (numberIn(own.half) * OVERTIME_TIMES + numberIn(own.double) * 2) * rate,
  };
}

/** The salary of some days of a full-time week; undefined where there is none. */
function partTime({ full, days }: CasualEntries) {
  const salary = parseMoney(full);
  const worked = numberIn(days);
  if (salary === 0 || worked === 0) return undefined;
  return { days: worked, full: salary, salary: toCents((salary * worked) / DAYS_OF_WEEK) };
}
