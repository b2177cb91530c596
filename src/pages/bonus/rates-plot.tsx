import { type Figure, FigureList } from '../../components/figure-list.tsx';
import { LiveText, useFigureAttributes } from '../../components/live-text.tsx';
import { formatDollars, formatRate } from '../../words/money.ts';
import type { PassedRates, RatePart } from './passed-rates.ts';

/** The rates that the bonus passes through: a block as wide as its part of the bonus and as high as its rate, and a row. */
export function RatesPlot({ parts, from, to }: PassedRates) {
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
