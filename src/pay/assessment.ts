/** The steps of a year's assessment, in their order. */
import { chargeOn } from './charge.ts';
import { medicareLevyOf, surchargeOf } from './family.ts';
import { entitlementsOf, grossTaxOf, type OffsetUse, offsetsUsed } from './offsets.ts';
import { type Person, usualStanding } from './person.ts';
import { snapToMicrodollar } from './snap.ts';
import { division293On } from './surcharges.ts';

/** All in dollars a year, not rounded. */
export interface Assessment {
  readonly taxableIncome: number;
  readonly surchargeIncome: number;
  readonly repaymentIncome: number;
  /** By which the seniors' offset goes. */
  readonly rebateIncome: number;
  /** Before offsets. */
  readonly grossTax: number;
  readonly taxOffsets: readonly OffsetUse[];
  /** After offsets. */
  readonly incomeTax: number;
  readonly medicareLevy: number;
  readonly medicareLevySurcharge: number;
  /** Billed apart, after the return; super can pay it. */
  readonly division293Tax: number;
  readonly studentLoanRepayment: number;
  /** All tax but that of Division 293. */
  readonly totalTax: number;
}

/** The assessment of `person`, whose spouse and children count where the rules know families. */
export function assessmentOf(person: Person, standing = usualStanding(person)): Assessment {
  const { incomes, charges, year, scaleOfError } = person;
  const exact = (dollars: number) => snapToMicrodollar(dollars, scaleOfError);
  const { taxable, surchargeBase, lowTaxContributions, withReportable } = incomes;

  const grossTax = grossTaxOf(person, standing.incomeTax);
  const taxOffsets = offsetsUsed(
    entitlementsOf(person, standing.seniorsOffset.own),
    grossTax,
    scaleOfError,
  );
  const incomeTax = exact(grossTax - usedOf(taxOffsets, scaleOfError));
  const { medicareLevy, isReducedByFamily } = medicareLevyOf(person, standing);
  const medicareLevySurcharge = surchargeOf(person, standing.months);
  const division293Tax = exact(
    division293On(year.superannuation, surchargeBase, lowTaxContributions),
  );
  const studentLoanRepayment =
    charges.studentLoan === undefined || isReducedByFamily
      ? 0
      : exact(chargeOn(charges.studentLoan, withReportable));
  return {
    taxableIncome: taxable,
    surchargeIncome: withReportable,
    repaymentIncome: withReportable,
    rebateIncome: withReportable,
    grossTax,
    taxOffsets,
    incomeTax,
    medicareLevy,
    medicareLevySurcharge,
    division293Tax,
    studentLoanRepayment,
    totalTax: exact(incomeTax + medicareLevy + medicareLevySurcharge + studentLoanRepayment),
  };
}

/** The sum of the offsets that are used. */
export function usedOf(taxOffsets: readonly OffsetUse[], scaleOfError: number): number {
  let sum = 0;
  for (const { used } of taxOffsets) sum += used;
  return snapToMicrodollar(sum, scaleOfError);
}
