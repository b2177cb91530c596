/** The cards of casual and overtime pay: each of the pays, the same pay evenly, and the year. */

import { AmountBar } from '../../components/plots/pay-bar.tsx';
import { toCents } from '../../pay/rounding.ts';
import { unevenYear } from '../../pay/withholding/uneven-year.ts';
import { LOWER_RATES } from '../../words/earnings.ts';
import type { FigureRow } from '../../words/figures.ts';
import { formatCents, formatDollars, formatRate, isSeen } from '../../words/money.ts';
import { settlementText } from '../../words/settlements.ts';
import { settlementShown } from '../../words/sums.ts';
import { type Cards, whatNext } from '../live/cards.tsx';
import type { LatePart } from '../live/late.tsx';
import type { Casual, Paid } from './calculator.ts';

type Year = ReturnType<typeof unevenYear> | undefined;

export function cards(result: Casual): Cards {
  const { query, rules, values, guarantee } = result;
  // Without the tax-free threshold the year depends on another job.
  const year = query.scale === 1 ? undefined : unevenYear(query, values.rest, rules);
  const table = paysTable(result);
  return [
    {
      title: 'Your pays',
      table,
      hints: [
        `Super is ${formatRate(guarantee)} of ordinary hours, penalty rates and allowances. None is owed on overtime.`,
      ],
    },
    // Nothing is said of a year without pay.
    isSeen(year?.gross ?? result.all.gross) && {
      title: result.pays.length > 1 ? 'Uneven pays, and the year' : 'At tax time',
      say: [evenText(result, year), yearText(result, year)],
      offer: year === undefined && 'tax return',
    },
    values.partTime !== '' && {
      title: 'Part-time',
      say: ['Days of a full-time job have a calculator of their own:'],
      offer: 'part-time',
      entries: values.partTime,
    },
    whatNext(['tax return'], ['any pay'], ['part-time'], ['another offer']),
  ];
}

export function AnswerBar({ of: { all } }: LatePart<Casual>) {
  return (
    <AmountBar
      amounts={[
        { kind: 'net', label: 'In your account', dollars: toCents(all.gross - all.withheld) },
        { kind: 'tax', label: 'Withheld', dollars: all.withheld },
      ]}
    />
  );
}

export const notes = {
  rate: LOWER_RATES,
  year: {
    says: "We don't count another job, a partner, children or a year without hospital cover.",
    offer: 'tax return',
  },
} as const;

/** Other calculators read the rate as an hourly pay. */
export function carries(given: URLSearchParams): void {
  const rate = given.get('rate');
  if (rate === null) return;
  given.set('salary', rate);
  given.set('cycle', 'hourly');
}

/** A row for each pay, and their sum. */
function paysTable({ pays, all, superannuation }: Casual) {
  const row = (label: string, paid: Paid, superannuation: number): FigureRow => ({
    label,
    cells: [paid.gross, paid.withheld, paid.gross - paid.withheld, superannuation].map(formatCents),
  });
  const rows = pays.map((pay) => row(pay.name, pay, pay.superannuation));
  const rest =
    pays.length > 1 ? [{ ...row('All', all, superannuation), emphasis: 'total' as const }] : [];
  return {
    kind: 'plain' as const,
    columns: ['Before tax', 'Withheld', 'Lands', 'Super'],
    rows,
    rest,
    size: hasLongFigures([...rows, ...rest]) ? ('long' as const) : undefined,
  };
}

/** True where a phone has no room for the figures, each column as wide as its longest, beside the names of pays. */
function hasLongFigures(rows: readonly FigureRow[]): boolean {
  const cells = rows.map((row) => row.cells);
  const widths = cells[0]?.map((_, at) => Math.max(...cells.map((row) => row[at]?.length ?? 0)));
  return (widths ?? []).reduce((sum, width) => sum + width, 0) > 32;
}

/** These pays beside as many even ones, in sentences; empty for one. */
function evenText({ all, pays, values: { residency } }: Casual, year: Year): string {
  if (pays.length === 1) return '';
  const difference = all.withheld - all.withheldIfEven;
  const isFree = all.withheldIfEven === 0;
  const withheld = isFree ? 'nothing' : formatDollars(all.withheldIfEven);
  const start = `The same pay evenly, ${pays.length} of ${formatCents(all.evenPay)}, would have ${withheld} withheld`;
  if (difference === 0) return start + (isFree ? ' either.' : ': as much.');
  if (difference < 0) return `${start}: ${formatDollars(-difference)} more.`;
  const less = `${start}: ${formatDollars(difference)} less.`;
  // Working holiday makers have one rate for the whole pay: what is left of a difference is rounding, and the order of the pays.
  if (residency === 'workingHoliday') return less;
  const comesBack = year !== undefined && settlementShown(year).refund >= difference;
  const back = comesBack ? ', and the rest comes back at tax time' : '';
  return `${less} Each pay is looked up alone${back}.`;
}

/** The year and its tax return, in sentences. */
function yearText({ values, pays, query: { taxYear } }: Casual, year: Year): string {
  if (year === undefined) {
    return 'Your tax for the year depends on your main job too. The tax return page asks for both.';
  }
  const these = pays.length === 1 ? 'this pay' : 'these pays';
  const start =
    values.rest === 'none'
      ? `If ${pays.length === 1 ? 'this pay is' : `these ${pays.length} pays are`} all of ${taxYear}`
      : `If ${taxYear} goes on like ${these}`;
  return `${start}, you earn ${formatDollars(year.gross)}. ${settlementText(settlementShown(year))}`;
}
