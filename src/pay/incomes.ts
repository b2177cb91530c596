/** The incomes that tax, levies, loans and offsets are worked out by. */
import { amountOf } from './amount.ts';
import type { Earnings } from './earnings.ts';
import type { Facts } from './facts.ts';
import type { TaxYear } from './rules/rule-set.ts';
import { snapToMicrodollar } from './snap.ts';

/** Dollars a year. */
export interface Incomes {
  readonly standardDeduction: number;
  /** Concessional contributions above the cap, which are part of taxable income. */
  readonly excessContributions: number;
  readonly taxable: number;
  /** The base of the surcharge's rate: taxable income and reportable fringe benefits. */
  readonly surchargeBase: number;
  /**
   * Taxable income, reportable fringe benefits and reportable super: income for surcharge purposes, repayment income and
   * rebate income, whose other parts the facts do not have.
   */
  readonly withReportable: number;
  /** Concessional contributions within the cap. */
  readonly lowTaxContributions: number;
}

export function incomesOf(
  facts: Facts,
  earnings: Earnings,
  year: TaxYear,
  scaleOfError: number,
): Incomes {
  const exact = (dollars: number) => snapToMicrodollar(dollars, scaleOfError);
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

  const besidesLabour = amountOf(facts.otherIncome) + excessContributions;
  const rest = besidesLabour - Math.min(deductions, labourIncome + besidesLabour);
  const taxable = Math.max(0, exact(labourIncome + rest));
  const besidesGross = rest + fringeBenefits;
  return {
    standardDeduction,
    excessContributions,
    taxable,
    surchargeBase: taxable + fringeBenefits,
    // From the gross: what is sacrificed is not in taxable income, and is reportable super.
    withReportable: besidesGross === 0 ? gross : Math.max(0, exact(gross + besidesGross)),
    lowTaxContributions: contributions - excessContributions,
  };
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
