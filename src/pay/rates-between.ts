/** The amounts at which figures that follow an amount of money, such as the tax on a pay, change their rate. */

/** The figures of an amount of dollars: the same ones, in the same order, for each amount. */
export interface FiguresAt {
  readonly dollars: number;
  readonly figures: readonly number[];
}

/** All figures are straight lines from the first amount of the part to its last. */
export interface StraightPart {
  readonly first: FiguresAt;
  readonly last: FiguresAt;
}

/**
 * The parts of the amounts from `from` to `to` dollars in which each of the figures is a straight line. Between two parts, which are at
 * most `gap` dollars apart, a figure bends or jumps. Lines are found by looking at amounts, so that nothing need be known of the
 * rules behind them. Figures must have few lines: the levy of a couple is a curve, and would be cut into very many parts.
 */
export function ratesBetween(
  figuresOf: (dollars: number) => readonly number[],
  from: number,
  to: number,
  gap: number,
): StraightPart[] {
  const at = (dollars: number): FiguresAt => ({ dollars, figures: figuresOf(dollars) });
  const between = (start: FiguresAt, end: FiguresAt, part: number) =>
    at(start.dollars + (end.dollars - start.dollars) * part);
  const end = at(to);
  const parts: StraightPart[] = [];
  for (let first = at(from); ; ) {
    // The part ends between `last` and `beyond`. Three amounts on the way show a line; after that, the last one found so far does.
    let [last, beyond] = [first, end];
    for (let next = end; beyond.dollars - last.dollars > gap; next = between(last, beyond, 0.5)) {
      const passed =
        last === first ? [0.2, 0.5, 0.8].map((part) => between(first, next, part)) : [last];
      if (passed.every((each) => isOnLine(each, first, next))) last = next;
      else beyond = next;
    }
    parts.push({ first, last });
    if (last === end) return parts;
    first = beyond;
  }
}

function isOnLine({ dollars, figures }: FiguresAt, first: FiguresAt, last: FiguresAt): boolean {
  const part = (dollars - first.dollars) / (last.dollars - first.dollars);
  return figures.every((figure, index) => {
    const [start, end] = [first.figures[index] as number, last.figures[index] as number];
    const error = LEAST_BEND + Math.abs(end) * DOUBLE_ERROR;
    return Math.abs(start + (end - start) * part - figure) < error;
  });
}

/** Dollars off a line that are no rounding of doubles. */
const LEAST_BEND = 1e-5;
const DOUBLE_ERROR = 1e-12;
