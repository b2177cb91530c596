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
  const { beneficiaryOffset } = charges;
  const benefits = amountOf(facts.benefits);
  const found: ClaimedOffset[] = [];
  if (seniors !== undefined) found.push({ code: 'seniors', entitled: seniors });
  if (beneficiaryOffset !== undefined && benefits > 0) {
    const entitled = exact(chargeOn(beneficiaryCharge(beneficiaryOffset), benefits));
    found.push({ code: 'beneficiary', entitled });
  }
  const [one, other] = found;
  if (one === undefined || other === undefined) return found;
  return one.entitled >= other.entitled
    ? [one, { ...other, entitled: 0 }]
    : [{ ...one, entitled: 0 }, other];
}

/** The offset as a charge on benefits. */
export function beneficiaryCharge({ threshold, rate, upper }: BeneficiaryOffset): MarginalCharge {
  return marginal([
    [0, 0],
    [threshold, rate],
    [upper.threshold, 2 * rate],
  ]);
}
