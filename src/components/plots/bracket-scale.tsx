import { findTaxYear, type TaxYearLabel } from '../../pay/index.ts';
import { formatDollars } from '../../site/money.ts';

/**
 * The tax bracket that `taxableIncome` (dollars a year) falls in, drawn between its neighbours, with the
 * income marked; the sentence beneath says the same.
 */
export function BracketScale({
  taxableIncome,
  taxYear,
}: {
  taxableIncome: number;
  taxYear: TaxYearLabel;
}) {
  const { taxBrackets } = findTaxYear(taxYear);
  const index = taxBrackets.findIndex(({ max }) => max === null || taxableIncome <= max);
  const below = taxBrackets[index - 1];
  const own = taxBrackets[index];
  const above = taxBrackets[index + 1];
  if (own === undefined) return null;

  const floor = below?.max ?? 0;
  const start = below === undefined ? 0 : SIDE;
  const end = above === undefined ? LENGTH : LENGTH - SIDE;
  // An open bracket has no far end: the mark nears it as the income grows without bound.
  const along =
    own.max === null ? 1 - floor / taxableIncome : (taxableIncome - floor) / (own.max - floor);
  const mark = Math.round(start + along * (end - start));
  const reach =
    own.max === null
      ? `${formatDollars(own.min)} and above`
      : `${formatDollars(own.min)} to ${formatDollars(own.max)}`;
  return (
    <figure className="bracket-scale">
      <svg viewBox={`0 0 ${LENGTH} 50`} aria-hidden="true">
        <path d={`M0 25H${LENGTH}`} />
        <path className="own" d={`M${start} 25H${end}`} />
        {below && <Rate x={SIDE / 2} rate={below.rate} />}
        <Rate x={(start + end) / 2} rate={own.rate} />
        {above && <Rate x={LENGTH - SIDE / 2} rate={above.rate} />}
        {below && <Boundary x={start} income={floor} />}
        {own.max !== null && <Boundary x={end} income={own.max} />}
        <circle cx={mark} cy="25" r="6" />
      </svg>
      <p>{`${formatDollars(taxableIncome)} is in the ${rateText(own.rate)} bracket, ${reach}.`}</p>
    </figure>
  );
}

/** Units along the scale, and how many of them a neighbouring bracket takes. */
const LENGTH = 320;
const SIDE = 70;

function Rate({ x, rate }: { x: number; rate: number }) {
  return (
    <text x={x} y="12">
      {rateText(rate)}
    </text>
  );
}

function Boundary({ x, income }: { x: number; income: number }) {
  return (
    <text x={x} y="47">
      {formatDollars(income)}
    </text>
  );
}

/** A bracket's rate as it is written: 30%, but 32.5%. */
function rateText(rate: number): string {
  return `${Number((rate * 100).toFixed(1))}%`;
}
