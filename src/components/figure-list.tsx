import type { ReactNode } from 'react';
import { formatCents, formatDollars } from '../site/money.ts';
import { part, type TemplatePart } from './templated.tsx';

/** An amount of money under its name, in dollars. */
export interface Figure {
  readonly label: string;
  readonly amount: number;
  /** Further text shown beside the amount, such as the tax of the same period. */
  readonly note?: string;
  /** Marks a figure that a reader looks for first, so that the style can lead the eye to it; it has no note. */
  readonly emphasis?: 'total' | 'net';
}

/** A description list of figures: whole dollars for headline figures, cents for those of a period (spec §9). */
export function figureList(
  precision: 'dollars' | 'cents',
  figures: readonly Figure[],
): TemplatePart {
  const format = precision === 'dollars' ? formatDollars : formatCents;
  return part(
    FigureList,
    figures.map(({ label, amount, note, emphasis }) => {
      if (note !== undefined) return part(NotedFigure, label, format(amount), note);
      if (emphasis !== undefined) return part(EmphasisedFigure, label, format(amount), emphasis);
      return part(PlainFigure, label, format(amount));
    }),
  );
}

function FigureList({ slots: [figures] }: { slots: [figures: ReactNode] }) {
  return <dl className="figures">{figures}</dl>;
}

function PlainFigure({ slots: [label, amount] }: { slots: [label: string, amount: string] }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

function NotedFigure({
  slots: [label, amount, note],
}: {
  slots: [label: string, amount: string, note: string];
}) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{amount}</dd>
      <dd className="note">{note}</dd>
    </div>
  );
}

function EmphasisedFigure({
  slots: [label, amount, emphasis],
}: {
  slots: [label: string, amount: string, emphasis: string];
}) {
  return (
    <div className={emphasis}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
