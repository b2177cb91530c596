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
      <h2>{`How ${gross} compares`}</h2>
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
function comparison(gross: string, { below, isHighest }: SalaryPageProps['standing']): string {
  if (isHighest) {
    return `The highest-paid 2 to 3 in 100 full-time employees earned ${HIGHEST} or more in August 2025.`;
  }
  return below === undefined
    ? `Fewer than 1 in 100 full-time employees earned less than ${gross} a year in August 2025.`
    : `${gross} is more than about ${below} in 100 full-time employees earned in August 2025.`;
}

function NextThousand({ bracketScale, facts: { nextThousand } }: SalaryPageProps) {
  const { kept, marginalRate, nextBracket, notes } = nextThousand;
  return (
    <section className="card">
      <h2>The next $1,000</h2>
      <p>{`Earn $1,000 more a year and keep ${kept}. Tax takes ${marginalRate} of the next dollar.`}</p>
      <BracketScale {...bracketScale} />
      {nextBracket && (
        <p>{`From ${nextBracket.above} each extra dollar is taxed at ${nextBracket.rate}.`}</p>
      )}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </section>
  );
}

function TaxYears({ facts: { years } }: SalaryPageProps) {
  return (
    <section className="card">
      <h2>Take-home pay by tax year</h2>
      <FigureList figures={years.map(({ taxYear, net }) => ({ label: taxYear, amount: net }))} />
    </section>
  );
}
