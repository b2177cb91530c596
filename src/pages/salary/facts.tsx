/** The cards that answer what someone with this very salary asks. */
import { FigureList } from '../../components/figure-list.tsx';
import { BracketScale } from '../../components/plots/bracket-scale.tsx';
import { EarningsSpread } from '../../components/plots/earnings-spread.tsx';
import { HIGHEST_BAND_FROM, publishedEarnings } from '../../words/earnings.ts';
import { formatDollars } from '../../words/money.ts';
import type { SalaryPageProps } from './salary-page-props.ts';

export function SalaryFactCards(props: SalaryPageProps) {
  return (
    <div className="columns">
      <Comparison {...props} />
      <NextThousand {...props} />
      <TaxYears {...props} />
    </div>
  );
}

function Comparison({ year, breakdown: { gross }, standing }: SalaryPageProps) {
  const { median, average, minimumWage, minimumWageFrom } = publishedEarnings(year.label);
  return (
    <section className="card">
      <h2>{`How ${gross} Compares`}</h2>
      <EarningsSpread mark={standing.mark} />
      <p>{comparison(gross, standing)}</p>
      <FigureList
        figures={[
          {
            label: 'Full-time median, August 2025',
            amount: formatDollars(median),
            note: `${gross} is ${standing.besideMedian}`,
          },
          {
            label: 'Full-time average, May 2026',
            amount: formatDollars(average),
            note: `${gross} is ${standing.besideAverage}`,
          },
          {
            label: `Minimum wage from ${minimumWageFrom}`,
            amount: formatDollars(minimumWage),
            note: `${gross} is ${standing.besideMinimumWage}`,
          },
        ]}
      />
      <p className="hint">
        Before tax. Sources: ABS and, for a 38-hour week, Fair Work Commission.
      </p>
    </section>
  );
}

const HIGHEST = formatDollars(HIGHEST_BAND_FROM);

/** How the salary is placed among full-time earnings, in a sentence. */
export function comparison(
  gross: string,
  { below, isHighest }: SalaryPageProps['standing'],
): string {
  if (isHighest) {
    return `The highest-paid 2 to 3 in 100 full-time employees earned ${HIGHEST} a year or more in August 2025.`;
  }
  return below === undefined
    ? `Fewer than 1 in 100 full-time employees earned less than ${gross} a year in August 2025.`
    : `${gross} is more than about ${below} in 100 full-time employees earned in August 2025.`;
}

function NextThousand({ bracketScale, facts: { nextThousand } }: SalaryPageProps) {
  const { kept, marginalRate, nextBracket, notes } = nextThousand;
  return (
    <section className="card">
      <h2>The Next $1,000</h2>
      <p>{`You keep ${kept} of a further $1,000 a year. Tax takes ${marginalRate} of the next dollar.`}</p>
      <BracketScale {...bracketScale} />
      <p>
        {nextBracket === undefined
          ? 'There is no higher bracket.'
          : `From ${nextBracket.above} each extra dollar is taxed at ${nextBracket.rate}.`}
      </p>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

function TaxYears({ breakdown: { gross }, facts: { years } }: SalaryPageProps) {
  return (
    <section className="card">
      <table>
        <caption>
          <h2>{`${gross} in Other Tax Years`}</h2>
        </caption>
        <thead>
          <tr>
            <th scope="col">Tax year</th>
            <th scope="col">Net</th>
          </tr>
        </thead>
        <tbody>
          {years.map(({ taxYear, net }) => (
            <tr key={taxYear}>
              <th scope="row">{taxYear}</th>
              <td>{net}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
