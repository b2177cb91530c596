/** The cards of a salary page: take-home pay by every period, then what people ask about this very salary. */

import { FigureList, FigureSection } from '../../components/figure-list.tsx';
import { NamedTexts } from '../../components/named-texts.tsx';
import { AskedOffers } from '../../components/offers.tsx';
import { PayBar, payBarParts } from '../../components/plots/pay-bar.tsx';
import { BracketScale, EarningsSpread } from '../../components/plots/scales.tsx';
import { HOURS_PER_WEEK } from '../../pay/rules/every-year.ts';
import { calculatorPath, DISCLAIMER_PATH, hourPath, salaryEntries } from '../../site/paths.ts';
import type { SalaryPageProps } from './texts.ts';

export function Answer({ amount, breakdown, takeHome, pays, payBar, year }: SalaryPageProps) {
  const { hour, taxTime } = pays;
  const asked = { rules: year.rules, entries: salaryEntries(amount) };
  return (
    <section className="card answer">
      <h2>You take home</h2>
      <p>
        <strong>{breakdown.net}</strong>
        {year.isSimplified
          ? ` a year. A simplified model of ${year.label}: `
          : ` a year after tax in ${year.label}, if single`}
        {year.isSimplified && <a href={DISCLAIMER_PATH}>what differs</a>}
      </p>
      <NamedTexts
        of={Object.entries({
          Month: takeHome.monthly.net,
          Fortnight: takeHome.fortnightly.net,
          Week: takeHome.weekly.net,
          [`${taxTime ? 'Average hour' : 'Hour'} (${HOURS_PER_WEEK} a week)`]: hour.afterTax,
          ...(taxTime && { 'At tax time': taxTime.sentence }),
        })}
      />
      <PayBar parts={payBarParts(payBar)} />
      <p className="actions">
        <a className="button main" href={calculatorPath(amount)}>
          {`Adjust ${breakdown.gross} in the calculator`}
        </a>
        <AskedOffers {...asked} topic="another offer" className="button" />
        <AskedOffers {...asked} topic="bonus" />
      </p>
    </section>
  );
}

/** The salary with a student loan, with super inside it, and by the hour. */
export function WhatIf({ pays, facts, hourlyRate }: SalaryPageProps) {
  const { studentLoan, ifSuperIncluded } = facts;
  const afterTax = pays.taxTime ? 'After tax, on average' : 'After tax';
  return (
    <section className="card">
      <h2>What if</h2>
      <div className="columns">
        <FigureSection
          Title="h3"
          title="Student loan"
          figures={[
            { label: 'Take-home pay', amount: studentLoan.net },
            { label: 'Each fortnight', amount: pays.fortnightlyWithLoan },
          ]}
        />
        <FigureSection
          Title="h3"
          title="Super included"
          figures={[
            { label: 'Salary', amount: ifSuperIncluded.gross },
            { label: 'Super', amount: ifSuperIncluded.superannuation },
            { label: 'Take-home pay', amount: ifSuperIncluded.net },
          ]}
        />
        <FigureSection
          Title="h3"
          title="Per hour"
          figures={[
            { label: 'Before tax', amount: pays.hour.beforeTax },
            { label: afterTax, amount: pays.hour.afterTax },
          ]}
        >
          {hourlyRate && (
            <p>
              <a href={hourPath(hourlyRate.amount)}>{`${hourlyRate.text} an hour`}</a>
            </p>
          )}
        </FigureSection>
      </div>
    </section>
  );
}

export function SalaryFactCards(props: SalaryPageProps) {
  const figures = props.facts.years.map(({ taxYear, net }) => ({ label: taxYear, amount: net }));
  return (
    <div className="columns">
      <Comparison {...props} />
      <NextThousand {...props} />
      <FigureSection className="card" title="Take-home pay by year" figures={figures} />
    </div>
  );
}

function Comparison(props: SalaryPageProps) {
  const { year, breakdown, place } = props;
  const { gross } = breakdown;
  const { median, countedIn, average, averageOf, minimumWage, minimumWageFrom } = year.earnings;
  const figure = (label: string, amount: string, beside: string) => ({
    label,
    amount,
    note: `${gross} is ${beside}`,
  });
  return (
    <section className="card">
      <h2>{`How ${gross} compares`}</h2>
      <EarningsSpread {...year.earnings.spread} mark={place.mark} />
      <p>{comparison(props)}</p>
      <FigureList
        figures={[
          figure(`Full-time median, ${countedIn}`, median, place.besideMedian),
          figure(`Full-time average, ${averageOf}`, average, place.besideAverage),
          figure(`Minimum wage from ${minimumWageFrom}`, minimumWage, place.besideMinimumWage),
        ]}
      />
      <p className="hint">
        {`Before tax. Sources: ABS and, for a ${HOURS_PER_WEEK}-hour week, Fair Work Commission.`}
      </p>
    </section>
  );
}

/** How the salary is placed among full-time earnings, in a sentence. */
function comparison({ year, breakdown: { gross }, place }: SalaryPageProps): string {
  const { countedIn, highest, highestShare } = year.earnings;
  const { below, isHighest } = place;
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
