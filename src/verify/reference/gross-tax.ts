/**
 * Income tax before offsets, and the ceilings that hold it on a payout when someone leaves a job. Imports nothing of the
 * product.
 */
import { sliced } from './charges.ts';
import { type Rational, ZERO } from './rational.ts';
import { amountOf, type ReferenceFacts } from './reference-facts.ts';
import { referenceLeavingLimits, WHOLE_OF_INCOME_CAP } from './reference-leaving.ts';
import type { ReferenceYear } from './reference-years.ts';

/**
 * The rate on termination payments above their caps, whatever the bracket and the residency. The levy comes on top. Source:
 * Income Tax Rates Act 1986, s 3A and Schedule 7.
 */
const REMAINDER_PERCENT = 45;

/** The ceiling of the tax on leave, and on termination payments before the preservation age. */
export const CEILING_PERCENT = 30;

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
  return scaleOn(ordinary, facts, year).plus(remainder.percent(REMAINDER_PERCENT));
}

/**
 * The tax that the ceilings take off leave at the flat rate, and off termination payments within their caps. From the preservation
 * age the ceiling on termination payments is 15%.
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
  const percent = leaving?.reachedPreservationAge ? 15 : CEILING_PERCENT;
  return {
    leave: leaving?.leaveAtFlatRate
      ? aboveCeiling(belowLeave, belowTermination, CEILING_PERCENT)
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
  const capOfOther = cap.above(excluded).cappedAt(WHOLE_OF_INCOME_CAP.above(belowTermination));
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
  const threshold = monthsOf(residentMonths).times(4_736).over(12).plus(13_464);
  const lost = income.cappedAt(18_200).above(threshold);
  return tax.plus(lost.percent(year.slices[1]?.percent ?? ''));
}
