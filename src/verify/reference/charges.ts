/** How tax, offsets, surcharge and loan repayments follow from an income, slice by slice. Imports nothing of the product. */
import { least, most, type Rational, rational, ZERO } from './rational.ts';
import type { ReferenceLaw, ReferenceLoan, Slice } from './reference-years.ts';

const HUNDRED = rational(100);

/** The low income tax offset on `income`. */
export function lowIncomeOffset(income: Rational): Rational {
  const shed = percentOf('5', within(income, '37500', '45000')).plus(
    percentOf('1.5', above(income, '45000')),
  );
  return most(ZERO, rational(700).minus(shed));
}

/** The low and middle income tax offset on `income`, of a year that has one. */
export function lowMiddleIncomeOffset(
  income: Rational,
  { lowAndMiddleExtra }: ReferenceLaw,
): Rational {
  if (lowAndMiddleExtra === undefined || income.isAtLeast(126_000)) return ZERO;
  const gained = rational(255).plus(percentOf('7.5', within(income, '37000', '48000')));
  return gained.minus(percentOf('3', above(income, '90000'))).plus(lowAndMiddleExtra);
}

/** The beneficiary tax offset on `benefits`. Its rate doubles above the end of the lowest bracket that is taxed. */
export function beneficiaryOffset(benefits: Rational, [, lowest]: readonly Slice[]): Rational {
  const twice = above(benefits, '6000').plus(above(benefits, lowest?.upTo ?? ''));
  return percentOf('15', twice);
}

/** The repayment of a study or training loan on `income`. */
export function repaymentOn(income: Rational, loan: ReferenceLoan): Rational {
  if ('starts' in loan) {
    const band = loan.starts.filter((start) => income.isAtLeast(start)).length;
    return percentOf(repaymentPercent(band), income);
  }
  if ('ends' in loan) {
    if (income.isBelow(loan.first)) return ZERO;
    const passed = loan.ends.filter((end) => income.isAbove(end)).length;
    return percentOf(repaymentPercent(passed + 1), income);
  }
  const tenth = percentOf('10', income);
  if (loan.tenthFrom !== undefined && income.isAtLeast(loan.tenthFrom)) return tenth;
  let repayment = ZERO;
  for (const { above: floor, percent, base } of loan.steps) {
    if (income.isAtMost(floor)) break;
    repayment = rational(base).plus(percentOf(percent, above(income, floor)));
  }
  return least(repayment, tenth);
}

/** Nothing in band 0, 1% in the first, then 2% and half a percent more in each. */
export function repaymentPercent(band: number): string {
  return band < 2 ? String(band) : String(1 + band / 2);
}

/** How much of `income` is above `floor`. */
export function above(income: Rational, floor: string): Rational {
  return most(ZERO, income.minus(floor));
}

/** How much of `income` is above `floor` and not above `ceiling`. */
export function within(income: Rational, floor: string, ceiling: string): Rational {
  return above(income, floor).minus(above(income, ceiling));
}

/** Each slice of the income at its own rate. */
export function sliced(slices: readonly Slice[], income: Rational): Rational {
  let tax = ZERO;
  let floor = ZERO;
  for (const { upTo, percent } of slices) {
    const ceiling = upTo === undefined ? income : rational(upTo);
    const top = income.isBelow(ceiling) ? income : ceiling;
    if (top.isAtMost(floor)) break;
    tax = tax.plus(percentOf(percent, top.minus(floor)));
    floor = top;
  }
  return tax;
}

/** The rate of the tier that `income` is in. */
export function tierPercent(tiers: readonly Slice[], income: Rational): string {
  const tier = tiers.find(({ upTo }) => upTo === undefined || income.isAtMost(upTo));
  return tier?.percent ?? '';
}

export function percentOf(percent: string, amount: Rational): Rational {
  return amount.times(percent).over(HUNDRED);
}
