import { LiveText, useFigureAttributes } from '../../components/live-text.tsx';
import type { ComparisonRow, ComparisonTableTexts } from './comparison-rows.ts';

/** The figures of two pays side by side, and how they differ. */
export function ComparisonTable({
  now,
  offer,
  year,
  rest,
}: ComparisonTableTexts & { now: string; offer: string }) {
  return (
    <table className="pay-table">
      <caption>
        <h2>Side by side</h2>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <LiveText>{now}</LiveText>
          </th>
          <th scope="col">
            <LiveText>{offer}</LiveText>
          </th>
          <th scope="col">Difference</th>
        </tr>
      </thead>
      <Rows rows={year} />
      <Rows rows={rest} />
    </table>
  );
}

function Rows({ rows }: { rows: readonly ComparisonRow[] }) {
  const attributes = useFigureAttributes();
  return (
    <tbody>
      {rows.map(({ label, now, offer, difference }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td {...attributes}>{now}</td>
          <td {...attributes}>{offer}</td>
          <td {...attributes}>{difference}</td>
        </tr>
      ))}
    </tbody>
  );
}
