import type { ReactNode } from 'react';
import { perPeriod } from '../pay/index.ts';
import { formatCents } from '../site/money.ts';
import { Reused } from './reused.tsx';

/** One row of the comprehensive table: a yearly amount, in dollars, shown for every period. */
export interface PayTableRow {
  readonly label: string;
  readonly annual: number;
}

/** The comprehensive breakdown: a row an amount, a column a period (spec §2). */
export function PayTable({ caption, rows }: { caption: ReactNode; rows: readonly PayTableRow[] }) {
  const isLong = rows.some(({ annual }) => annual >= LONG_ANNUAL);
  return (
    <table className={isLong ? 'pay-table long' : 'pay-table'}>
      <caption>{caption}</caption>
      <Reused as="thead" name="pay-table-head" version="">
        <tr>
          <td />
          <th scope="col">Weekly</th>
          <th scope="col">Fortnightly</th>
          <th scope="col">Monthly</th>
          <th scope="col">Annually</th>
        </tr>
      </Reused>
      <tbody>
        {rows.map(({ label, annual }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{formatCents(perPeriod(annual, 'weekly'))}</td>
            <td>{formatCents(perPeriod(annual, 'fortnightly'))}</td>
            <td>{formatCents(perPeriod(annual, 'monthly'))}</td>
            <td>{formatCents(annual)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From this amount a year on, a row's figures are too long to stand side by side on a phone. */
const LONG_ANNUAL = 200_000;
