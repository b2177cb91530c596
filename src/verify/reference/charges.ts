/** How tax, offsets, surcharge and loan repayments follow from an income, slice by slice. Imports nothing of the product. */
import {
  BENEFICIARY,
  HIGHEST_REPAYMENT_PERCENT,
  LOW_INCOME,
  LOW_MIDDLE_INCOME,
} from './every-year.ts';
import { type Rational, rational, ZERO } from './rational.ts';
import type { ReferenceLaw, ReferenceLoan, Slice } from './reference-years.ts';

/** The low income tax offset on `income`. */
export function lowIncomeOffset(income: Rational): Rational {
  const { maximum, first, second } = LOW_INCOME;
  const early = within(income, first.above, second.above).percent(first.percent);
  const late = income.above(second.above).percent(second.percent);
  return rational(maximum).above(early.plus(late));
}

/** The low and middle income tax offset on `income`, of a year that has one. */
export function lowMiddleIncomeOffset(
  income: Rational,
  { lowAndMiddleExtra }: ReferenceLaw,
): Rational {
  const { base, rises, falls, endsAt } = LOW_MIDDLE_INCOME;
  if (lowAndMiddleExtra === undefined || income.isAtLeast(endsAt)) return ZERO;
  const gained = within(income, rises.above, rises.upTo).percent(rises.percent).plus(base);
  return gained.minus(income.above(falls.above).percent(falls.percent)).plus(lowAndMiddleExtra);
}

/** The beneficiary tax offset on `benefits`. Its rate doubles above the end of the lowest bracket that is taxed. */
export function beneficiaryOffset(benefits: Rational, [, lowest]: readonly Slice[]): Rational {
  return benefits
    .above(BENEFICIARY.above)
    .plus(benefits.above(lowest?.upTo ?? ''))
    .percent(BENEFICIARY.percent);
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
  const most = income.percent(HIGHEST_REPAYMENT_PERCENT);
  if (loan.tenthFrom !== undefined && income.isAtLeast(loan.tenthFrom)) return most;
  let repayment = ZERO;
  for (const { above: floor, percent, base } of loan.steps) {
    if (income.isAtMost(floor)) break;
    repayment = income.above(floor).percent(percent).plus(base);
  }
  return repayment.cappedAt(most);
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
