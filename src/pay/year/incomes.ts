/** The incomes that tax, levies, loans and offsets are worked out by. */
import { amountOf } from '../amounts.ts';
import type { Facts, LeavingPayments } from '../facts.ts';
import type { Exact } from '../rounding.ts';
import type { LeavingLimits } from '../rules/leaving-limits.ts';
import type { TaxYear } from '../rules/rule-set.ts';
import type { Earnings } from './earnings.ts';

/** Dollars a year. */
export interface Incomes {
  readonly standardDeduction: number;
  /** Concessional contributions above the cap, which are part of taxable income. */
  readonly excessContributions: number;
  readonly taxableIncome: number;
  /**
   * Taxable income and the reportable fringe benefits total: the surcharge's rate falls on both, and Division 293 goes by them.
   * Source: A New Tax System (Medicare Levy Surcharge—Fringe Benefits) Act 1999; Income Tax Assessment Act 1997, s 293-15.
   */
  readonly taxableWithFringeBenefits: number;
  /** With reportable super too; the other parts that the Acts have of this and the next two are no facts here. */
  readonly surchargeIncome: number;
  readonly repaymentIncome: number;
  readonly rebateIncome: number;
  /** Concessional contributions within the cap. */
  readonly lowTaxContributions: number;
}

export function incomesOf(facts: Facts, earnings: Earnings, year: TaxYear, exact: Exact): Incomes {
  const { gross, sacrificed, labourIncome, employerContributions, fringeBenefits } = earnings;
  const standardDeduction =
    (facts.residency ?? 'resident') === 'resident'
      ? standardDeductionOf(labourIncome, amountOf(facts.workExpenses), year)
      : 0;
  const deductions =
    amountOf(facts.workExpenses) + amountOf(facts.otherDeductions) + standardDeduction;

  const contributions = exact(employerContributions + sacrificed);
  const cap = year.superannuation.concessionalCap?.amount ?? Number.POSITIVE_INFINITY;
  const excessContributions = exact(Math.max(0, contributions - cap));

  const besidesLabour = otherIncomeOf(facts) + leavingIncome(facts.leaving) + excessContributions;
  const rest = besidesLabour - Math.min(deductions, labourIncome + besidesLabour);
  const taxableIncome = Math.max(0, exact(labourIncome + rest));
  const besidesGross = rest + fringeBenefits;
  // From the gross: what is sacrificed is not in taxable income, and is reportable super.
  const withReportable = besidesGross === 0 ? gross : Math.max(0, exact(gross + besidesGross));
  return {
    standardDeduction,
    excessContributions,
    taxableIncome,
    taxableWithFringeBenefits: taxableIncome + fringeBenefits,
    surchargeIncome: withReportable,
    repaymentIncome: withReportable,
    rebateIncome: withReportable,
    lowTaxContributions: contributions - excessContributions,
  };
}

/** Income from elsewhere than a job, in dollars. */
export function otherIncomeOf({ otherIncome, benefits, agePension }: OtherIncome): number {
  return amountOf(otherIncome) + amountOf(benefits) + amountOf(agePension);
}

export type OtherIncome = Pick<Facts, 'otherIncome' | 'benefits' | 'agePension'>;

/** All of what is paid on leaving a job, in dollars. */
export function leavingIncome(leaving: LeavingPayments | undefined): number {
  if (leaving === undefined) return 0;
  return amountOf(leaving.excluded) + amountOf(leaving.other) + amountOf(leaving.unusedLeave);
}

/** The standard deduction of a resident, which work expenses take the place of. */
export function standardDeductionOf(
  labourIncome: number,
  workExpenses: number,
  { standardDeduction }: TaxYear,
): number {
  if (standardDeduction === undefined) return 0;
  return Math.max(0, Math.min(standardDeduction.amount, labourIncome) - workExpenses);
}

/** The cap of payments that are not `excluded`: what those leave of the year's, or other `income` of the whole-of-income cap. */
export function capOfOthers(
  { cap, wholeOfIncomeCap }: LeavingLimits,
  excluded: number,
  income: number,
): number {
  return Math.max(0, Math.min(cap - excluded, wholeOfIncomeCap.amount - income));
}
