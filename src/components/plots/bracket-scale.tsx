import type { ReactNode } from 'react';
import { findTaxYear, type TaxYearLabel } from '../../pay/index.ts';
import { formatDollars } from '../../site/money.ts';
import { part, type TemplatePart } from '../templated.tsx';

/**
 * The tax bracket that `taxableIncome` (dollars a year) falls in, drawn between its neighbours, with the
 * income marked; the sentence beneath says the same.
 */
export function bracketScale(taxableIncome: number, taxYear: TaxYearLabel): TemplatePart {
  const { taxBrackets } = findTaxYear(taxYear);
  const index = taxBrackets.findIndex(({ max }) => max === null || taxableIncome <= max);
  const below = taxBrackets[index - 1];
  const own = taxBrackets[index];
  const above = taxBrackets[index + 1];
  if (own === undefined) throw new Error(`No tax bracket holds an income of ${taxableIncome}`);

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
  const rates = [
    below && part(Rate, `${SIDE / 2}`, rateText(below.rate)),
    part(Rate, `${(start + end) / 2}`, rateText(own.rate)),
    above && part(Rate, `${LENGTH - SIDE / 2}`, rateText(above.rate)),
  ];
  const limits = [
    below && part(Limit, `${start}`, formatDollars(floor)),
    own.max !== null && part(Limit, `${end}`, formatDollars(own.max)),
  ];
  return part(
    BracketScale,
    [
      part(Scale, `M${start} 25H${end}`),
      ...[...rates, ...limits].filter((drawn) => drawn !== undefined && drawn !== false),
      part(Mark, `${mark}`),
    ],
    `${formatDollars(taxableIncome)} is in the ${rateText(own.rate)} bracket, ${reach}.`,
  );
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

function Scale({ slots: [own] }: { slots: [own: string] }) {
  return (
    <>
      <path d={`M0 25H${LENGTH}`} />
      <path className="own" d={own} />
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
