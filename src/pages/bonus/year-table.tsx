import { useFigureAttributes } from '../../components/live-text.tsx';
import type { YearRow } from './year-texts.ts';

/** The year without the bonus, with it, and the difference. */
export function YearTable({ rows }: { rows: readonly YearRow[] }) {
  const attributes = useFigureAttributes();
  return (
    <table className="pay-table">
      <caption>
        <h2>The year with and without it</h2>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Without</th>
          <th scope="col">With</th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, without, with: withIt, added, emphasis }) => (
          <tr key={label} className={emphasis}>
            <th scope="row">{label}</th>
            <td {...attributes}>{without}</td>
            <td {...attributes}>{withIt}</td>
            <td {...attributes}>{added}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
