import type { PayPeriod } from '../pay/periods.ts';
import type { FigureRow } from '../words/figures.ts';
import { useFigureAttributes } from './live-text.tsx';

export interface FigureTableProps {
  /** The title above it. A table without one is named by the heading whose id is `labelledBy`. */
  readonly title?: string;
  readonly labelledBy?: string;
  readonly columns: readonly string[];
  /** The last one is what the rows come to. */
  readonly rows: readonly FigureRow[];
  /** Rows that follow from the others, as a group below them. */
  readonly rest?: readonly FigureRow[] | undefined;
  /** Long figures get more room. */
  readonly size?: 'long' | undefined;
  /** The period whose column is set off, in a table of periods. */
  readonly setOff?: PayPeriod | undefined;
  /**
   * What a narrow card does with its columns. Those of `periods` go below the name of their row, each under its own. Those of `compared`,
   * two pays and their difference, stay side by side, short figures beside the names of their rows. Those of `plain` only get smaller.
   */
  readonly kind?: 'periods' | 'compared' | 'plain';
}

export function FigureTable(props: FigureTableProps) {
  const { title, labelledBy, columns, rows, rest = [], size, setOff, kind = 'periods' } = props;
  const short = kind === 'compared' && areShort(columns, [...rows, ...rest]) && 'short';
  const classes = ['pay-table', `pay-table-${kind}`, size, short, setOff].filter(Boolean);
  return (
    <table className={classes.join(' ')} aria-labelledby={labelledBy}>
      {title && (
        <caption>
          <h2>{title}</h2>
        </caption>
      )}
      <thead>
        <tr>
          <td />
          {columns.map((column, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name. A new element when its words change: see LiveText.
            <th key={`${index} ${column}`} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <Rows rows={rows} />
      {rest.length > 0 && <Rows rows={rest} />}
    </table>
  );
}

/**
 * True if the columns leave a phone room for labels: as those of $21,538.46, $1,182 and $20,356.46 do where no word of a label is longer
 * than 'fortnight'.
 */
function areShort(columns: readonly string[], rows: readonly FigureRow[]): boolean {
  const word = longestWord(rows.map(({ label }) => label));
  return figuresWidth(rows, columns) + Math.max(word - 'fortnight'.length, 0) <= 24;
}

/** Letters side by side, with each column as wide as its longest figure, and as the longest word of its head. */
export function figuresWidth(rows: readonly FigureRow[], heads: readonly string[] = []): number {
  const widths = rows[0]?.cells.map((_, at) =>
    Math.max(longestWord([heads[at] ?? '']), longest(rows.map((row) => row.cells[at] ?? ''))),
  );
  return (widths ?? []).reduce((total, width) => total + width, 0);
}

function longestWord(texts: readonly string[]): number {
  return longest(texts.flatMap((text) => text.split(/[\s-]/)));
}

function longest(texts: readonly string[]): number {
  return Math.max(...texts.map(({ length }) => length));
}

function Rows({ rows }: { rows: readonly FigureRow[] }) {
  const attributes = useFigureAttributes();
  return (
    <tbody>
      {rows.map(({ label, cells, emphasis }) => (
        <tr key={label} className={emphasis}>
          <th scope="row">{label}</th>
          {cells.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
            <td key={index} {...attributes}>
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
