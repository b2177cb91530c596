/** The steps of a year's assessment, in their order. */
import { chargeOn, type MarginalCharge } from './charge.ts';
import { levyAlone } from './medicare-levy.ts';
import { entitlementsOf, grossTaxOf, type OffsetUse, offsetsUsed } from './offsets.ts';
import type { Person } from './person.ts';
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

/** The steps that go by more than one's own income: months of residence, age, a family. Amounts are in dollars a year. */
export interface Household {
  readonly incomeTax: MarginalCharge;
  /** The seniors' offset; undefined of whoever is not entitled by age. */
  readonly seniorsOffset: number | undefined;
  readonly medicareLevy: number;
  /**
   * Whether the family rule makes the levy nil, which it may be already, or smaller: no study loan is repaid then. Source:
   * Higher Education Support Act 2003, s 154-1(2); Medicare Levy Act 1986, s 8.
   */
  readonly isLevyReducedByFamily: boolean;
  readonly medicareLevySurcharge: number;
}

/** The household of a person below the seniors' age who lives alone, is a resident all year or not at all, and has no cover on any day or on all. */
export function aloneOf({ charges, incomes, scaleOfError }: Person): Household {
  const { incomeTax, medicareLevy, medicareLevySurcharge } = charges;
  const { taxable, withReportable, surchargeBase } = incomes;
  const levy = medicareLevy === undefined ? 0 : levyAlone(medicareLevy, taxable);
  const surcharge =
    medicareLevySurcharge === undefined
      ? 0
      : chargeOn(medicareLevySurcharge.single, withReportable, surchargeBase);
  return {
    incomeTax,
    seniorsOffset: undefined,
    medicareLevy: snapToMicrodollar(levy, scaleOfError),
    isLevyReducedByFamily: false,
    medicareLevySurcharge: snapToMicrodollar(surcharge, scaleOfError),
  };
}

export function assessmentOf(person: Person, household: Household): Assessment {
  const { incomes, charges, year, scaleOfError } = person;
  const exact = (dollars: number) => snapToMicrodollar(dollars, scaleOfError);
  const { taxable, surchargeBase, lowTaxContributions, withReportable } = incomes;
  const { medicareLevy, medicareLevySurcharge } = household;

  const grossTax = grossTaxOf(person, household.incomeTax);
  const taxOffsets = offsetsUsed(
    entitlementsOf(person, household.seniorsOffset),
    grossTax,
    scaleOfError,
  );
  const incomeTax = exact(grossTax - usedOf(taxOffsets, scaleOfError));
  const division293Tax = exact(
    division293On(year.superannuation, surchargeBase, lowTaxContributions),
  );
  const studentLoanRepayment =
    charges.studentLoan === undefined || household.isLevyReducedByFamily
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
