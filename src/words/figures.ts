/** Figures as texts under their names: what lists and tables are made of. */
import {
  formatCents,
  formatChange,
  formatDollars,
  shownCents,
  shownDollars,
  sumShown,
} from './money.ts';

/** A figure of a list. */
export interface Figure {
  readonly label: string;
  readonly amount: string;
  /** Further text shown beside the amount, such as the tax of the same period. */
  readonly note?: string | undefined;
  /** Marks a figure that a reader looks for first, or passes over, so that the style can lead the eye. */
  readonly emphasis?: 'total' | 'net' | 'nothing' | undefined;
}

/** A row of a table, with a text for each column. */
export interface FigureRow {
  readonly label: string;
  readonly cells: readonly string[];
  /** Marks a sum, or a row of nothing but zeros, so that the style can lead the eye. */
  readonly emphasis?: 'total' | 'nothing' | undefined;
}

export function figure(label: string, amount: string, note?: string): Figure {
  return { label, amount, note };
}

export const DOLLARS = { format: formatDollars, shown: shownDollars };
export const CENTS = { format: formatCents, shown: shownCents };

/** A row of two amounts side by side, and the second less the first with its sign. */
export function changeRow(
  label: string,
  [before, after]: readonly [number, number],
  { format, shown } = DOLLARS,
): FigureRow {
  const change = formatChange(sumShown([after, -before], shown), format);
  return { label, cells: [format(before), format(after), change] };
}
