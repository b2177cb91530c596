/** Take-home pay, and the effective and marginal tax rate, against gross income. Incomes are dollars a year. */
import { memo, useState } from 'react';
import { type PayQuery, payCalculator } from '../../pay/pay.ts';
import { payEdges } from '../../pay/pay-charges.ts';
import type { PayOptions } from '../../pay/pay-options.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { formatDollars, formatPercent } from '../../words/money.ts';
import { division293Bill } from '../../words/pay-texts.ts';
import { LiveText, useFigureAttributes } from '../live-text.tsx';

/** Everything that the lines depend on. */
type CurveQuery = Pick<PayQuery, 'taxYear' | 'otherJobPay' | 'spouse' | 'dependentChildren'> & {
  readonly options: PayOptions;
};

type IncomeCurveProps = { rules: RuleSet; income: number; query: CurveQuery };

/**
 * The lines, with the visitor's own gross `income` marked. The slider marks any other income; the key gives the values at the one
 * that is marked.
 */
export function IncomeCurve({ rules, income: own, query: given }: IncomeCurveProps) {
  const [marked, setMarked] = useState({ income: own, own });
  // A new salary moves the mark to itself.
  if (marked.own !== own) setMarked({ income: own, own });
  const { income } = marked;
  const span = axisSpan(own);
  const { taxYear, options, otherJobPay, spouse, dependentChildren } = given;
  const query = { taxYear, options, otherJobPay, spouse, dependentChildren };
  const payOf = payOnCurve(rules, query);
  const pay = payOf(income);
  const rate = income === 0 ? 0 : pay.totalTax / income;
  const raise = payOf(income + RAISE).totalTax - pay.totalTax;
  const net = formatDollars(pay.netAnnual);
  const key = {
    net: `Take-home pay: ${net} of ${formatDollars(income)}`,
    tax: `Effective tax rate, of the whole: ${formatPercent(rate, 1)}`,
    medicare: marginalRate(raise),
  };
  const bill = division293Bill(pay);
  const { x, netY, rateY } = curvePlaces(span);
  const mark = x(income);
  return (
    <figure className="income-curve">
      <figcaption id="income-curve">Take-home pay and tax rates by income</figcaption>
      <div {...useFigureAttributes()}>
        <svg viewBox="0 0 1200 800" aria-hidden="true">
          <Drawing rules={rules} query={query} span={span} />
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
          aria-valuetext={`${formatDollars(income)}: take-home pay ${net}`}
          min="0"
          max={span}
          step={span / SLIDER_STEPS}
          value={income}
          onChange={({ currentTarget }) => {
            const { value } = currentTarget as { readonly value: string };
            setMarked({ income: Number(value), own });
          }}
        />
      </label>
      <ul>
        {Object.entries(key).map(([kind, text]) => (
          <li key={kind} className={kind}>
            <LiveText>{text}</LiveText>
          </li>
        ))}
      </ul>
      {bill && (
        <p>
          <LiveText>{bill}</LiveText>
        </p>
      )}
    </figure>
  );
}

/** A round end of the income axis, some way beyond `income`: 100,000, 200,000, 500,000, 1 million and so on. */
export function axisSpan(income: number): number {
  let span = 100_000;
  for (let step = 0; span < income * 1.2; step++) span *= step % 3 === 1 ? 2.5 : 2;
  return span;
}

/** The axis is gross income, so superannuation is never in it. */
function payOnCurve(rules: RuleSet, query: CurveQuery) {
  const calculatePay = payCalculator(rules);
  const options = { ...query.options, includesSuperannuation: false };
  return (annualSalary: number) => calculatePay({ ...query, options, annualSalary });
}

