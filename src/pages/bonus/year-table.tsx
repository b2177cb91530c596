import { useFigureAttributes } from '../../components/live-text.tsx';
import type { YearRow, yearRows } from './year-texts.ts';

/** The year without the bonus, with it, and the difference. */
export function YearTable({ pay, superannuation }: ReturnType<typeof yearRows>) {
  return (
    <table className="pay-table pay-table-compared">
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
        {pay.map((row) => (
          <Row key={row.label} {...row} />
        ))}
      </tbody>
      <tbody>
        <Row {...superannuation} />
      </tbody>
    </table>
  );
}

function Row({ label, without, with: withIt, added }: YearRow) {
  const attributes = useFigureAttributes();
  return (
    <tr>
      <th scope="row">{label}</th>
      <td {...attributes}>{without}</td>
      <td {...attributes}>{withIt}</td>
      <td {...attributes}>{added}</td>
    </tr>
  );
}
