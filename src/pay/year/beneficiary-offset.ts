/** Beneficiary tax offset, for JobSeeker and similar payments. Source: Income Tax Assessment Act 1936, s 160AAA. */
import { amountOf } from '../amounts.ts';
import { chargeOn, type MarginalCharge, marginal } from '../charge.ts';
import type { BeneficiaryOffset } from '../rules/rule-set.ts';
import type { ClaimedOffset, IncomeYear } from './income-year.ts';

/**
 * The seniors' offset of `seniors` dollars and the beneficiary offset, each where it may be due. A person with both gets the better of
 * them, or the seniors' where they are equal: of the other they are entitled to nothing.
 */
export function claimedOffsets(
  { charges, exact, facts }: IncomeYear,
  seniors: number | undefined,
): ClaimedOffset[] {
  const { beneficiaryOffset: offset } = charges;
  const benefits = amountOf(facts.benefits);
  const own =
    offset && benefits > 0 ? exact(chargeOn(beneficiaryCharge(offset), benefits)) : undefined;
  const found: ClaimedOffset[] = [];
  if (seniors !== undefined) {
    found.push({ code: 'seniors', entitled: seniors < (own ?? 0) ? 0 : seniors });
  }
  if (own !== undefined) {
    found.push({ code: 'beneficiary', entitled: own > (seniors ?? 0) ? own : 0 });
  }
  return found;
}

/** The offset as a charge on benefits. */
export function beneficiaryCharge({ threshold, rate, upper }: BeneficiaryOffset): MarginalCharge {
  return marginal([
    [0, 0],
    [threshold, rate],
    [upper.threshold, 2 * rate],
  ]);
}