/** SVG paths of the lines up to an income of `span`. */
export function incomeCurveLines(rules: RuleSet, query: CurveQuery, span: number) {
  const payOf = payOnCurve(rules, query);
  const { x, netY, rateY } = curvePlaces(span);
  const sampled = sampledIncomes(rules, query, span).map((income) => {
    const { netAnnual, totalTax } = payOf(income);
    return { income, net: netAnnual, tax: totalTax };
  });
  type Sample = (typeof sampled)[number];
  const line = (y: (sample: Sample) => number) =>
    `M${sampled.map((sample) => `${x(sample.income)} ${y(sample)}`).join('L')}`;
  const marginal = sampled.slice(1).flatMap(({ income, tax }, index) => {
    const before = sampled[index] as Sample;
    const dollars = income - before.income;
    // Between the two dollars of a threshold is its step, which is no rate.
    return dollars > 1 ? [`V${rateY((tax - before.tax) / dollars)}H${x(income)}`] : [];
  });
  return {
    net: line(({ net }) => netY(net)),
    effective: line(({ tax, income }) => rateY(tax / income)),
    marginal: `M${CURVE.left} ${CURVE.rateBase}${marginal.join('')}`,
  };
}

/** Geometry in units of the drawing, fine enough that whole numbers make a smooth line. */
export const CURVE = {
  left: 170,
  width: 950,
  netBase: 440,
  netHeight: 400,
  rateBase: 710,
  rateHeight: 190,
  /** The rates' axis ends at this fraction. */
  topRate: 0.6,
} as const;

/** Where incomes, net pays and rates are in a drawing whose axis ends at `span`. */
export function curvePlaces(span: number) {
  const { left, width, netBase, netHeight, rateBase, rateHeight, topRate } = CURVE;
  return {
    x: (income: number) => Math.round(left + (income / span) * width),
    netY: (net: number) => Math.round(netBase - (net / span) * netHeight),
    rateY: (rate: number) =>
      Math.round(rateBase - (Math.min(Math.max(rate, 0), topRate) / topRate) * rateHeight),
  };
}

/**
 * The incomes that the lines are calculated at, in rising order: even ones, and the dollar on each side of every threshold, so
 * that a step is a step.
 */
export function sampledIncomes(rules: RuleSet, query: CurveQuery, span: number): number[] {
  // No rate is defined at nothing, so the lines begin at the first dollar.
  const incomes = [1];
  for (let part = 1; part <= EVEN_PARTS; part++) incomes.push((span * part) / EVEN_PARTS);
  for (const last of payEdges(query, rules)) {
    if (last > 0 && last < span) incomes.push(last, last + 1);
  }
  return [...new Set(incomes)].sort((a, b) => a - b);
}

/** Equal parts of the axis. The effective rate is a curve; the other lines are straight between two thresholds. */
const EVEN_PARTS = 40;

type DrawingProps = { rules: RuleSet; query: CurveQuery; span: number };

/** The drawing without the mark, which stays while the mark moves. */
const Drawing = memo(function Drawing({ rules, query, span }: DrawingProps) {
  const { net, effective, marginal } = incomeCurveLines(rules, query, span);
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
          {shortDollars(part * span)}
        </text>
      ))}
      {GRID.map((part) => (
        <g key={part} className="scale">
          <text x={left - 20} y={netY(part * span) + 15}>
            {shortDollars(part * span)}
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
}, isSameDrawing);

/** Each key makes the query again, mostly with the same in it: only the marked income has changed. */
function isSameDrawing(one: DrawingProps, other: DrawingProps): boolean {
  const [ofOne, ofOther] = [one, other].map(({ query }) => JSON.stringify(query));
  return one.rules === other.rules && one.span === other.span && ofOne === ofOther;
}

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

/** A round amount in few characters: $25K, $1.25M. The compact notation of `Intl` would take a phone 50 ms to set up. */
function shortDollars(dollars: number): string {
  const [unit, letter] = SHORT_UNITS.find(([unit]) => dollars >= unit) ?? [1, ''];
  return `$${Number((dollars / unit).toFixed(2))}${letter}`;
}

const SHORT_UNITS = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;
