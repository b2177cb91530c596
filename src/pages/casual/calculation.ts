/** What the entries of casual and overtime pay come to. */

import { toCents } from '../../pay/rounding.ts';
import { type Residency, type RuleSet, taxYearOf } from '../../pay/rules/rule-set.ts';
import { scaleOf } from '../../pay/withholding/scale.ts';
import { type UnevenPaysQuery, withheldFromUnevenPays } from '../../pay/withholding/uneven-pays.ts';
import { moneyIn, numberIn, parseMoney } from '../../words/entered-text.ts';
import { entriesOf } from '../form/prefixed.ts';
import { type CasualEntries, HOURS_OF_PAY, MOST_HOURS, MOST_RATE, NEW_PAY, PAYS } from './form.ts';

export type CasualCalculation = ReturnType<typeof calculated>;

/** Hours of overtime that the answer asks about where none are entered, and their multiplier. */
export const OVERTIME_HOURS = 10;
const OVERTIME_TIMES = 1.5;

/** Of `entries` that count. Amounts are in dollars. */
export function calculated(entries: CasualEntries, rules: RuleSet) {
  const entered = moneyIn(entries.rate, 2, 'hourly') ?? 0;
  const rate = entered <= MOST_RATE ? entered : 0;
  const loading = numberIn(entries.loading) / 100;
  const isOnTop = entries.place === 'top';
  /** Of an ordinary hour. */
  const paidRate = isOnTop ? rate * (1 + loading) : rate;
  const { rate: guarantee } = taxYearOf(rules, entries.year).superannuation.guarantee;
  const residency = entries.residency as Residency;
  const scale = scaleOf(residency, entries.threshold !== 'no');
  const queryOf = (pays: readonly number[]): UnevenPaysQuery => ({
    pays,
    period: entries.period as UnevenPaysQuery['period'],
    taxYear: entries.year,
    scale,
    studentLoan: entries.loan !== '',
  });
  const worked = PAYS.prefixes.slice(0, Number(entries.pays)).map((prefix, index) => {
    const own = entriesOf(entries, prefix, NEW_PAY);
    // More than its period has do not count: the field says so.
    let left: number = MOST_HOURS[entries.period as keyof typeof MOST_HOURS];
    const [hours, half, double, other] = HOURS_OF_PAY.map((name) => {
      const counted = Math.min(left, numberIn(own[name]));
      left -= counted;
      return counted;
    }) as [number, number, number, number];
    const penalty = other * (own.times === '' ? 1 : numberIn(own.times)) * rate;
    // Super is owed on these hours, and on an allowance; it is not on overtime.
    const ordinary = hours * paidRate + penalty + parseMoney(own.allowance, 2);
    const overtime = (half * OVERTIME_TIMES + double * 2) * rate;
    const gross = toCents(ordinary + overtime);
    return {
      prefix,
      name: `Pay ${index + 1}`,
      gross,
      overtime: toCents(overtime),
      superannuation: toCents(ordinary * guarantee),
    };
  });
  const amounts = worked.map(({ gross }) => gross);
  const query = queryOf(amounts);
  const all = withheldFromUnevenPays(query, rules);
  const pays = worked.map((pay, index) => ({ ...pay, withheld: all.each[index]?.total ?? 0 }));
  const last = pays.at(-1) as (typeof pays)[number];
  const isOwn = last.overtime > 0;
  const extra = isOwn ? last.overtime : toCents(OVERTIME_HOURS * OVERTIME_TIMES * rate);
  const usual = isOwn ? last.gross - extra : last.gross;
  /** Withheld from a pay that takes the place of the last: a working holiday maker's rate depends on the pays before it. */
  const withheldFrom = (pay: number) =>
    withheldFromUnevenPays(queryOf([...amounts.slice(0, -1), pay]), rules).each.at(-1)?.total ?? 0;
  return {
    rules,
    entries,
    query,
    rate,
    loading,
    isOnTop,
    paidRate: toCents(paidRate),
    guarantee,
    residency,
    pays,
    last,
    all,
    superannuation: pays.reduce((total, pay) => total + pay.superannuation, 0),
    /** Of the last pay, or without any, of ten hours beside it; and what is withheld for it. */
    overtime: { isOwn, gross: extra, withheld: withheldFrom(usual + extra) - withheldFrom(usual) },
  };
}
