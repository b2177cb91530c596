/** The cards that answer what someone with this very salary asks. */
import { FigureList } from '../../components/figure-list.tsx';
import { BracketScale } from '../../components/plots/bracket-scale.tsx';
import { EarningsSpread } from '../../components/plots/earnings-spread.tsx';
import type { EarningsWords } from '../../words/earnings.ts';
import type { SalaryPageProps } from './texts.ts';

export function SalaryFactCards(props: SalaryPageProps) {
  return (
    <div className="columns">
      <Comparison {...props} />
      <NextThousand {...props} />
      <TaxYears {...props} />
    </div>
  );
}

function Comparison({ year: { earnings }, breakdown: { gross }, standing }: SalaryPageProps) {
  const { median, countedIn, average, averageOf, minimumWage, minimumWageFrom } = earnings;
  return (
    <section className="card">
      <h2>{`How ${gross} compares`}</h2>
      <EarningsSpread {...earnings.spread} mark={standing.mark} />
      <p>{comparison(gross, standing, earnings)}</p>
      <FigureList
        figures={[
          {
            label: `Full-time median, ${countedIn}`,
            amount: median,
            note: `${gross} is ${standing.besideMedian}`,
          },
          {
            label: `Full-time average, ${averageOf}`,
            amount: average,
            note: `${gross} is ${standing.besideAverage}`,
          },
          {
            label: `Minimum wage from ${minimumWageFrom}`,
            amount: minimumWage,
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

/** How the salary is placed among full-time earnings, in a sentence. */
function comparison(
  gross: string,
  { below, isHighest }: SalaryPageProps['standing'],
  { countedIn, highest, highestShare }: EarningsWords,
): string {
  if (isHighest) {
    return `The highest-paid ${highestShare} in 100 full-time employees earned ${highest} or more in ${countedIn}.`;
  }
  return below === undefined
    ? `Fewer than 1 in 100 full-time employees earned less than ${gross} a year in ${countedIn}.`
    : `${gross} is more than about ${below} in 100 full-time employees earned in ${countedIn}.`;
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
