/** The answer of casual and overtime pay in words, and what its pays come to. */

import type { FigureRow } from '../../components/figure-table.tsx';
import type { Residency } from '../../pay/basics.ts';
import { decimal, formatCents, formatDollars, formatMoney, formatRate } from '../../words/money.ts';
import { RESIDENCIES } from '../../words/pay-options.ts';
import { dollarsOrNothing, settled } from '../../words/sums.ts';
import { refundText } from '../../words/tax-time.ts';
import { type CasualCalculation, OVERTIME_HOURS } from './calculation.ts';
import { type CasualEntries, DAYS_OF_WEEK, WORDS } from './form.ts';

/** What lands of the last pay, and of overtime beside it. */
export function casualAnswer({ rate, last, overtime }: CasualCalculation) {
  if (rate === 0) return { said: 'Enter your rate to see what lands.', more: '' };
  return {
    said: `${last.name}: ${formatCents(last.gross)} before tax. ${landed(last)} lands in your account.`,
    more: overtime.isOwn
      ? `Of its ${formatCents(overtime.gross)} of overtime, ${landed(overtime)} lands.`
      : `With ${OVERTIME_HOURS} hours at time and a half you would earn ${formatCents(overtime.gross)} more. ${landed(overtime)} of it lands.`,
  };
}

export function payText(pay: Paid): string {
  return `${formatCents(pay.gross)} less ${formatCents(pay.withheld)}: ${landed(pay)} lands.`;
}

type Paid = Readonly<Record<'gross' | 'withheld', number>>;

function landed({ gross, withheld }: Paid): string {
  return formatCents(gross - withheld);
}

/** A row for each pay, and their sum. */
export function payRows({ pays, all, superannuation }: CasualCalculation) {
  const row = (label: string, paid: Paid, superannuation: number): FigureRow => ({
    label,
    cells: [paid.gross, paid.withheld, paid.gross - paid.withheld, superannuation].map(formatCents),
  });
  return {
    rows: pays.map((pay) => row(pay.name, pay, pay.superannuation)),
    rest: [{ ...row('All', all, superannuation), emphasis: 'total' as const }],
  };
}

/** Whether a phone has no room for the figures, each column as wide as its longest, beside the names of pays. */
export function hasLongFigures({ rows, rest }: ReturnType<typeof payRows>): boolean {
  const cells = [...rows, ...rest].map((row) => row.cells);
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return (widths ?? []).reduce((sum, width) => sum + width, 0) > 32;
}

/** These pays beside as many even ones, in sentences; empty for one. */
export function evenText({ all, pays, year, residency }: CasualCalculation): string {
  if (pays.length === 1) return '';
  const difference = all.withheld - all.withheldIfEven;
  const start = `The same pay evenly, ${pays.length} of ${formatCents(all.evenPay)}, would have ${formatDollars(all.withheldIfEven)} withheld`;
  if (difference === 0) return `${start}: as much.`;
  if (difference < 0) return `${start}: ${formatDollars(-difference)} more.`;
  const less = `${start}: ${formatDollars(difference)} less.`;
  // Working holiday makers have one rate for the whole pay: what is left of a difference is rounding, and the order of the pays.
  if (residency === 'workingHoliday') return less;
  const comesBack = year !== undefined && settled(year.withheld, year.tax).refund >= difference;
  const back = comesBack ? ', and the rest comes back at tax time' : '';
  return `${less} Each pay is looked up alone${back}.`;
}

/** The year and its tax return, in sentences. */
export function yearText({ year, rest, pays, taxYear }: CasualCalculation): string {
  if (year === undefined) {
    return 'Your tax for the year depends on your main job too. The tax return page asks for both.';
  }
  const start =
    rest === 'none'
      ? `If ${pays.length === 1 ? 'this pay is' : `these ${pays.length} pays are`} all of ${taxYear}`
      : `If ${taxYear} goes on like ${pays.length === 1 ? 'this pay' : 'these pays'}`;
  const { withheld, tax, refund } = settled(year.withheld, year.tax);
  return `${start}, you earn ${formatDollars(year.gross)}. ${dollarsOrNothing(withheld)} is withheld, and the tax is ${formatDollars(tax)}: ${refundText(refund, 'about ')}.`;
}

export function superText({ guarantee }: CasualCalculation): string {
  return `Super is ${formatRate(guarantee)} of ordinary hours, penalty rates and allowances. None is owed on overtime.`;
}

export function rateText({ paidRate, rate, loading, isOnTop }: CasualCalculation): string {
  if (rate === 0) return '';
  if (loading === 0) return 'No loading.';
  return isOnTop
    ? `An ordinary hour is ${formatMoney(paidRate)}. Overtime multiplies ${formatMoney(rate)}: awards differ.`
    : `Without its loading the rate is ${formatCents(decimal(rate / (1 + loading)))}.`;
}

export function partTimeText({ days, full, salary }: Record<'days' | 'full' | 'salary', number>) {
  return `${days} of ${DAYS_OF_WEEK} days of ${formatDollars(full)} is ${formatMoney(salary)} a year.`;
}

/** How the visitor is paid, in short. */
export function paidText({ residency, period, threshold, loan, year }: CasualEntries): string {
  const set = [
    residency !== 'resident' && RESIDENCIES[residency as Residency].toLowerCase(),
    WORDS.period[period as keyof typeof WORDS.period].toLowerCase(),
    threshold === 'no' && 'threshold not claimed here',
    loan && 'study loan',
    year,
  ];
  return set.filter(Boolean).join(', ');
}
