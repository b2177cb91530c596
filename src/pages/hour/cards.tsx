/** The tables and cards of an hour page. */
import { FigureList } from '../../components/figure-list.tsx';
import { FigureTable } from '../../components/figure-table.tsx';
import { HOURS_OF_TABLE, type HourPageProps } from './texts.ts';

/** The pay of 38 hours a week, by period, before and after tax. */
export function PaysTable({ pays, gross, totalTax, net, taxTime }: HourPageProps) {
  const { weekly, fortnightly, monthly } = pays;
  const row = (label: string, pay: typeof weekly) => ({
    label,
    cells: [pay.gross, pay.taken, pay.net],
  });
  return (
    <section className="card">
      <FigureTable
        kind="plain"
        title="Before and after tax"
        columns={taxTime ? ['Before tax', 'Withheld', 'Lands'] : ['Before tax', 'Tax', 'After tax']}
        rows={[
          row('Week', weekly),
          row('Fortnight', fortnightly),
          row('Month', monthly),
          { label: 'Year', cells: [gross, totalTax, net] },
        ]}
      />
      {taxTime && <p>{taxTime}</p>}
    </section>
  );
}

/** The pay of other hours, and of a year with four unpaid weeks. */
export function HoursTable({ byHours, taxTime }: HourPageProps) {
  return (
    <section className="card">
      <FigureTable
        kind="plain"
        title="By hours a week"
        columns={[
          'Week before tax',
          taxTime ? 'Week lands' : 'Week after tax',
          '52 weeks after tax',
          '48 weeks after tax',
        ]}
        rows={HOURS_OF_TABLE.map((hours, index) => ({
          label: `${hours} h`,
          cells: byHours[index] ?? [],
        }))}
      />
      <p className="hint">48 paid weeks: four weeks off without pay, as for many casuals.</p>
    </section>
  );
}

export function HourCards(props: HourPageProps) {
  const { rate, studentLoan, loading, overtime, minimumWage, superannuation, year, taxTime } =
    props;
  return (
    <div className="columns">
      <section className="card">
        <h2>With a study loan</h2>
        <FigureList
          figures={[
            {
              label: taxTime ? 'A fortnight lands' : 'A fortnight after tax',
              amount: studentLoan.fortnight,
            },
            { label: 'Repaid in a year', amount: studentLoan.repayment },
            { label: 'A year after tax', amount: studentLoan.net },
          ]}
        />
      </section>
      <section className="card">
        <h2>Casual loading and overtime</h2>
        <FigureList
          figures={[
            {
              label: '25% loading on top',
              amount: loading.onTop,
              note: `${loading.net} a year after tax`,
            },
            { label: '25% loading inside: base rate', amount: loading.base },
            { label: 'Time and a half', amount: overtime.half },
            { label: 'Double time', amount: overtime.double },
          ]}
        />
      </section>
      <section className="card">
        <h2>Minimum wage and super</h2>
        <FigureList
          figures={[
            {
              label: `Minimum wage from ${minimumWage.from}`,
              amount: minimumWage.hour,
              note: `${rate} is ${minimumWage.beside}`,
            },
            { label: `Super on top (${year.superRate})`, amount: superannuation, note: 'a year' },
          ]}
        />
        {minimumWage.isBelow && (
          <p>Less than the minimum wage of an adult. Younger people and trainees may have less.</p>
        )}
      </section>
    </div>
  );
}
