import type { FigureRow } from '../../words/figures.ts';

/** Scale 2 is that of a resident who claims the tax-free threshold, scale 1 of one who does not. */
const GROUPS = [
  { name: 'Threshold claimed', scale: 2 },
  { name: 'Not claimed', scale: 1 },
] as const;

/** The columns of each group. */
const LOANS = [
  { name: 'No loan', studentLoan: false },
  { name: 'Study loan', studentLoan: true },
] as const;

/** What each column withholds for. */
export const COLUMNS = GROUPS.flatMap(({ scale }) =>
  LOANS.map(({ studentLoan }) => ({ scale, studentLoan })),
);

interface WithheldTableProps {
  readonly title: string;
  /** The cells of each are in the order of {@link COLUMNS}. */
  readonly rows: readonly FigureRow[];
}

/** The table of a year. Its heads have two rows, short enough for a phone. */
export function WithheldTable({ title, rows }: WithheldTableProps) {
  return (
    <table className="pay-table pay-table-plain">
      <caption>
        <h2>{title}</h2>
      </caption>
      <colgroup />
      {GROUPS.map(({ name }) => (
        <colgroup key={name} span={LOANS.length} />
      ))}
      <thead>
        <tr>
          <th scope="col" rowSpan={2}>
            Pay
          </th>
          {GROUPS.map(({ name }) => (
            <th key={name} scope="colgroup" colSpan={LOANS.length}>
              {name}
            </th>
          ))}
        </tr>
        <tr>
          {GROUPS.map((group) =>
            LOANS.map((loan) => (
              <th key={group.name + loan.name} scope="col">
                {loan.name}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column.
              <td key={index}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
