import type { Figure } from '../../words/figures.ts';
import { formatRate } from '../../words/money.ts';
import { FigureList } from '../figure-list.tsx';
import { LiveText, useFigureAttributes } from '../live-text.tsx';

/** The part of an income that a rate falls on, and where it begins, in dollars. */
type RatePart = Readonly<Record<'from' | 'income' | 'rate', number>>;

/**
 * A block for each of `parts`, as wide as its income and as high as its rate, below a sentence and above rows that say the same. In units
 * of the drawing, `height` is across it, and `labelLength` is what a rate takes along it in its largest type.
 */
export function RateBlocks({ sentence, parts, height, labelLength, rows }: RateBlocksProps) {
  return (
    <figure className="bracket-parts">
      <p>
        <LiveText>{sentence}</LiveText>
      </p>
      <div {...useFigureAttributes()}>
        <svg viewBox={`0 0 ${LENGTH} ${height}`} aria-hidden="true">
          {blocksOf(parts, height).map(({ from, start, end, top, rate }) => (
            <g key={from}>
              <path d={`M${start} ${height}V${top}H${end}V${height}z`} />
              {end - start >= labelLength && (
                <text x={(start + end) / 2} y={top - 12}>
                  {formatRate(rate)}
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

interface RateBlocksProps {
  sentence: string;
  parts: readonly RatePart[];
  height: number;
  labelLength: number;
  rows: readonly Figure[];
}

/** Units along the drawing. */
const LENGTH = 1000;

/** Above the highest block, for its rate. */
const LABEL_HEIGHT = 60;

/** Where nothing is taxed. */
const LOWEST_TOP = 0.01;

/** The highest block has the whole height: no room is left above it. Less than a dollar has no block. */
function blocksOf(parts: readonly RatePart[], height: number) {
  const drawn = parts.filter(({ income }) => Math.round(income) > 0);
  const whole = drawn.reduce((sum, { income }) => sum + income, 0);
  const highest = Math.max(...drawn.map(({ rate }) => rate), LOWEST_TOP);
  let below = 0;
  return drawn.map(({ from, income, rate }) => {
    const start = Math.round((below / whole) * LENGTH);
    below += income;
    const end = Math.round((below / whole) * LENGTH);
    // A line shows where nothing is taken.
    const top = Math.round(height - 4 - (Math.max(rate, 0) / highest) * (height - LABEL_HEIGHT));
    return { from, start, end, top, rate };
  });
}
