/** The steps of a year's assessment, in their order. */
import { chargeOn } from '../charge.ts';
import type { Exact } from '../rounding.ts';
import { type IncomeYear, usualStanding } from './income-year.ts';
import { medicareLevyOf } from './medicare-levy.ts';
import { surchargeOf } from './surcharge.ts';
import { division293On, entitlementsOf, grossTaxOf, type OffsetUse, offsetsUsed } from './tax.ts';

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

/** The assessment of `incomeYear`, whose spouse and children count where the rules know families. */
export function assessmentOf(
  incomeYear: IncomeYear,
  standing = usualStanding(incomeYear),
): Assessment {
  const { incomes, charges, year, exact } = incomeYear;
  const { taxableIncome, surchargeIncome, repaymentIncome, rebateIncome } = incomes;

  const grossTax = grossTaxOf(incomeYear, standing);
  const taxOffsets = offsetsUsed(entitlementsOf(incomeYear, standing), grossTax, exact);
  const incomeTax = exact(grossTax - usedOf(taxOffsets, exact));
  const { medicareLevy, isReducedByFamily } = medicareLevyOf(incomeYear, standing);
  const medicareLevySurcharge = surchargeOf(incomeYear, standing.months);
  const division293Tax = exact(division293On(year.superannuation, incomes));
  const studentLoanRepayment =
    charges.studentLoan === undefined || isReducedByFamily
      ? 0
      : exact(chargeOn(charges.studentLoan, repaymentIncome));
  return {
    taxableIncome,
    surchargeIncome,
    repaymentIncome,
    rebateIncome,
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
export function usedOf(taxOffsets: readonly OffsetUse[], exact: Exact): number {
  let sum = 0;
  for (const { used } of taxOffsets) sum += used;
  return exact(sum);
}
