import { type Figure, FigureList } from '../../components/figure-list.tsx';
import { LiveText, useFigureAttributes } from '../../components/live-text.tsx';
import type { PayOptions, PayResult, TaxYear } from '../../pay/index.ts';
import { formatDollars, formatRate } from '../../words/money.ts';
import { type BracketPart, bracketParts } from './bracket-parts-content.ts';

/** Shows the tax in each bracket: a block as wide as the income in it and as high as its rate, and a row. */
export function BracketParts({
  pay,
  taxYear,
  options,
}: {
  pay: PayResult;
  taxYear: TaxYear;
  options: PayOptions;
}) {
  const parts = bracketParts(pay, taxYear, options);
  const taxBeforeOffsets = parts.reduce((sum, { tax }) => sum + tax, 0);
  const offsets = taxBeforeOffsets - Math.round(pay.incomeTax);
  const rows: Figure[] = parts.map(({ rate, floor, income, tax }, index) => ({
    label: `${formatRate(rate)} ${partText(index, floor, income)}`,
    amount: formatDollars(tax),
    ...(tax === 0 ? { emphasis: 'nothing' as const } : {}),
  }));
  if (offsets > 0) rows.push({ label: 'Tax Offsets', amount: formatDollars(-offsets) });
  rows.push({ label: 'Income Tax', amount: formatDollars(pay.incomeTax), emphasis: 'total' });
  return (
    <figure className="bracket-parts">
      <p>
        <LiveText>{sentenceOn(parts)}</LiveText>
      </p>
      <div {...useFigureAttributes()}>
        <svg viewBox={`0 0 ${LENGTH} ${HEIGHT}`} aria-hidden="true">
          {blocksOf(parts).map(({ start, end, top, rate }) => (
            <g key={rate}>
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
      <FigureList figures={rows} />
    </figure>
  );
}

/** Every bracket has a row, so that no row comes or goes while someone types. */
function partText(index: number, floor: number, income: number): string {
  if (index === 0) return `of the first ${formatDollars(income)}`;
  return income === 0 ? `above ${formatDollars(floor)}` : `of the next ${formatDollars(income)}`;
}

/** The part of the income that the highest rate applies to. */
function sentenceOn(parts: readonly BracketPart[]): string {
  const highest = parts.findLast(({ income }) => income > 0);
  if (highest === undefined) return 'Enter a salary to see what each tax bracket takes.';
  const { rate, floor, income } = highest;
  return floor === 0
    ? `All of ${formatDollars(income)} is taxed at ${formatRate(rate)}.`
    : `Only the ${formatDollars(income)} above ${formatDollars(floor)} is taxed at ${formatRate(rate)}.`;
}

/** Units along the drawing and across it, and the length that a rate takes in its largest type. */
const LENGTH = 1000;
const HEIGHT = 220;
const LABEL_LENGTH = 100;

/** Above the highest block, for its rate. */
const LABEL_HEIGHT = 60;

/** Where no income is taxed. */
const LOWEST_TOP = 0.01;

/** The highest block has the whole height: no room is left above it. */
function blocksOf(parts: readonly BracketPart[]) {
  const whole = parts.reduce((sum, { income }) => sum + income, 0);
  const reached = parts.filter(({ income }) => income > 0);
  const highest = Math.max(...reached.map(({ rate }) => rate), LOWEST_TOP);
  return reached.map(({ rate, floor, income }) => ({
    start: Math.round((floor / whole) * LENGTH),
    end: Math.round(((floor + income) / whole) * LENGTH),
    // A line shows where nothing is taken.
    top: Math.round(HEIGHT - 4 - (rate / highest) * (HEIGHT - LABEL_HEIGHT)),
    rate: formatRate(rate),
  }));
}
