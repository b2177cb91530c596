import type { ReactNode } from 'react';
import { type FigureRow, FigureTable } from '../../components/figure-table.tsx';
import { LiveText } from '../../components/live-text.tsx';
import type { WithholdingPeriod } from '../../pay/withholding/index.ts';
import type { PayslipContent, PayslipTable, PayslipTexts } from './payslip-texts.ts';

const HEADING_ID = 'payslip';

/** One pay of the year, and what the tax return makes of all of them. The column of `period` is set off. */
export function Payslip({
  table,
  notes,
  more,
  period,
  children,
}: PayslipContent & {
  period: WithholdingPeriod;
  /** After the notes. */
  children: ReactNode;
}) {
  return (
    <section className="card card-wide payslip">
      <h2 id={HEADING_ID}>On your payslip</h2>
      <p>Your employer takes tax out of each pay (withholds it) by the ATO's tax tables.</p>
      <Figures {...table} period={period} />
      {notes.map((text) => (
        <Sentences key={text} text={text} />
      ))}
      {children}
      <details>
        <summary>Why this differs from your year</summary>
        <p>Employers use the ATO's tax tables, so pays differ slightly from your yearly figure.</p>
        {more.map((text) => (
          <Sentences key={text} text={text} />
        ))}
      </details>
    </section>
  );
}

function Sentences({ text }: { text: string }) {
  return (
    <p>
      <LiveText>{text}</LiveText>
    </p>
  );
}

/** One pay first, then what goes into super, and what such pays leave for the tax return. */
function Figures({
  gross,
  tax,
  studentLoan,
  inAccount,
  superannuation,
  taxTime,
  isLong,
  period,
}: PayslipTable & { period: WithholdingPeriod }) {
  return (
    <FigureTable
      labelledBy={HEADING_ID}
      columns={['Weekly', 'Fortnightly', 'Monthly']}
      rows={[
        row('Gross', gross),
        row('Tax withheld', tax),
        ...(studentLoan ? [row('Student loan withheld', studentLoan)] : []),
        row('In the account', inAccount),
      ]}
      rest={[row('Super', superannuation), ...(taxTime ? [row('At tax time', taxTime)] : [])]}
      size={isLong ? 'long' : undefined}
      setOff={period}
    />
  );
}

function row(label: string, { weekly, fortnightly, monthly }: PayslipTexts): FigureRow {
  return { label, cells: [weekly, fortnightly, monthly] };
}
