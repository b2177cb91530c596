/** The cards below the answer: how it is worked out, and what the bonus makes of the year. */
import { memo } from 'react';
import { FigureList } from '../../components/figure-list.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { formatDollars } from '../../words/money.ts';
import { KIND_WORDS, PERIOD_WORDS } from './answer-texts.ts';
import type { BonusCalculation } from './bonus-calculation.ts';
import { passedRates } from './passed-rates.ts';
import { RatesPlot } from './rates-plot.tsx';
import { averageRows, payoutRows, stepRows } from './step-texts.ts';
import { YearTable } from './year-table.tsx';
import { yearNotes, yearRows } from './year-texts.ts';

export interface CardsProps {
  readonly calculation: BonusCalculation;
}

export const Cards = memo(function Cards({ calculation }: CardsProps) {
  const { kind, period, withholding, back } = calculation;
  const name = KIND_WORDS[kind];
  const isSchedule5 = withholding.by === 'schedule5';
  const hasMethods = !methodsAgree(calculation);
  return (
    <>
      <section className="card steps">
        <h2>How it is worked out</h2>
        <p>
          <LiveText>{scheduleText(calculation)}</LiveText>
        </p>
        <FigureList figures={stepRows(calculation)} />
      </section>
      {hasMethods && (
        <section className="card steps">
          <h2>By method B(ii)</h2>
          <FigureList figures={averageRows(calculation)} />
        </section>
      )}
      <section className={hasMethods ? 'card card-wide' : 'card'}>
        <h2>
          <LiveText>{`That ${PERIOD_WORDS[period]}'s pay`}</LiveText>
        </h2>
        <FigureList figures={payoutRows(calculation)} />
        {isSchedule5 && <Methods calculation={calculation} />}
      </section>
      {back !== undefined && (
        <>
          <section className="card card-wide">
            <YearTable {...yearRows(calculation)} />
            {yearNotes(calculation).map((text) => (
              <p key={text} className="hint">
                <LiveText>{text}</LiveText>
              </p>
            ))}
          </section>
          <Rates calculation={calculation} name={name} />
        </>
      )}
      {back === undefined && (
        <section className="card">
          <h2>The year with and without it</h2>
          <p>
            The tax on a second job depends on the pay of the other one. Add it to see the year.
          </p>
        </section>
      )}
    </>
  );
});

function Rates({ calculation, name }: CardsProps & { name: string }) {
  const rates = passedRates(calculation);
  if (rates.parts.length === 0) return null;
  return (
    <section className="card card-wide">
      <h2>
        <LiveText>{`Tax rates that your ${name} passes`}</LiveText>
      </h2>
      <RatesPlot {...rates} />
    </section>
  );
}

function scheduleText({ withholding, kind, period }: BonusCalculation): string {
  switch (withholding.by) {
    case 'schedule5':
      return `By the ATO's Schedule 5, method A, with a ${PERIOD_WORDS[period]}'s pay.${
        kind === 'leave-loading'
          ? ' That is for leave loading in one sum. Loading paid as leave is taken is part of the pay.'
          : ''
      }`;
    case 'onePay':
      return "By the ATO's usual table, as Schedule 5 is for more than one pay.";
    case 'schedule15':
      return "By the ATO's Schedule 15, which has one rate for the whole pay.";
  }
}

/** The employers that use each method, and the amount by the other method. */
function Methods({ calculation }: CardsProps) {
  const { withholding } = calculation;
  if (withholding.by !== 'schedule5') return null;
  const { fromBonus } = withholding.byAverage;
  return (
    <>
      <p>
        <LiveText>
          {methodsAgree(calculation)
            ? 'Methods A and B(ii) of the schedule withhold the same here.'
            : `By method B(ii), ${formatDollars(fromBonus)} is withheld from it.`}
        </LiveText>
      </p>
      <p className="hint">
        Employers may choose. Method A is the simple one. Method B(ii) counts average pay and
        earlier bonuses, and comes closer to the year's tax.
      </p>
    </>
  );
}

/** Whether both methods of Schedule 5 withhold the same. */
function methodsAgree({ withholding }: BonusCalculation): boolean {
  return (
    withholding.by !== 'schedule5' ||
    withholding.steps.fromBonus === withholding.byAverage.fromBonus
  );
}
