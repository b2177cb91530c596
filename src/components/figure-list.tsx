import { formatCents, formatDollars } from '../site/money.ts';

/** An amount of money under its name, in dollars. */
export interface Figure {
  readonly label: string;
  readonly amount: number;
  /** Further text shown beside the amount, such as the tax of the same period. */
  readonly note?: string;
  /** Marks the figures a reader looks for first, so that the style can lead the eye to them. */
  readonly emphasis?: 'total' | 'net';
}

/** A description list of figures: whole dollars for headline figures, cents for those of a period (spec §9). */
export function FigureList({
  figures,
  precision,
}: {
  figures: readonly Figure[];
  precision: 'dollars' | 'cents';
}) {
  const format = precision === 'dollars' ? formatDollars : formatCents;
  return (
    <dl className="figures">
      {figures.map(({ label, amount, note, emphasis }) => (
        <div key={label} className={emphasis}>
          <dt>{label}</dt>
          <dd>{format(amount)}</dd>
          {note === undefined ? null : <dd className="note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
