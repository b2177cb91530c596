import type { ReactNode } from 'react';
import { perPeriod } from '../pay/index.ts';
import { formatCents } from '../site/money.ts';
import { keptParts, part, type TemplatePart } from './templated.tsx';

/** One row of the comprehensive table: a yearly amount, in dollars, shown for every period. */
export interface PayTableRow {
  readonly label: string;
  readonly annual: number;
}

/** The comprehensive breakdown: a row an amount, a column a period (spec §2). */
export function payTable(rows: readonly PayTableRow[]): TemplatePart {
  const isLong = rows.some(({ annual }) => annual >= LONG_ANNUAL);
  return part(
    PayTable,
    rows.map(({ label, annual }) => (annual === 0 ? emptyRow(label) : row(label, annual))),
    isLong ? 'pay-table long' : 'pay-table',
  );
}

function row(label: string, annual: number): TemplatePart {
  return part(
    Row,
    label,
    formatCents(perPeriod(annual, 'weekly')),
    formatCents(perPeriod(annual, 'fortnightly')),
    formatCents(perPeriod(annual, 'monthly')),
    formatCents(annual),
  );
}

const emptyRow = keptParts((label: string) => row(label, 0), 100);

function PayTable({ slots: [rows, className] }: { slots: [rows: ReactNode, className: string] }) {
  return (
    <table className={className}>
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
      <tbody>{rows}</tbody>
    </table>
  );
}

function Row({
  slots: [label, weekly, fortnightly, monthly, annually],
}: {
  slots: [label: string, weekly: string, fortnightly: string, monthly: string, annually: string];
}) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{weekly}</td>
      <td>{fortnightly}</td>
      <td>{monthly}</td>
      <td>{annually}</td>
    </tr>
  );
}

/** From this amount a year on, a row's figures are too long to stand side by side on a phone. */
const LONG_ANNUAL = 200_000;
