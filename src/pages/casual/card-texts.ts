/** The pays, and the year that they make, in words. */

import { DAYS_PER_WEEK } from '../../pay/rules/every-year.ts';
import type { FigureRow } from '../../words/figures.ts';
import { formatCents, formatDollars, formatMoney, formatRate } from '../../words/money.ts';
import { settlementText } from '../../words/settlements.ts';
import { settlementShown } from '../../words/sums.ts';
import type { CasualCalculation } from './calculation.ts';
import type { CardFigures } from './card-figures.ts';
import type { Paid } from './texts.ts';

/** A row for each pay, and their sum. */
export function rowsOfPays({ pays, all, superannuation }: CasualCalculation) {
  const row = (label: string, paid: Paid, superannuation: number): FigureRow => ({
    label,
    cells: [paid.gross, paid.withheld, paid.gross - paid.withheld, superannuation].map(formatCents),
  });
  return {
    rows: pays.map((pay) => row(pay.name, pay, pay.superannuation)),
    rest: [{ ...row('All', all, superannuation), emphasis: 'total' as const }],
  };
}

/** These pays beside as many even ones, in sentences; empty for one. */
export function evenText({ all, pays, year, residency }: CardFigures): string {
  if (pays.length === 1) return '';
  const difference = all.withheld - all.withheldIfEven;
  const start = `The same pay evenly, ${pays.length} of ${formatCents(all.evenPay)}, would have ${formatDollars(all.withheldIfEven)} withheld`;
  if (difference === 0) return `${start}: as much.`;
  if (difference < 0) return `${start}: ${formatDollars(-difference)} more.`;
  const less = `${start}: ${formatDollars(difference)} less.`;
  // Working holiday makers have one rate for the whole pay: what is left of a difference is rounding, and the order of the pays.
  if (residency === 'workingHoliday') return less;
  const comesBack = year !== undefined && settlementShown(year).refund >= difference;
  const back = comesBack ? ', and the rest comes back at tax time' : '';
  return `${less} Each pay is looked up alone${back}.`;
}

/** The year and its tax return, in sentences. */
export function yearText({ year, rest, pays, query }: CardFigures): string {
  const { taxYear } = query;
  if (year === undefined) {
    return 'Your tax for the year depends on your main job too. The tax return page asks for both.';
  }
  const start =
    rest === 'none'
      ? `If ${pays.length === 1 ? 'this pay is' : `these ${pays.length} pays are`} all of ${taxYear}`
      : `If ${taxYear} goes on like ${pays.length === 1 ? 'this pay' : 'these pays'}`;
  return `${start}, you earn ${formatDollars(year.gross)}. ${settlementText(settlementShown(year))}`;
}

export function superText({ guarantee }: CasualCalculation): string {
  return `Super is ${formatRate(guarantee)} of ordinary hours, penalty rates and allowances. None is owed on overtime.`;
}

export function partTimeText({ days, full, salary }: Record<'days' | 'full' | 'salary', number>) {
  return `${days} of ${DAYS_PER_WEEK} days of ${formatDollars(full)} is ${formatMoney(salary)} a year.`;
}
