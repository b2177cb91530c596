import { PayTable, type PayTableRow } from '../../components/pay-table.tsx';
import { formatCents } from '../../words/money.ts';
import type { PayTableTexts, PeriodTexts } from '../../words/pay-texts.ts';

/** Every amount for every period. */
export function ComprehensiveBreakdown(table: PayTableTexts) {
  const rows: PayTableRow[] = [
    { label: 'Gross Income', ...table.gross },
    ...ifAny('Standard Deduction', table.standardDeduction),
    { label: 'Superannuation', ...table.superannuation },
    { label: 'Total Tax', ...table.totalTax, emphasis: 'total' },
    { label: 'Income Tax', ...table.incomeTax },
    { label: 'Medicare Levy', ...table.medicareLevy },
    { label: 'Medicare Levy Surcharge', ...table.surcharge },
    ...ifAny('Student Loan Repayment', table.studentLoan),
    ...ifAny('Division 293 Tax', table.division293),
    { label: 'Take Home Pay', ...table.takeHome },
  ];
  return (
    <section className="card comprehensive">
      <PayTable rows={rows.map(markNothing)} isLong={table.isLong} />
    </section>
  );
}

function ifAny(label: string, texts: PeriodTexts | undefined): PayTableRow[] {
  return texts === undefined ? [] : [{ label, ...texts }];
}

function markNothing(row: PayTableRow): PayTableRow {
  return row.annually === NOTHING ? { ...row, emphasis: 'nothing' } : row;
}

const NOTHING = formatCents(0);
