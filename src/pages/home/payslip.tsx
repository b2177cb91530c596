import { LiveText } from '../../components/live-text.tsx';
import type { PayslipContent, PayslipTable, PayslipTexts } from '../../words/payslip.ts';

const HEADING_ID = 'payslip';

/** The payslips of the year, and how they compare with its tax. */
export function Payslip({ basis, chosen, table, year, hints }: PayslipContent) {
  return (
    <section className="card payslip">
      <h2 id={HEADING_ID}>On your payslip</h2>
      <Sentence text={basis} />
      {chosen === undefined ? null : <Sentence text={chosen} />}
      {table === undefined ? null : <Figures {...table} />}
      {year.map((text) => (
        <Sentence key={text} text={text} />
      ))}
      {hints.map((text) => (
        <p key={text} className="hint">
          {text}
        </p>
      ))}
    </section>
  );
}

function Sentence({ text }: { text: string }) {
  return (
    <p>
      <LiveText>{text}</LiveText>
    </p>
  );
}

/** One pay first, then what such pays come to in a year. */
function Figures(table: PayslipTable) {
  return (
    <table className={table.isLong ? 'pay-table long' : 'pay-table'} aria-labelledby={HEADING_ID}>
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
        {table.inAccount && <Row label="In the account" texts={table.inAccount} />}
      </tbody>
      <tbody>
        <Row label="Super" texts={table.superannuation} />
        {table.withheldInYear && (
          <Row label="Withheld over 52, 26 or 12 pays" texts={table.withheldInYear} />
        )}
        {table.aboveTax && <Row label="Compared with the year's tax" texts={table.aboveTax} />}
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
