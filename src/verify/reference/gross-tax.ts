/**
 * Income tax before offsets, and the ceilings that hold it on a payout when someone leaves a job. Imports nothing of the
 * product.
 */
import { sliced } from './charges.ts';
import { LEAVING, PART_YEAR, TAX_FREE } from './every-year.ts';
import { type Rational, rational, ZERO } from './rational.ts';
import { amountOf, type ReferenceFacts } from './reference-facts.ts';
import { referenceLeavingLimits } from './reference-leaving.ts';
import type { ReferenceYear } from './reference-years.ts';

/** The payments of a payout. `termination` leaves out the leave, `total` has all three. */
export function payoutOf({ leaving }: ReferenceFacts) {
  const excluded = amountOf(leaving?.excluded);
  const other = amountOf(leaving?.other);
  const leave = amountOf(leaving?.unusedLeave);
  const termination = excluded.plus(other);
  return { excluded, other, leave, termination, total: termination.plus(leave) };
}

/** Months of residence, at most 12. */
export function monthsOf(residentMonths = 12): Rational {
  return amountOf(residentMonths).cappedAt(12);
}

/** The tax on a taxable income before offsets. */
export function grossTaxOn(
  taxableIncome: Rational,
  facts: ReferenceFacts,
  year: ReferenceYear,
): Rational {
  const { ordinary } = slicesOf(taxableIncome, facts, year);
  const remainder = taxableIncome.minus(ordinary);
  return scaleOn(ordinary, facts, year).plus(remainder.percent(LEAVING.remainderPercent));
}

/**
 * The tax that the ceilings take off leave at the flat rate, and off termination payments within their caps.
 */
export function leavingOffsets(
  taxableIncome: Rational,
  facts: ReferenceFacts,
  year: ReferenceYear,
): { leave: Rational; termination: Rational } {
  const { residency, leaving } = facts;
  if (residency === 'workingHoliday') return { leave: ZERO, termination: ZERO };
  const { belowLeave, belowTermination, ordinary } = slicesOf(taxableIncome, facts, year);
  const aboveCeiling = (from: Rational, to: Rational, percent: number) => {
    const tax = scaleOn(to, facts, year).minus(scaleOn(from, facts, year));
    return tax.above(to.minus(from).percent(percent));
  };
  const percent = leaving?.reachedPreservationAge
    ? LEAVING.laterCeilingPercent
    : LEAVING.ceilingPercent;
  return {
    leave: leaving?.leaveAtFlatRate
      ? aboveCeiling(belowLeave, belowTermination, LEAVING.ceilingPercent)
      : ZERO,
    termination: aboveCeiling(belowTermination, ordinary, percent),
  };
}

/**
 * The ends of the slices of a taxable income: other income to `belowLeave`, leave to `belowTermination`, and termination
 * payments within their caps to `ordinary`. The rest is above the caps. Deductions come off other income first.
 */
function slicesOf(taxableIncome: Rational, facts: ReferenceFacts, { law }: ReferenceYear) {
  const { excluded, other, leave, termination } = payoutOf(facts);
  const belowTermination = taxableIncome.above(termination);
  const belowLeave = belowTermination.above(leave);
  if (law === undefined) return { belowLeave, belowTermination, ordinary: taxableIncome };
  const { cap } = referenceLeavingLimits(facts.taxYear, '0');
  const capOfOther = cap
    .above(excluded)
    .cappedAt(rational(LEAVING.wholeOfIncomeCap).above(belowTermination));
  const within = excluded.cappedAt(cap).plus(other.cappedAt(capOfOther));
  const ordinary = taxableIncome.cappedAt(belowTermination.plus(within));
  return { belowLeave, belowTermination, ordinary };
}

/** Each bracket's rate, by residency. A resident for part of the year has a smaller tax-free threshold. */
function scaleOn(
  income: Rational,
  { residency, residentMonths }: ReferenceFacts,
  year: ReferenceYear,
): Rational {
  if (residency === 'foreign') return sliced(year.nonResident, income);
  if (residency === 'workingHoliday') return sliced(year.workingHoliday, income);
  const tax = sliced(year.slices, income);
  if (year.law === undefined) return tax;
  const threshold = monthsOf(residentMonths).times(PART_YEAR.shared).over(12).plus(PART_YEAR.flat);
  const lost = income.cappedAt(TAX_FREE).above(threshold);
  return tax.plus(lost.percent(year.slices[1]?.percent ?? ''));
}
