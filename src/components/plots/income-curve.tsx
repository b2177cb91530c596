import { type PayOptions, type PayResult, payCalculator, type RuleSet } from '../../pay/index.ts';
import { formatDollars, formatPercent } from '../../site/money.ts';
import { LiveText, useFigureAttributes } from '../live-text.tsx';

/**
 * Take-home pay, and below it the effective and the marginal tax rate, against gross income, with the
 * visitor's own income marked. The key gives the values at that income.
 */
export function IncomeCurve({
  rules,
  pay,
  taxYear,
  options,
}: {
  rules: RuleSet;
  pay: PayResult;
  taxYear: string;
  options: PayOptions;
}) {
  const calculatePay = payCalculator(rules);
  const payAt = (annualSalary: number) =>
    calculatePay({
      annualSalary,
      taxYear,
      // The axis is gross income, so that nothing is left to take out of it.
      options: { ...options, includesSuperannuation: false },
    });
  const span = axisSpan(pay.grossAnnual);
  const x = (income: number) => Math.round(LEFT + (income / span) * WIDTH);
  const netY = (net: number) => Math.round(NET_BASE - (net / span) * NET_HEIGHT);
  const rateY = (rate: number) =>
    Math.round(RATE_BASE - (Math.min(rate, TOP_RATE) / TOP_RATE) * RATE_HEIGHT);

  let net = '';
  let effective = '';
  let marginal = '';
  for (let step = 0; step <= STEPS; step++) {
    // No rate is defined at nothing, so the lines begin at the first dollar.
    const income = step === 0 ? 1 : (span * step) / STEPS;
    const here = payAt(income);
    const to = step === 0 ? 'M' : 'L';
    const marginalY = rateY(payAt(income + 1).totalTax - here.totalTax);
    net += `${to}${x(income)} ${netY(here.netAnnual)}`;
    effective += `${to}${x(income)} ${rateY(here.totalTax / income)}`;
    marginal += step === 0 ? `M${LEFT} ${marginalY}` : `H${x(income)}V${marginalY}`;
  }

  const gridLines = GRID.map(
    (part) => `M${LEFT} ${netY(part * span)}h${WIDTH}M${LEFT} ${rateY(part * TOP_RATE)}h${WIDTH}`,
  ).join('');

  const own = x(pay.grossAnnual);
  const ownRate = pay.grossAnnual === 0 ? 0 : pay.totalTax / pay.grossAnnual;
  const raise = payAt(pay.grossAnnual + RAISE).totalTax - pay.totalTax;
  return (
    <figure className="income-curve">
      <figcaption>Take-home pay and tax rates by income</figcaption>
      <svg viewBox="0 0 1200 800" aria-hidden="true" {...useFigureAttributes()}>
        <path d={`${gridLines}M${own} ${netY(span)}V${RATE_BASE}`} />
        {[0, 0.25, 0.5, 0.75, 1].map((part) => (
          <text key={part} x={x(part * span)} y="780">
            {compactDollars(part * span)}
          </text>
        ))}
        {GRID.map((part) => (
          <g key={part} className="scale">
            <text x={LEFT - 20} y={netY(part * span) + 15}>
              {compactDollars(part * span)}
            </text>
            <text x={LEFT - 20} y={rateY(part * TOP_RATE) + 15}>
              {formatPercent(part * TOP_RATE, 0)}
            </text>
          </g>
        ))}
        <path className="net" d={net} />
        <path className="medicare" d={marginal} />
        <path className="tax" d={effective} />
        <circle className="net" cx={own} cy={netY(pay.netAnnual)} r="14" />
        <circle className="tax" cx={own} cy={rateY(ownRate)} r="14" />
      </svg>
      <ul>
        <li className="net">
          <LiveText>{`Take-home pay: ${formatDollars(pay.netAnnual)} of ${formatDollars(pay.grossAnnual)}`}</LiveText>
        </li>
        <li className="tax">
          <LiveText>{`Effective tax rate: ${formatPercent(ownRate, 1)}`}</LiveText>
        </li>
        <li className="medicare">
          <LiveText>{marginalRate(raise)}</LiveText>
        </li>
      </ul>
    </figure>
  );
}

/** `raise` is the further tax on a further {@link RAISE}: at a step of a charge on the whole income it is more than that. */
function marginalRate(raise: number): string {
  return raise <= RAISE
    ? `Marginal tax rate: ${formatPercent(raise / RAISE, 1)}`
    : `Marginal tax rate: over 100%, as the next ${formatDollars(RAISE)} adds ${formatDollars(raise)} of tax`;
}

const STEPS = 80;

/** Lines across each axis, as parts of it. */
const GRID = [0, 0.5, 1];

/** Dollars a year by which an income is raised to show its marginal rate. */
const RAISE = 100;

/** The rates' axis ends at this fraction; only the jump at a levy's threshold goes beyond. */
const TOP_RATE = 0.6;

/** Geometry in units of the drawing, fine enough that whole numbers make a smooth line. */
const LEFT = 170;
const WIDTH = 950;
const NET_BASE = 440;
const NET_HEIGHT = 400;
const RATE_BASE = 710;
const RATE_HEIGHT = 190;

/** A round end of the income axis, some way beyond `income`: 100,000, 200,000, 500,000, 1 million and so on. */
function axisSpan(income: number): number {
  let span = 100_000;
  for (let step = 0; span < income * 1.2; step++) span *= step % 3 === 1 ? 2.5 : 2;
  return span;
}

/** A round amount with few digits: $25K, $1.25M. */
function compactDollars(amount: number): string {
  let shown = amount;
  let unit = 0;
  for (; shown >= 1000 && unit < UNITS.length; unit++) shown /= 1000;
  return `$${shown}${UNITS.charAt(unit - 1)}`;
}

/** Thousand, million, billion and trillion. */
const UNITS = 'KMBT';
