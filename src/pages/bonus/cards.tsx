/** The cards below the answer: how it is worked out, and what the bonus makes of the year. */
import { memo } from 'react';
import { type Figure, FigureList } from '../../components/figure-list.tsx';
import { FigureTable } from '../../components/figure-table.tsx';
import { LiveText } from '../../components/live-text.tsx';
import { RateBlocks } from '../../components/plots/rate-blocks.tsx';
import { formatDollars, formatRate } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { present } from '../../words/present.ts';
import type { LatePart } from '../live/late.tsx';
import type { BonusCalculation } from './calculation.ts';
import { averageRows, payoutRows, stepRows, yearNotes, yearRows } from './card-texts.ts';
import { passedRates, type RatePart } from './rates.ts';
import { KIND_WORDS } from './texts.ts';

export const Cards = memo(function Cards({ of: calculation }: LatePart<BonusCalculation>) {
  if (!calculation.isEntered) return null;
  const { period, back } = calculation;
  return (
    <>
      <section className="card card-wide">
        <h2>
          <LiveText>{`That ${CYCLE_NOUNS[period]}'s pay`}</LiveText>
        </h2>
        <FigureList figures={payoutRows(calculation)} />
      </section>
      {back === undefined ? (
        <section className="card card-wide">
          <h2>The year with and without it</h2>
          <p>
            The tax on a second job depends on the pay of the other one. Add it to see the year.
          </p>
        </section>
      ) : (
        <Year {...calculation} />
      )}
      <Steps {...calculation} />
    </>
  );
});

/** The year, and the rates that make its tax on the bonus: a plot of them where there are several. */
function Year(calculation: BonusCalculation) {
  const { parts, from, to } = passedRates(calculation);
  const [first, second] = parts;
  // That falls on all of the bonus, without a step.
  const only = second === undefined && first?.step === 0 && first;
  return (
    <>
      <section className="card card-wide">
        <FigureTable
          title="The year with and without it"
          columns={['Without', 'With', 'Difference']}
          kind="compared"
          {...yearRows(calculation)}
        />
        {only && (
          <p>
            <LiveText>{`The year's tax on it is ${formatDollars(only.tax)}: ${formatRate(only.rate)} of ${formatDollars(only.income)}.`}</LiveText>
          </p>
        )}
        {yearNotes(calculation).map((text) => (
          <p key={text} className="hint">
            <LiveText>{text}</LiveText>
          </p>
        ))}
      </section>
      {!only && first && (
        <section className="card card-wide">
          <h2>
            <LiveText>{`Tax rates that your ${KIND_WORDS[calculation.kind]} passes`}</LiveText>
          </h2>
          <RateBlocks
            sentence={`Taxable income goes from ${formatDollars(from)} to ${formatDollars(to)}. These are the rates on the way, all taxes together.`}
            parts={parts}
            height={160}
            labelLength={110}
            rows={rowsOf(parts)}
          />
        </section>
      )}
    </>
  );
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
  const rows = parts.map((part) => [
    part.step !== 0 && {
      label: `A step at ${formatDollars(part.from)}`,
      amount: more(part.step),
    },
    hasRate(part) && {
      label: `${formatRate(part.rate)} of ${place(part)}${formatDollars(part.income)}`,
      amount: more(part.tax),
    },
  ]);
  return present<Figure>([
    ...rows.flat(),
    { label: "The year's tax on it", amount: formatDollars(Math.round(told)), emphasis: 'total' },
  ]);
}

/** Not of a step at the end alone. */
function hasRate({ income }: RatePart): boolean {
  return Math.round(income) > 0;
}

function scheduleText({ withholding, kind, period }: BonusCalculation): string {
  switch (withholding.by) {
    case 'schedule5':
      return `By the ATO's Schedule 5, method A, with a ${CYCLE_NOUNS[period]}'s pay.${
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

/** Each step of the schedule, and of its other method where that withholds another amount: few ask for them. */
function Steps(calculation: BonusCalculation) {
  const { withholding } = calculation;
  const other =
    withholding.by === 'schedule5' &&
    withholding.steps.fromBonus !== withholding.byAverage.fromBonus &&
    withholding.byAverage.fromBonus;
  return (
    <details className="card card-folded card-wide">
      <summary>How it is worked out</summary>
      <p>
        <LiveText>{scheduleText(calculation)}</LiveText>
      </p>
      <FigureList figures={stepRows(calculation)} />
      {other !== false && (
        <section>
          <h3>By method B(ii)</h3>
          <p>
            <LiveText>{`By method B(ii), ${formatDollars(other)} is withheld from it.`}</LiveText>{' '}
            Employers may choose. It counts average pay and earlier bonuses, and comes closer to the
            year's tax.
          </p>
          <FigureList figures={averageRows(calculation)} />
        </section>
      )}
    </details>
  );
}
