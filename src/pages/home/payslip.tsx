import type { ReactNode } from 'react';
import { LiveText } from '../../components/live-text.tsx';
import type { WithholdingPeriod } from '../../pay/withholding/index.ts';
import type { PayslipContent, PayslipTable, PayslipTexts } from '../../words/payslip.ts';

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
    <section className={`card card-wide payslip ${period}`}>
      <h2 id={HEADING_ID}>On your payslip</h2>
      <p>Your employer takes tax out of each pay (withholds it) by the ATO's tax tables.</p>
      <Figures {...table} />
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
function Figures(table: PayslipTable) {
  return (
    <table
      className={table.isLong ? 'pay-table pay-table-periods long' : 'pay-table pay-table-periods'}
      aria-labelledby={HEADING_ID}
    >
      <thead>
        <tr>
          <td />
          <th scope="col">Weekly</th>
          <th scope="col">Fortnightly</th>
          <th scope="col">Monthly</th>
        </tr>
      </thead>
      <tbody>
        <Row label="Gross" texts={table.gross} />
        <Row label="Tax withheld" texts={table.tax} />
        {table.studentLoan && <Row label="Student loan withheld" texts={table.studentLoan} />}
        <Row label="In the account" texts={table.inAccount} />
      </tbody>
      <tbody>
        <Row label="Super" texts={table.superannuation} />
        {table.taxTime && <Row label="At tax time" texts={table.taxTime} />}
      </tbody>
    </table>
  );
}

function Row({ label, texts }: { label: string; texts: PayslipTexts }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      <td translate="no">{texts.weekly}</td>
      <td translate="no">{texts.fortnightly}</td>
      <td translate="no">{texts.monthly}</td>
    </tr>
  );
}
