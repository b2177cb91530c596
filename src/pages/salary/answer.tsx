/** The first card of a salary page: take-home pay by every period, then what people ask about it most. */
import { FigureList } from '../../components/figure-list.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import {
  bonusPath,
  calculatorPath,
  comparePath,
  DISCLAIMER_PATH,
  hourPath,
} from '../../site/paths.ts';
import type { SalaryPageProps } from './texts.ts';

export function Answer({ amount, breakdown, takeHome, pays, payBar, year }: SalaryPageProps) {
  const { hour, taxTime } = pays;
  return (
    <div className="card answer">
      <p>
        <strong>{breakdown.net}</strong>
        {year.isSimplified
          ? ` take-home pay a year. A simplified model of ${year.label}: `
          : ` take-home pay a year in ${year.label}, if single`}
        {year.isSimplified && <a href={DISCLAIMER_PATH}>what differs</a>}
      </p>
      <dl>
        <Period name="Month" pay={takeHome.monthly.net} />
        <Period name="Fortnight" pay={takeHome.fortnightly.net} />
        <Period name="Week" pay={takeHome.weekly.net} />
        <Period name={`${taxTime ? 'Average hour' : 'Hour'} (38 a week)`} pay={hour.afterTax} />
        {taxTime && <Period name="At tax time" pay={taxTime.sentence} />}
      </dl>
      <PayBar parts={payBarParts(payBar)} />
      <p className="actions">
        <a className="button main" href={calculatorPath(amount)}>
          {`Adjust ${breakdown.gross} in the calculator`}
        </a>{' '}
        <a className="button" href={comparePath(amount)}>
          {`Compare ${breakdown.gross} with another pay`}
        </a>
        {!year.isSimplified && (
          <>
            {' '}
            <a href={bonusPath(amount)}>What lands from a bonus</a>
          </>
        )}
      </p>
    </div>
  );
}

function Period({ name, pay }: { name: string; pay: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{pay}</dd>
    </div>
  );
}

/** The salary with a student loan, with super inside it, and by the hour. */
export function Variations({ pays, facts, hourlyRate }: SalaryPageProps) {
  const { studentLoan, ifSuperIncluded } = facts;
  return (
    <div className="columns columns-quiet">
      <section>
        <h2>With a student loan</h2>
        <FigureList
          figures={[
            { label: 'Take-home pay', amount: studentLoan.net },
            { label: 'Each fortnight', amount: pays.fortnightlyWithLoan },
          ]}
        />
      </section>
      <section>
        <h2>If super is included</h2>
        <FigureList
          figures={[
            { label: 'Salary', amount: ifSuperIncluded.gross },
            { label: 'Super', amount: ifSuperIncluded.superannuation },
            { label: 'Take-home pay', amount: ifSuperIncluded.net },
          ]}
        />
      </section>
      <section>
        <h2>Per hour</h2>
        <FigureList
          figures={[
            { label: 'Before tax', amount: pays.hour.beforeTax },
            {
              label: pays.taxTime ? 'After tax, on average' : 'After tax',
              amount: pays.hour.afterTax,
            },
          ]}
        />
        {hourlyRate && (
          <p>
            <a href={hourPath(hourlyRate.amount)}>{`${hourlyRate.text} an hour`}</a>
          </p>
        )}
      </section>
    </div>
  );
}
