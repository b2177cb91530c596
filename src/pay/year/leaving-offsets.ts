/** The tax on what is paid on leaving a job: offsets that hold it to a rate, and the rate above the caps. In dollars. */
import { amountOf } from '../amounts.ts';
import { chargeOn, type MarginalCharge } from '../charge.ts';
import { snapToMicrodollar } from '../rounding.ts';
import { type RuleSet, taxYearOf } from '../rules/rule-set.ts';
import type { HeldPart, IncomeYear, Standing } from './income-year.ts';
import { capOfOthers } from './incomes.ts';
import { standingOf } from './standing.ts';

/**
 * The most dollars by which a resident's tax would be lower if each of the two kinds of termination payment had a ceiling to itself. It is what
 * the ceiling leaves unused on the lowest incomes, which one ceiling counts against the tax on the other kind. Throws where the tax year is
 * not in the set.
 */
export function mostBySeparateCeilings(rules: RuleSet, taxYear: string): number {
  const { incomeTax, leaving } = taxYearOf(rules, taxYear);
  const { ceilings, wholeOfIncomeCap } = leaving ?? {};
  if (ceilings === undefined || wholeOfIncomeCap === undefined) return 0;
  const unused = incomeTax.resident.steps.map(
    ({ above, base }) => above * ceilings.termination - base,
  );
  return snapToMicrodollar(Math.max(0, ...unused), wholeOfIncomeCap.amount);
}

/** The standing of a person whose facts may have payments on leaving a job. */
export function standingOnLeaving(incomeYear: IncomeYear): Standing {
  const standing = standingOf(incomeYear);
  return { ...standing, ...partsOnLeaving(incomeYear, standing.incomeTax) };
}

/**
 * The parts by `incomeTax`, the scale of the year. On top of other income come leave, then termination payments within their caps: no
 * published example settles this order. Working holiday makers have no offset. Nothing where the set has no limits.
 */
function partsOnLeaving(
  { facts, incomes, exact, year }: IncomeYear,
  incomeTax: MarginalCharge,
): Pick<Standing, 'heldParts' | 'aboveCaps'> {
  const { leaving, residency } = facts;
  if (leaving === undefined || year.leaving === undefined) {
    return { heldParts: [], aboveCaps: undefined };
  }
  const excluded = amountOf(leaving.excluded);
  const other = amountOf(leaving.other);
  const leave = amountOf(leaving.unusedLeave);
  const withLeave = Math.max(0, exact(incomes.taxableIncome - excluded - other));
  const within =
    Math.min(excluded, year.leaving.cap) +
    Math.min(other, exact(capOfOthers(year.leaving, excluded, withLeave)));
  // Deductions take from what is above the caps first.
  const paid = exact(incomes.taxableIncome - withLeave);
  const part = Math.min(within, paid);
  const { aboveCaps: charge, ceilings } = year.leaving;
  const aboveCaps =
    charge === undefined || paid === part
      ? undefined
      : { part: exact(paid - part), rate: charge.rate };
  if (residency === 'workingHoliday') return { heldParts: [], aboveCaps };
  const held = (code: HeldPart['code'], from: number, part: number, ceiling: number) => {
    const tax = exact(chargeOn(incomeTax, from + part) - chargeOn(incomeTax, from));
    return { code, part, ceiling, tax, entitled: exact(Math.max(0, tax - part * ceiling)) };
  };
  const parts: HeldPart[] = [];
  if (leaving.leaveAtFlatRate === true && leave > 0) {
    const from = Math.max(0, exact(withLeave - leave));
    parts.push(held('unusedLeave', from, exact(withLeave - from), ceilings.unusedLeave.rate));
  }
  if (within > 0) {
    const { termination, fromPreservationAge } = ceilings;
    const ceiling = leaving.reachedPreservationAge ? fromPreservationAge : termination;
    parts.push(held('terminationPayments', withLeave, part, ceiling));
  }
  return { heldParts: parts, aboveCaps };
}
