import type { PeriodTexts } from '../words/pay-texts.ts';
import { useFigureAttributes } from './live-text.tsx';

/** One row of the comprehensive table. */
export interface PayTableRow extends PeriodTexts {
  readonly label: string;
  /** Marks a sum, or a row of nothing but zeros, so that the style can lead the eye. */
  readonly emphasis?: 'total' | 'nothing';
}

/** The comprehensive breakdown: a row an amount, a column a period. `isLong` gives long figures more room. */
export function PayTable({ rows, isLong }: { rows: readonly PayTableRow[]; isLong: boolean }) {
  const attributes = useFigureAttributes();
  return (
    <table className={isLong ? 'pay-table long' : 'pay-table'}>
      <caption>
        <h2>Comprehensive Breakdown</h2>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">Weekly</th>
          <th scope="col">Fortnightly</th>
          <th scope="col">Monthly</th>
          <th scope="col">Annually</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, weekly, fortnightly, monthly, annually, emphasis }) => (
          <tr key={label} className={emphasis}>
            <th scope="row">{label}</th>
            <td {...attributes}>{weekly}</td>
            <td {...attributes}>{fortnightly}</td>
            <td {...attributes}>{monthly}</td>
            <td {...attributes}>{annually}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
