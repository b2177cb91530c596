/** The answer of casual and overtime pay in words, and what its pays come to. */
import type { FigureRow } from '../../components/figure-table.tsx';
import { formatCents, formatDollars, formatMoney, formatRate } from '../../words/money.ts';
import { refundText } from '../../words/tax-time.ts';
import { type CasualCalculation, OVERTIME_HOURS } from './calculation.ts';
import { type CasualEntries, DAYS_OF_WEEK, PERIODS } from './form.ts';

export interface CasualAnswer {
  /** The pay that the answer is about, and how much of it lands. */
  readonly of: string;
  readonly amount: string;
  readonly words: string;
  readonly overtime: string;
}

export function casualAnswer({ last, overtime }: CasualCalculation): CasualAnswer {
  return {
    of: `${last.name}: ${formatCents(last.gross)} before tax`,
    amount: formatCents(last.lands),
    words: 'lands in your account.',
    overtime: `With ${OVERTIME_HOURS} hours at time and a half you would earn ${formatCents(overtime.gross)} more. ${formatCents(overtime.lands)} of it lands.`,
  };
}

/** A row for each pay, and their sum. */
export function payRows({ pays, sum }: CasualCalculation): {
  rows: FigureRow[];
  rest: FigureRow[];
} {
  const row = (label: string, cells: readonly number[]): FigureRow => ({
    label,
    cells: cells.map(formatCents),
  });
  return {
    rows: pays.map(({ name, gross, total, lands, superannuation }) =>
      row(name, [gross, total, lands, superannuation]),
    ),
    rest: [
      {
        ...row('All', [sum.gross, sum.withheld, sum.lands, sum.superannuation]),
        emphasis: 'total',
      },
    ],
  };
}

/** These pays beside as many even ones, in sentences. */
export function evenText({ even, pays, sum }: CasualCalculation): string {
  const difference = sum.withheld - even.withheld;
  const start = `The same pay evenly, ${pays.length} of ${formatCents(even.pay)}, would have ${formatDollars(even.withheld)} withheld`;
  if (difference === 0) return `${start}: as much.`;
  return difference > 0
    ? `${start}: ${formatDollars(difference)} less. Each pay is looked up alone, and the rest comes back at tax time.`
    : `${start}: ${formatDollars(-difference)} more.`;
}

/** The year and its tax return, in sentences. */
export function yearText({ year, rest, pays, query }: CasualCalculation): string {
  if (year === undefined) {
    return 'Your tax for the year depends on your main job too. The tax return page asks for both.';
  }
  const { gross, withheld, tax, refund } = year;
  const start =
    rest === 'none'
      ? `If these ${pays.length} pays are all of ${query.taxYear}, you earn ${formatDollars(gross)}.`
      : `If ${query.taxYear} goes on like these pays, you earn ${formatDollars(gross)}.`;
  return `${start} ${formatDollars(withheld)} is withheld, and the tax is ${formatDollars(tax)}: ${refundText(refund, 'about ')}.`;
}

export function superText({ guarantee }: CasualCalculation): string {
  return `Super is ${formatRate(guarantee)} of ordinary hours, penalty rates and allowances. None is owed on overtime.`;
}

export function rateText({ paidRate, rate, loading, isOnTop }: CasualCalculation): string {
  if (loading === 0) return 'No loading.';
  return isOnTop
    ? `An ordinary hour is ${formatMoney(paidRate)}. Overtime multiplies ${formatMoney(rate)}: awards differ.`
    : `Without its loading the rate is ${formatCents(rate / (1 + loading))}.`;
}

export function partTimeText({ partTime }: CasualCalculation): string {
  if (partTime === undefined) return '';
  const { days, full, salary } = partTime;
  return `${days} of ${DAYS_OF_WEEK} days of ${formatDollars(full)} is ${formatMoney(salary)} a year.`;
}

/** How the visitor is paid, in short. */
export function paidText({ period, threshold, loan, year }: CasualEntries): string {
  const set = [
    PERIODS[period as keyof typeof PERIODS].toLowerCase(),
    threshold === 'no' ? 'threshold not claimed here' : '',
    loan === '' ? '' : 'study loan',
    year,
  ];
  return set.filter(Boolean).join(', ');
}
