/** How tax, offsets, surcharge and loan repayments follow from an income, slice by slice. Imports nothing of the product. */
import {
  add,
  compare,
  divide,
  least,
  most,
  multiply,
  type Rational,
  rational,
  subtract,
  ZERO,
} from './rational.ts';
import type { ReferenceLaw, ReferenceLoan, Slice } from './reference-years.ts';

const HUNDRED = rational('100');

/** The low income tax offset on `income`. */
export function lowIncomeOffset(income: Rational): Rational {
  const shed = add(
    percentOf('5', within(income, '37500', '45000')),
    percentOf('1.5', above(income, '45000')),
  );
  return most(ZERO, subtract(rational('700'), shed));
}

/** The low and middle income tax offset on `income`, of a year that has one. */
export function lowMiddleIncomeOffset(
  income: Rational,
  { lowAndMiddleExtra }: ReferenceLaw,
): Rational {
  if (lowAndMiddleExtra === undefined || compare(income, rational('126000')) >= 0) return ZERO;
  const gained = add(rational('255'), percentOf('7.5', within(income, '37000', '48000')));
  return add(subtract(gained, percentOf('3', above(income, '90000'))), rational(lowAndMiddleExtra));
}

/** The beneficiary tax offset on `benefits`. Its rate doubles above the end of the lowest bracket that is taxed. */
export function beneficiaryOffset(benefits: Rational, [, lowest]: readonly Slice[]): Rational {
  const twice = add(above(benefits, '6000'), above(benefits, lowest?.upTo ?? ''));
  return percentOf('15', twice);
}

/** The repayment of a study or training loan on `income`. */
export function repaymentOn(income: Rational, loan: ReferenceLoan): Rational {
  if ('starts' in loan) {
    const band = loan.starts.filter((start) => compare(income, rational(start)) >= 0).length;
    return percentOf(repaymentPercent(band), income);
  }
  if ('ends' in loan) {
    if (compare(income, rational(loan.first)) < 0) return ZERO;
    const passed = loan.ends.filter((end) => compare(income, rational(end)) > 0).length;
    return percentOf(repaymentPercent(passed + 1), income);
  }
  const tenth = percentOf('10', income);
  if (loan.tenthFrom !== undefined && compare(income, rational(loan.tenthFrom)) >= 0) return tenth;
  let repayment = ZERO;
  for (const { above: floor, percent, base } of loan.steps) {
    if (compare(income, rational(floor)) <= 0) break;
    repayment = add(rational(base), percentOf(percent, above(income, floor)));
  }
  return least(repayment, tenth);
}

/** Nothing in band 0, 1% in the first, then 2% and half a percent more in each. */
export function repaymentPercent(band: number): string {
  return band < 2 ? String(band) : String(1 + band / 2);
}

/** How much of `income` is above `floor`. */
export function above(income: Rational, floor: string): Rational {
  return most(ZERO, subtract(income, rational(floor)));
}

/** How much of `income` is above `floor` and not above `ceiling`. */
export function within(income: Rational, floor: string, ceiling: string): Rational {
  return subtract(above(income, floor), above(income, ceiling));
}

/** Each slice of the income at its own rate. */
export function sliced(slices: readonly Slice[], income: Rational): Rational {
  let tax = ZERO;
  let floor = ZERO;
  for (const { upTo, percent } of slices) {
    const ceiling = upTo === undefined ? income : rational(upTo);
    const top = compare(income, ceiling) < 0 ? income : ceiling;
    if (compare(top, floor) <= 0) break;
    tax = add(tax, percentOf(percent, subtract(top, floor)));
    floor = top;
  }
  return tax;
}

/** The rate of the tier that `income` is in. */
export function tierPercent(tiers: readonly Slice[], income: Rational): string {
  const tier = tiers.find(({ upTo }) => upTo === undefined || compare(income, rational(upTo)) <= 0);
  return tier?.percent ?? '';
}

export function percentOf(percent: string, amount: Rational): Rational {
  return divide(multiply(amount, rational(percent)), HUNDRED);
}
