/** How tax, offsets, surcharge and loan repayments follow from an income, slice by slice. Imports nothing of the product. */
import { type Rational, rational, ZERO } from './rational.ts';
import type { ReferenceLaw, ReferenceLoan, Slice } from './reference-years.ts';

/** The low income tax offset on `income`. */
export function lowIncomeOffset(income: Rational): Rational {
  const shed = within(income, 37_500, 45_000).percent(5).plus(income.above(45_000).percent(1.5));
  return rational(700).above(shed);
}

/** The low and middle income tax offset on `income`, of a year that has one. */
export function lowMiddleIncomeOffset(
  income: Rational,
  { lowAndMiddleExtra }: ReferenceLaw,
): Rational {
  if (lowAndMiddleExtra === undefined || income.isAtLeast(126_000)) return ZERO;
  const gained = within(income, 37_000, 48_000).percent(7.5).plus(255);
  return gained.minus(income.above(90_000).percent(3)).plus(lowAndMiddleExtra);
}

/** The beneficiary tax offset on `benefits`. Its rate doubles above the end of the lowest bracket that is taxed. */
export function beneficiaryOffset(benefits: Rational, [, lowest]: readonly Slice[]): Rational {
  return benefits
    .above(6_000)
    .plus(benefits.above(lowest?.upTo ?? ''))
    .percent(15);
}

/** The repayment of a study or training loan on `income`. */
export function repaymentOn(income: Rational, loan: ReferenceLoan): Rational {
  if ('starts' in loan) {
    const band = loan.starts.filter((start) => income.isAtLeast(start)).length;
    return income.percent(repaymentPercent(band));
  }
  if ('ends' in loan) {
    if (income.isBelow(loan.first)) return ZERO;
    const passed = loan.ends.filter((end) => income.isAbove(end)).length;
    return income.percent(repaymentPercent(passed + 1));
  }
  const tenth = income.percent(10);
  if (loan.tenthFrom !== undefined && income.isAtLeast(loan.tenthFrom)) return tenth;
  let repayment = ZERO;
  for (const { above: floor, percent, base } of loan.steps) {
    if (income.isAtMost(floor)) break;
    repayment = income.above(floor).percent(percent).plus(base);
  }
  return repayment.cappedAt(tenth);
}

/** Nothing in band 0, 1% in the first, then 2% and half a percent more in each. */
export function repaymentPercent(band: number): string {
  return band < 2 ? String(band) : String(1 + band / 2);
}

/** How much of `income` is above `floor` and not above `ceiling`. */
function within(income: Rational, floor: number, ceiling: number): Rational {
  return income.cappedAt(ceiling).above(floor);
}

/** Each slice of the income at its own rate. */
export function sliced(slices: readonly Slice[], income: Rational): Rational {
  let tax = ZERO;
  let floor = ZERO;
  for (const { upTo, percent } of slices) {
    const top = income.cappedAt(upTo ?? income);
    if (top.isAtMost(floor)) break;
    tax = tax.plus(top.minus(floor).percent(percent));
    floor = top;
  }
  return tax;
}

/** The rate of the tier that `income` is in. */
export function tierPercent(tiers: readonly Slice[], income: Rational): string {
  const tier = tiers.find(({ upTo }) => upTo === undefined || income.isAtMost(upTo));
  return tier?.percent ?? '';
}
