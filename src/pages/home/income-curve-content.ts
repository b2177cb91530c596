/**
 * Take-home pay, and the effective and marginal tax rate, against gross income: the lines of the plot, and where an income is
 * on them. Incomes are dollars a year.
 */
import {
  chargesFor,
  incomeLines,
  type PayOptions,
  payCalculator,
  type RuleSet,
  residencyOf,
  type TaxYear,
  taxYearOf,
} from '../../pay/index.ts';

/** Geometry in units of the drawing, fine enough that whole numbers make a smooth line. */
export const CURVE = {
  left: 170,
  width: 950,
  netBase: 440,
  netHeight: 400,
  rateBase: 710,
  rateHeight: 190,
  /** The rates' axis ends at this fraction; only a step of a charge on the whole income goes beyond. */
  topRate: 0.6,
} as const;

/** SVG paths, and the height of each line at its end. */
export interface IncomeCurveLines {
  readonly net: string;
  readonly effective: string;
  readonly marginal: string;
  readonly ends: { readonly net: number; readonly effective: number; readonly marginal: number };
}

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

/** The lines up to an income of `span`. The axis is gross income: nothing is left to take superannuation out of. */
export function incomeCurveLines(
  rules: RuleSet,
  taxYear: string,
  options: PayOptions,
  span: number,
): IncomeCurveLines {
  const calculatePay = payCalculator(rules);
  const { x, netY, rateY } = curvePlaces(span);
  const sampled = sampledIncomes(taxYearOf(rules, taxYear), options, span).map((income) => {
    const { netAnnual, totalTax } = calculatePay({
      annualSalary: income,
      taxYear,
      options: { ...options, includesSuperannuation: false },
    });
    return { income, net: netAnnual, tax: totalTax, rate: totalTax / income };
  });
  const line = (y: (sample: (typeof sampled)[number]) => number) =>
    `M${sampled.map((sample) => `${x(sample.income)} ${y(sample)}`).join('L')}`;
  const marginalYs = sampled.slice(1).map(({ income, tax }, index) => {
    const before = sampled[index] as (typeof sampled)[number];
    return rateY((tax - before.tax) / (income - before.income));
  });
  const last = sampled[sampled.length - 1] as (typeof sampled)[number];
  return {
    net: line(({ net }) => netY(net)),
    effective: line(({ rate }) => rateY(rate)),
    marginal: marginalYs
      .map((y, index) => {
        const { income } = sampled[index + 1] as (typeof sampled)[number];
        return `${index === 0 ? `M${CURVE.left} ${y}` : `V${y}`}H${x(income)}`;
      })
      .join(''),
    ends: {
      net: netY(last.net),
      effective: rateY(last.rate),
      marginal: marginalYs[marginalYs.length - 1] ?? CURVE.rateBase,
    },
  };
}

/** Number of equal parts of the axis. The effective rate is a curve; the other lines are straight between two thresholds. */
const EVEN_PARTS = 40;

/**
 * The incomes that the lines are calculated at, in rising order: even ones, and the dollar on each side of every threshold, so
 * that a step is a step.
 */
export function sampledIncomes(
  year: TaxYear,
  options: PayOptions,
  span: number,
): readonly number[] {
  // No rate is defined at nothing, so the lines begin at the first dollar.
  const incomes = [1];
  for (let part = 1; part <= EVEN_PARTS; part++) incomes.push((span * part) / EVEN_PARTS);
  for (const last of thresholds(year, options)) {
    if (last < span) incomes.push(last, last + 1);
  }
  return [...new Set(incomes)].sort((a, b) => a - b);
}

/** The last whole dollar of gross income before each change of a charge that `options` bring. */
export function thresholds(year: TaxYear, options: PayOptions): readonly number[] {
  const residency = residencyOf(options);
  const charges = chargesFor(year, {
    residency,
    withoutCover: options.noPrivateHospitalCover,
    studentLoan: options.studentLoan,
    noTaxFreeThreshold: options.noTaxFreeThreshold,
  });
  const deduction = (residency === 'resident' && year.standardDeduction?.amount) || 0;
  return incomeLines(charges).flatMap(({ last }) => (last > 0 ? [last + deduction] : []));
}

/** A round end of the income axis, some way beyond `income`: 100,000, 200,000, 500,000, 1 million and so on. */
export function axisSpan(income: number): number {
  let span = 100_000;
  for (let step = 0; span < income * 1.2; step++) span *= step % 3 === 1 ? 2.5 : 2;
  return span;
}
