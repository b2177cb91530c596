/** The cards below the answer: how it is worked out, and what the bonus makes of the year. */
import { memo } from 'react';
import { type Figure, FigureList } from '../../components/figure-list.tsx';
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveText, useFigureAttributes } from '../../components/live-text.tsx';
import { formatDollars, formatRate } from '../../words/money.ts';
import type { LatePart } from '../live/late.tsx';
import type { BonusCalculation } from './calculation.ts';
import { averageRows, payoutRows, stepRows, yearNotes, yearRows } from './card-texts.ts';
import { type PassedRates, passedRates, type RatePart } from './rates.ts';
import { KIND_WORDS, PERIOD_WORDS } from './texts.ts';

export const Cards = memo(function Cards({ of: calculation }: LatePart<BonusCalculation>) {
  if (!calculation.isEntered) return null;
  const { period, withholding, back } = calculation;
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
            <FigureTable
              title="The year with and without it"
              columns={['Without', 'With', 'Difference']}
              isCompared
              {...yearRows(calculation)}
            />
            {yearNotes(calculation).map((text) => (
              <p key={text} className="hint">
                <LiveText>{text}</LiveText>
              </p>
            ))}
          </section>
          <Rates calculation={calculation} />
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

function Rates({ calculation }: { calculation: BonusCalculation }) {
  const rates = passedRates(calculation);
  if (rates.parts.length === 0) return null;
  return (
    <section className="card card-wide">
      <h2>
        <LiveText>{`Tax rates that your ${KIND_WORDS[calculation.kind]} passes`}</LiveText>
      </h2>
      <RatesPlot {...rates} />
    </section>
  );
}

/** The rates that the bonus passes through: a block as wide as its part of the bonus and as high as its rate, and a row. */
function RatesPlot({ parts, from, to }: PassedRates) {
  return (
    <figure className="bracket-parts">
      <p>
        <LiveText>
          {`Taxable income goes from ${formatDollars(from)} to ${formatDollars(to)}. These are the rates on the way, all taxes together.`}
        </LiveText>
      </p>
      <div {...useFigureAttributes()}>
        <svg viewBox={`0 0 ${LENGTH} ${HEIGHT}`} aria-hidden="true">
          {blocksOf(parts.filter(hasRate), to - from).map(({ from, start, end, top, rate }) => (
            <g key={from}>
              <path d={`M${start} ${HEIGHT}V${top}H${end}V${HEIGHT}z`} />
              {end - start < LABEL_LENGTH ? null : (
                <text x={(start + end) / 2} y={top - 12}>
                  {rate}
                </text>
              )}
            </g>
          ))}
        </svg>
      </div>
      <FigureList figures={rowsOf(parts)} />
    </figure>
  );
}

/** Units along the drawing and across it, and the length that a rate takes in its largest type. */
const LENGTH = 1000;
const HEIGHT = 160;
const LABEL_LENGTH = 110;

/** Above the highest block, for its rate. */
const LABEL_HEIGHT = 60;

/** Where nothing is taxed. */
const LOWEST_TOP = 0.01;

function blocksOf(parts: readonly RatePart[], whole: number) {
  const highest = Math.max(...parts.map(({ rate }) => rate), LOWEST_TOP);
  let end = 0;
  return parts.map(({ rate, income, from }) => {
    const start = end;
    end += (income / whole) * LENGTH;
    return {
      from,
      start: Math.round(start),
      end: Math.round(end),
      // A line shows where nothing is taken.
      top: Math.round(HEIGHT - 4 - (Math.max(rate, 0) / highest) * (HEIGHT - LABEL_HEIGHT)),
      rate: formatRate(rate),
    };
  });
}

/** The tax on each part. Rounds cumulative totals, so that the amounts add up. */
function rowsOf(parts: readonly RatePart[]): Figure[] {
  let told = 0;
  const more = (dollars: number) => {
    const before = Math.round(told);
    told += dollars;
    return formatDollars(Math.round(told) - before);
  };
  const withRate = parts.filter(hasRate);
  const place = (part: RatePart) => {
    if (withRate.length === 1) return '';
    return part === withRate[0] ? 'the first ' : 'the next ';
  };
  const rows = parts.flatMap((part): Figure[] => {
    const { rate, income, from, step, tax } = part;
    return [
      ...(step === 0 ? [] : [{ label: `A step at ${formatDollars(from)}`, amount: more(step) }]),
      ...(hasRate(part)
        ? [
            {
              label: `${formatRate(rate)} of ${place(part)}${formatDollars(income)}`,
              amount: more(tax),
            },
          ]
        : []),
    ];
  });
  return [
    ...rows,
    { label: "The year's tax on it", amount: formatDollars(Math.round(told)), emphasis: 'total' },
  ];
}

/** Not of a step at the end alone. */
function hasRate({ income }: RatePart): boolean {
  return Math.round(income) > 0;
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
function Methods({ calculation }: { calculation: BonusCalculation }) {
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
