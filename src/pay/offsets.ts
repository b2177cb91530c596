/** Gross income tax, and the offsets against it in the order in which they are used. None is refunded. */
import { chargeOn, type MarginalCharge } from './charge.ts';
import type { Person } from './person.ts';
import type { TaxOffset } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

export type OffsetCode = TaxOffset['code'] | 'seniors' | 'excessContributions';

/** Dollars a year. */
export interface Entitlement {
  readonly code: OffsetCode;
  readonly entitled: number;
}

export interface OffsetUse extends Entitlement {
  /** At most the tax that the offsets before it have left. */
  readonly used: number;
}

/** Income tax by the scale `incomeTax`, before offsets. */
export function grossTaxOf(
  { charges, incomes, scaleOfError }: Person,
  incomeTax: MarginalCharge,
): number {
  const { withoutTaxFreeThreshold } = charges;
  const tax = chargeOn(incomeTax, incomes.taxable);
  const added =
    withoutTaxFreeThreshold === undefined ? 0 : chargeOn(withoutTaxFreeThreshold, incomes.taxable);
  return snapToMicrodollar(tax + added, scaleOfError);
}

/** The offsets of a person, in the order of use; `seniors` is the seniors' offset of whoever is entitled by age. */
export function entitlementsOf(
  { charges, declaration, incomes, scaleOfError }: Person,
  seniors: number | undefined,
): Entitlement[] {
  if (declaration.withholdTaxOffsets) return [];
  const { excessContributions } = incomes;
  const found: Entitlement[] = [];
  if (seniors !== undefined) found.push({ code: 'seniors', entitled: seniors });
  for (const offset of charges.offsets) {
    found.push({ code: offset.code, entitled: offsetOn(offset, incomes.taxable, scaleOfError) });
  }
  if (excessContributions > 0 && charges.excessOffsetRate > 0) {
    const entitled = snapToMicrodollar(
      excessContributions * charges.excessOffsetRate,
      scaleOfError,
    );
    found.push({ code: 'excessContributions', entitled });
  }
  return found;
}

/** An offset by taxable income, in dollars. */
export function offsetOn({ amount }: TaxOffset, income: number, scaleOfError: number): number {
  return Math.max(0, snapToMicrodollar(chargeOn(amount, income), scaleOfError));
}

/** The part of each of `entitlements` that is taken off `grossTax`, one after the other. */
export function offsetsUsed(
  entitlements: readonly Entitlement[],
  grossTax: number,
  scaleOfError: number,
): OffsetUse[] {
  let left = grossTax;
  return entitlements.map(({ code, entitled }) => {
    const used = Math.min(left, entitled);
    left = snapToMicrodollar(left - used, scaleOfError);
    return { code, entitled, used };
  });
}
