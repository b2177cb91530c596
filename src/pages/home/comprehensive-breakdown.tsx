import { PayTable, type PayTableRow } from '../../components/pay-table.tsx';
import { formatCents } from '../../site/money.ts';
import type { PayTableTexts } from '../../site/pay-texts.ts';

/** Every amount for every period. */
export function ComprehensiveBreakdown(table: PayTableTexts) {
  const rows: PayTableRow[] = [
    { label: 'Gross Income', ...table.gross },
    { label: 'Superannuation', ...table.superannuation },
    { label: 'Total Tax', ...table.totalTax, emphasis: 'total' },
    { label: 'Income Tax', ...table.incomeTax },
    { label: 'Medicare Levy', ...table.medicareLevy },
    { label: 'Medicare Levy Surcharge', ...table.surcharge },
  ];
  if (table.studentLoan !== undefined) {
    rows.push({ label: 'Student Loan Repayment', ...table.studentLoan });
  }
  rows.push({ label: 'Take Home Pay', ...table.takeHome });
  return (
    <section className="card comprehensive">
      <PayTable rows={rows.map(markNothing)} isLong={table.isLong} />
    </section>
  );
}

function markNothing(row: PayTableRow): PayTableRow {
  return row.annually === NOTHING ? { ...row, emphasis: 'nothing' } : row;
}

const NOTHING = formatCents(0);
