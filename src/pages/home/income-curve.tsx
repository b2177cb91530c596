import { memo, useMemo, useState } from 'react';
import { LiveText, useFigureAttributes } from '../../components/live-text.tsx';
import { type PayQuery, payCalculator, type RuleSet } from '../../pay/index.ts';
import { formatDollars, formatPercent } from '../../words/money.ts';
import { division293Bill } from '../../words/pay-texts.ts';
import { optionsIn } from '../form/option-switches.tsx';
import {
  axisSpan,
  CURVE,
  curvePlaces,
  type Household,
  type IncomeCurveLines,
  incomeCurveLines,
} from './income-curve-content.ts';

/**
 * Take-home pay, and below it the effective and the marginal tax rate, against gross income, with the visitor's own income
 * marked. The slider marks any other income; the key gives the values at the one that is marked.
 */
export function IncomeCurve({
  rules,
  income: own,
  taxYear,
  options,
  household = '{}',
}: {
  rules: RuleSet;
  /** Gross pay of the visitor, in dollars a year. */
  income: number;
  taxYear: string;
  /** The names of those that are on. */
  options: string;
  /** In JSON: the lines are drawn anew where it changes. */
  household?: string;
}) {
  const [marked, setMarked] = useState({ income: own, own });
  // A new salary moves the mark to itself.
  if (marked.own !== own) setMarked({ income: own, own });
  const { income } = marked;
  const span = axisSpan(own);
  const lines = useMemo(
    () => incomeCurveLines(rules, taxYear, optionsIn(options), span, JSON.parse(household)),
    [rules, taxYear, options, span, household],
  );

  const calculatePay = payCalculator(rules);
  const query: Omit<PayQuery, 'annualSalary'> = {
    ...(JSON.parse(household) as Household),
    taxYear,
    options: { ...optionsIn(options), includesSuperannuation: false },
  };
  const pay = calculatePay({ annualSalary: income, ...query });
  const rate = income === 0 ? 0 : pay.totalTax / income;
  const raise = calculatePay({ annualSalary: income + RAISE, ...query }).totalTax - pay.totalTax;
  const bill = division293Bill(pay);
  const { x, netY, rateY } = curvePlaces(span);
  const mark = x(income);
  return (
    <figure className="income-curve">
      <figcaption id="income-curve">Take-home pay and tax rates by income</figcaption>
      <div {...useFigureAttributes()}>
        <svg viewBox="0 0 1200 800" aria-hidden="true">
          <Drawing span={span} lines={lines} />
          <path className="mark" d={`M${mark} ${netY(span)}V${CURVE.rateBase}`} />
          <circle className="net" cx={mark} cy={netY(pay.netAnnual)} r="14" />
          <circle className="tax" cx={mark} cy={rateY(rate)} r="14" />
        </svg>
      </div>
      <label>
        Slide to read any income
        <input
          type="range"
          // Firefox would bring back its place after a reload, but not what it marked.
          autoComplete="off"
          aria-labelledby="income-curve"
          aria-valuetext={`${formatDollars(income)}: take-home pay ${formatDollars(pay.netAnnual)}`}
          min="0"
          max={span}
          step={span / SLIDER_STEPS}
          value={income}
          onChange={({ currentTarget }) => setMarked({ income: Number(currentTarget.value), own })}
        />
      </label>
      <ul>
        <li className="net">
          <LiveText>{`Take-home pay: ${formatDollars(pay.netAnnual)} of ${formatDollars(income)}`}</LiveText>
        </li>
        <li className="tax">
          <LiveText>{`Effective tax rate, of the whole: ${formatPercent(rate, 1)}`}</LiveText>
        </li>
        <li className="medicare">
          <LiveText>{marginalRate(raise)}</LiveText>
        </li>
      </ul>
      {bill && (
        <p>
          <LiveText>{bill}</LiveText>
        </p>
      )}
    </figure>
  );
}

/** All that stays while the mark moves. */
const Drawing = memo(function Drawing({
  span,
  lines: { net, effective, marginal },
}: {
  span: number;
  lines: IncomeCurveLines;
}) {
  const { left, width, netBase, rateBase, topRate } = CURVE;
  const { x, netY, rateY } = curvePlaces(span);
  const gridLines = GRID.map(
    (part) => `M${left} ${netY(part * span)}h${width}M${left} ${rateY(part * topRate)}h${width}`,
  ).join('');
  return (
    <>
      <path d={gridLines} />
      {[0, 0.25, 0.5, 0.75, 1].map((part) => (
        <text key={part} x={x(part * span)} y="780">
          {compactDollars(part * span)}
        </text>
      ))}
      {GRID.map((part) => (
        <g key={part} className="scale">
          <text x={left - 20} y={netY(part * span) + 15}>
            {compactDollars(part * span)}
          </text>
          <text x={left - 20} y={rateY(part * topRate) + 15}>
            {formatPercent(part * topRate, 0)}
          </text>
        </g>
      ))}
      <path className="net area" d={`${net}V${netBase}H${left}z`} />
      <path className="tax area" d={`${effective}V${rateBase}H${left}z`} />
      <path className="net" d={net} />
      <path className="medicare" d={marginal} />
      <path className="tax" d={effective} />
    </>
  );
});

/** `raise` is the further tax on a further {@link RAISE}: at a step of a charge on the whole income it is more than that. */
function marginalRate(raise: number): string {
  return raise <= RAISE
    ? `Marginal tax rate, of the next dollar: ${formatPercent(raise / RAISE, 1)}`
    : `Marginal tax rate: over 100%, as the next ${formatDollars(RAISE)} adds ${formatDollars(raise)} of tax`;
}

/** Lines across each axis, as parts of it. */
const GRID = [0, 0.5, 1];

/** Dollars a year by which an income is raised to show its marginal rate. */
const RAISE = 100;

const SLIDER_STEPS = 200;

/** A round amount with few digits: $25K, $1.25M. */
function compactDollars(amount: number): string {
  let shown = amount;
  let unit = 0;
  for (; shown >= 1000 && unit < UNITS.length; unit++) shown /= 1000;
  return `$${shown}${UNITS.charAt(unit - 1)}`;
}

/** Thousand, million, billion and trillion. */
const UNITS = 'KMBT';
