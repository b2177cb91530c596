/** Gross income tax, the offsets against it in the order in which they are used, of which none is refunded, and Division 293 tax. */
import { chargeOn } from '../charge.ts';
import type { Exact } from '../rounding.ts';
import type { Superannuation, TaxOffset } from '../rules/rule-set.ts';
import type { ClaimedOffset, HeldPart, IncomeYear, Standing } from './income-year.ts';
import type { Incomes } from './incomes.ts';

export type OffsetCode =
  | TaxOffset['code']
  | 'excessContributions'
  | (ClaimedOffset | HeldPart)['code'];

/** Dollars a year. */
export interface Entitlement {
  readonly code: OffsetCode;
  readonly entitled: number;
}

export interface OffsetUse extends Entitlement {
  /** At most the tax that the offsets before it have left. */
  readonly used: number;
}

/** Income tax before offsets: by the scale `incomeTax`, and by one rate on what is above the caps of termination payments. */
export function grossTaxOf(
  { charges, incomes, exact }: IncomeYear,
  { incomeTax, aboveCaps }: Pick<Standing, 'incomeTax' | 'aboveCaps'>,
): number {
  const { withoutTaxFreeThreshold } = charges;
  const tax =
    aboveCaps === undefined
      ? chargeOn(incomeTax, incomes.taxableIncome)
      : chargeOn(incomeTax, exact(incomes.taxableIncome - aboveCaps.part)) +
        aboveCaps.rate * aboveCaps.part;
  const added =
    withoutTaxFreeThreshold === undefined
      ? 0
      : chargeOn(withoutTaxFreeThreshold, incomes.taxableIncome);
  return exact(tax + added);
}

/** The offsets of a person, in the order of use. */
export function entitlementsOf(
  { charges, declaration, incomes, exact }: IncomeYear,
  { claimed, heldParts }: Standing,
): Entitlement[] {
  if (declaration.withholdTaxOffsets) return [];
  const { excessContributions } = incomes;
  const found: Entitlement[] = [...claimed];
  for (const offset of charges.offsets) {
    found.push({ code: offset.code, entitled: offsetOn(offset, incomes.taxableIncome, exact) });
  }
  if (excessContributions > 0 && charges.excessOffsetRate > 0) {
    const entitled = exact(excessContributions * charges.excessOffsetRate);
    found.push({ code: 'excessContributions', entitled });
  }
  for (const { code, entitled } of heldParts) found.push({ code, entitled });
  return found;
}

/** An offset by taxable income, in dollars. */
export function offsetOn({ amount }: TaxOffset, income: number, exact: Exact): number {
  return Math.max(0, exact(chargeOn(amount, income)));
}

/** The part of each of `entitlements` that is taken off `grossTax`, one after the other. */
export function offsetsUsed(
  entitlements: readonly Entitlement[],
  grossTax: number,
  exact: Exact,
): OffsetUse[] {
  let left = grossTax;
  return entitlements.map(({ code, entitled }) => {
    const used = Math.min(left, entitled);
    left = exact(left - used);
    return { code, entitled, used };
  });
}

/**
 * Tax on the contributions within the concessional cap that, on top of the income that it goes by, are above the threshold, in
 * dollars a year.
 * Source: Income Tax Assessment Act 1997, Division 293.
 */
export function division293On(
  { division293 }: Superannuation,
  { taxableWithFringeBenefits, lowTaxContributions }: Incomes,
): number {
  if (division293 === undefined) return 0;
  const above = taxableWithFringeBenefits + lowTaxContributions - division293.threshold;
  return division293.rate * Math.max(0, Math.min(lowTaxContributions, above));
}
