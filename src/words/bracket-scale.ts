/** The tax bracket that an income falls in, drawn between its neighbours, with the income marked. */
import { formatDollars, formatRate } from './money.ts';
import { bracketOf, type TaxBracket } from './tax-brackets.ts';

/** A text at its place along the scale. */
export interface ScaleLabel {
  readonly x: string;
  readonly text: string;
}

export interface BracketScaleContent {
  /** SVG path of the income's own bracket. */
  readonly ownLine: string;
  /** Rates of the brackets drawn, in rising order. */
  readonly rates: readonly ScaleLabel[];
  /** Incomes at which two brackets meet. */
  readonly limits: readonly ScaleLabel[];
  /** Place of the income along the scale. */
  readonly mark: string;
  /** The part of the income in its own bracket, such as `$35,000`. */
  readonly part: string;
  /** Rate of that bracket, such as `30%`. */
  readonly rate: string;
  /** The income below that bracket, such as `$45,000`; undefined in the lowest. */
  readonly floor: string | undefined;
}

/** Units along the scale, and how many of them a neighbouring bracket takes. */
export const BRACKET_SCALE_LENGTH = 320;
const SIDE = 70;

/** The scale's content by taxable income, in dollars a year. The last of `brackets` is open. */
export function bracketScaleContent(
  brackets: readonly TaxBracket[],
): (taxableIncome: number) => BracketScaleContent {
  const drawn = brackets.map((_, index) => drawnBracket(brackets, index));
  return (taxableIncome) => {
    const { content, floor, top, start, end } = bracketOf(drawn, taxableIncome);
    // An open bracket has no far end: the mark nears it as the income grows without bound.
    const along = Number.isFinite(top)
      ? (taxableIncome - floor) / (top - floor)
      : 1 - floor / taxableIncome;
    // Spread, they take several times as long.
    const { ownLine, rates, limits, rate, floor: floorText } = content;
    return {
      ownLine,
      rates,
      limits,
      rate,
      floor: floorText,
      mark: `${Math.round(start + along * (end - start))}`,
      part: formatDollars(taxableIncome - floor),
    };
  };
}

interface DrawnBracket {
  /** The rate and tax that every income in it shares. */
  readonly content: Omit<BracketScaleContent, 'mark' | 'part'>;
  /** Incomes above `floor` and up to `top` are in it; infinite where it is open. */
  readonly floor: number;
  readonly top: number;
  /** Where it starts and ends along the scale. */
  readonly start: number;
  readonly end: number;
}

function drawnBracket(brackets: readonly TaxBracket[], index: number): DrawnBracket {
  const own = brackets[index] as TaxBracket;
  const below = brackets[index - 1];
  const above = brackets[index + 1];
  const { floor, top } = own;
  const start = below === undefined ? 0 : SIDE;
  const end = above === undefined ? BRACKET_SCALE_LENGTH : BRACKET_SCALE_LENGTH - SIDE;
  const rates = [];
  const limits = [];
  if (below !== undefined) {
    rates.push({ x: `${SIDE / 2}`, text: formatRate(below.rate) });
    limits.push({ x: `${start}`, text: formatDollars(floor) });
  }
  rates.push({ x: `${(start + end) / 2}`, text: formatRate(own.rate) });
  if (above !== undefined) {
    rates.push({ x: `${BRACKET_SCALE_LENGTH - SIDE / 2}`, text: formatRate(above.rate) });
  }
  if (above !== undefined) limits.push({ x: `${end}`, text: formatDollars(top) });
  return {
    content: {
      ownLine: `M${start} 25H${end}`,
      rates,
      limits,
      rate: formatRate(own.rate),
      floor: below === undefined ? undefined : formatDollars(floor),
    },
    floor,
    top,
    start,
    end,
  };
}
