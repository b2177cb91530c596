/**
 * Take-home pay, and the effective and marginal tax rate, against gross income: the lines of the plot, and where an income is
 * on them. Incomes are dollars a year.
 */
import {
  type PayOptions,
  type PayQuery,
  payCalculator,
  type RuleSet,
  residencyOf,
  type TaxYear,
  taxYearOf,
} from '../../pay/index.ts';
import { type Charges, chargesFor, edgesOf, incomeLines } from '../../pay/lines.ts';

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

/** SVG paths. */
export interface IncomeCurveLines {
  readonly net: string;
  readonly effective: string;
  readonly marginal: string;
}

/** The other pay and the family that the tax goes by too. */
export type Household = Pick<PayQuery, 'otherJobPay' | 'spouse' | 'dependentChildren'>;

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
  household: Household = {},
): IncomeCurveLines {
  const calculatePay = payCalculator(rules);
  const { x, netY, rateY } = curvePlaces(span);
  const year = taxYearOf(rules, taxYear);
  const sampled = sampledIncomes(year, options, span, household).map((income) => {
    const { netAnnual, totalTax } = calculatePay({
      ...household,
      annualSalary: income,
      taxYear,
      options: { ...options, includesSuperannuation: false },
    });
    return { income, net: netAnnual, tax: totalTax, rate: totalTax / income };
  });
  const line = (y: (sample: (typeof sampled)[number]) => number) =>
    `M${sampled.map((sample) => `${x(sample.income)} ${y(sample)}`).join('L')}`;
  const marginal = sampled.slice(1).flatMap(({ income, tax }, index) => {
    const before = sampled[index] as (typeof sampled)[number];
    const dollars = income - before.income;
    // Between the two dollars of a threshold is its step, which is no rate.
    return dollars > 1 ? [`V${rateY((tax - before.tax) / dollars)}H${x(income)}`] : [];
  });
  return {
    net: line(({ net }) => netY(net)),
    effective: line(({ rate }) => rateY(rate)),
    marginal: `M${CURVE.left} ${CURVE.rateBase}${marginal.join('')}`,
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
  household: Household = {},
): readonly number[] {
  // No rate is defined at nothing, so the lines begin at the first dollar.
  const incomes = [1];
  for (let part = 1; part <= EVEN_PARTS; part++) incomes.push((span * part) / EVEN_PARTS);
  for (const last of thresholds(year, options, household)) {
    if (last > 0 && last < span) incomes.push(last, last + 1);
  }
  return [...new Set(incomes)].sort((a, b) => a - b);
}

/** The last whole dollar of gross income before each change of a charge that `options` bring. */
export function thresholds(
  year: TaxYear,
  options: PayOptions,
  { otherJobPay = 0, spouse, dependentChildren = 0 }: Household = {},
): readonly number[] {
  const residency = residencyOf(options);
  const charges = chargesFor(year, {
    residency,
    withoutCover: options.noPrivateHospitalCover,
    studentLoan: options.studentLoan,
    noTaxFreeThreshold: options.noTaxFreeThreshold,
  });
  const deduction = (residency === 'resident' && year.standardDeduction?.amount) || 0;
  const lines = incomeLines(charges).flatMap(({ last }) => (last > 0 ? [last] : []));
  const ofFamily =
    spouse || dependentChildren > 0
      ? familyEdges(charges, dependentChildren).map((edge) => edge - (spouse?.income ?? 0))
      : [];
  return [...lines, ...ofFamily].map((last) => Math.floor(last) + deduction - otherJobPay);
}

/** The incomes of a family at which its surcharge and the reduction of its levy change. */
function familyEdges({ medicareLevy, medicareLevySurcharge }: Charges, children: number): number[] {
  const edges: number[] = [];
  const surcharge = medicareLevySurcharge?.family;
  if (surcharge) {
    const raised = surcharge.perLaterChild * Math.max(0, children - 1);
    edges.push(...edgesOf(surcharge.tiers).map((edge) => edge + raised));
  }
  if (medicareLevy?.family) {
    const { threshold, perChild, shadeRate } = medicareLevy.family;
    const limit = threshold + perChild * children;
    // Above the limit the reduction falls, until nothing is left of it.
    edges.push(limit, limit * (1 + medicareLevy.rate / shadeRate));
  }
  return edges;
}

/** A round end of the income axis, some way beyond `income`: 100,000, 200,000, 500,000, 1 million and so on. */
export function axisSpan(income: number): number {
  let span = 100_000;
  for (let step = 0; span < income * 1.2; step++) span *= step % 3 === 1 ? 2.5 : 2;
  return span;
}
