import type { ReactNode } from 'react';
import { PayTable, type PayTableRow } from '../../components/pay-table.tsx';
import type { PayPeriod } from '../../pay/index.ts';
import { formatCents } from '../../words/money.ts';
import type { PayTableTexts, PeriodTexts } from '../../words/pay-texts.ts';

/** Every amount for every period, the column of `cycle` set off; `children` are words below. */
export function ComprehensiveBreakdown({
  cycle,
  children,
  ...table
}: PayTableTexts & { cycle: PayPeriod; children: ReactNode }) {
  const rows: PayTableRow[] = [
    { label: 'Gross Income', ...table.gross },
    ...ifAny('Standard Deduction', table.standardDeduction),
    { label: 'Superannuation', ...table.superannuation },
    { label: 'Total Tax', ...table.totalTax, emphasis: 'total' },
    { label: 'Income Tax', ...table.incomeTax },
    { label: 'Medicare Levy', ...table.medicareLevy },
    { label: 'Medicare Levy Surcharge', ...table.surcharge },
    ...ifAny('Student Loan Repayment', table.studentLoan),
    { label: 'Take Home Pay', ...table.takeHome },
  ];
  return (
    <section className={`card comprehensive ${cycle}`}>
      <PayTable rows={rows.map(markNothing)} isLong={table.isLong} />
      {children}
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
