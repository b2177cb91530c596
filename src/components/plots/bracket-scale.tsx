import type { ReactNode } from 'react';
import { findTaxYear, type TaxBracket, type TaxYearLabel } from '../../pay/index.ts';
import { formatDollars } from '../../site/money.ts';
import { kept, part, type TemplatePart } from '../templated.tsx';

/**
 * The tax bracket that `taxableIncome` (dollars a year) falls in, drawn between its neighbours, with the
 * income marked; the sentence beneath says the same.
 */
export function bracketScale(taxableIncome: number, taxYear: TaxYearLabel): TemplatePart {
  const drawn = drawnBrackets(taxYear).find(({ max }) => max === null || taxableIncome <= max);
  if (drawn === undefined) throw new Error(`No tax bracket holds an income of ${taxableIncome}`);
  const { floor, max, start, end, drawing, description } = drawn;
  // An open bracket has no far end: the mark nears it as the income grows without bound.
  const along = max === null ? 1 - floor / taxableIncome : (taxableIncome - floor) / (max - floor);
  const mark = Math.round(start + along * (end - start));
  return part(
    BracketScale,
    [drawing, part(Mark, mark)],
    `${formatDollars(taxableIncome)} is in ${description}.`,
  );
}

/** What every income of a bracket has in common. */
interface DrawnBracket {
  /** The incomes that bound it, in dollars a year; it begins above `floor`. */
  readonly floor: number;
  readonly max: number | null;
  /** Where it begins and ends along the scale. */
  readonly start: number;
  readonly end: number;
  readonly drawing: TemplatePart;
  readonly description: string;
}

function drawnBrackets(taxYear: TaxYearLabel): DrawnBracket[] {
  let drawn = drawnYears.get(taxYear);
  if (drawn === undefined) {
    drawn = findTaxYear(taxYear).taxBrackets.map(drawBracket);
    drawnYears.set(taxYear, drawn);
  }
  return drawn;
}

const drawnYears = new Map<TaxYearLabel, DrawnBracket[]>();

function drawBracket(
  { min, max, rate }: TaxBracket,
  index: number,
  brackets: readonly TaxBracket[],
): DrawnBracket {
  const below = brackets[index - 1];
  const above = brackets[index + 1];
  const floor = below?.max ?? 0;
  const start = below === undefined ? 0 : SIDE;
  const end = above === undefined ? LENGTH : LENGTH - SIDE;
  const rates = [part(Rate, (start + end) / 2, rateText(rate))];
  const limits = [];
  if (below !== undefined) {
    rates.unshift(part(Rate, SIDE / 2, rateText(below.rate)));
    limits.push(part(Limit, start, formatDollars(floor)));
  }
  if (above !== undefined) rates.push(part(Rate, LENGTH - SIDE / 2, rateText(above.rate)));
  if (max !== null) limits.push(part(Limit, end, formatDollars(max)));
  const reach =
    max === null
      ? `${formatDollars(min)} and above`
      : `${formatDollars(min)} to ${formatDollars(max)}`;
  return {
    floor,
    max,
    start,
    end,
    drawing: kept(part(Brackets, `M${start} 25H${end}`, [...rates, ...limits])),
    description: `the ${rateText(rate)} bracket, ${reach}`,
  };
}

function BracketScale({
  slots: [drawing, sentence],
}: {
  slots: [drawing: ReactNode, sentence: string];
}) {
  return (
    <figure className="bracket-scale">
      <svg viewBox={`0 0 ${LENGTH} 50`} aria-hidden="true">
        {drawing}
      </svg>
      <p>{sentence}</p>
    </figure>
  );
}

/** Units along the scale, and how many of them a neighbouring bracket takes. */
const LENGTH = 320;
const SIDE = 70;

function Brackets({ slots: [own, labels] }: { slots: [own: string, labels: ReactNode] }) {
  return (
    <>
      <path d={`M0 25H${LENGTH}`} />
      <path className="own" d={own} />
      {labels}
    </>
  );
}

function Rate({ slots: [x, rate] }: { slots: [x: string, rate: string] }) {
  return (
    <text x={x} y="12">
      {rate}
    </text>
  );
}

/** The income at which two brackets meet. */
function Limit({ slots: [x, income] }: { slots: [x: string, income: string] }) {
  return (
    <text x={x} y="47">
      {income}
    </text>
  );
}

function Mark({ slots: [x] }: { slots: [x: string] }) {
  return <circle cx={x} cy="25" r="6" />;
}

/** A bracket's rate as it is written: 30%, but 32.5%. */
function rateText(rate: number): string {
  return `${Number((rate * 100).toFixed(1))}%`;
}
