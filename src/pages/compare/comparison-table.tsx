import { LiveText, useFigureAttributes } from '../../components/live-text.tsx';
import type { ComparisonRow, ComparisonTableTexts } from './comparison-rows.ts';

/** The figures of two pays side by side, and how they differ. */
export function ComparisonTable({
  now,
  offer,
  year,
  rest,
}: ComparisonTableTexts & { now: string; offer: string }) {
  const figures = [...year, ...rest].flatMap(({ now, offer, difference }) => [
    now,
    offer,
    difference,
  ]);
  const isShort = figures.every(({ length }) => length <= MOST_SHORT);
  return (
    <table
      className={isShort ? 'pay-table pay-table-compared short' : 'pay-table pay-table-compared'}
    >
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

/** As long as $999,999 or +$9,999.99. */
const MOST_SHORT = 10;

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
