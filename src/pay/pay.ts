/** A year's pay from one job: the assessment of it with nothing else claimed, and what is taken home of it. */
import { amountOf } from './amounts.ts';
import { factsOf, type PayQuery } from './pay-query.ts';
import { perPeriod } from './periods.ts';
import { exactUpTo } from './rounding.ts';
import { type RuleSet, type TaxYear, taxYearOf } from './rules/rule-set.ts';
import { type IncomeYear, incomeYearOf, sumOfAmounts } from './year/income-year.ts';
import { type YearFigures, yearFiguresOf } from './year/year-figures.ts';

export type { PayQuery } from './pay-query.ts';

/** All in dollars: a year's figures first, then take-home pay and tax for each shorter period. */
export interface PayResult extends YearFigures {
  /** Before salary sacrifice. */
  readonly grossAnnual: number;
  /** The part of the gross that is paid into super by salary sacrifice: no more than the gross. */
  readonly sacrificed: number;
  /** The pay after salary sacrifice, less `totalTax`. */
  readonly netAnnual: number;
  /** The employer's contribution, which is not taken out of net pay; salary sacrifice is not in it. */
  readonly superannuation: number;
  readonly takeHome: number;
  readonly daily: number;
  readonly weekly: number;
  readonly fortnightly: number;
  readonly monthly: number;
  readonly dailyTax: number;
  readonly weeklyTax: number;
  readonly fortnightlyTax: number;
  readonly monthlyTax: number;
}

/**
 * The calculation of a person's year of pay, tax and superannuation by the figures of `rules`. Figures are not
 * rounded. Negative amounts count as 0. The calculation throws `Tax year {year} not found` for a label
 * that `rules` does not have.
 */
export function payCalculator<Label extends string>(
  rules: RuleSet<Label>,
): (query: PayQuery<NoInfer<Label>>) => PayResult {
  return (query) => {
    const year = taxYearOf(rules, query.taxYear);
    const incomeYear = incomeYearOfPay(query, year);
    const { gross, sacrificed, labourIncome, employerContributions } = incomeYear.earnings;
    const otherJobPay = amountOf(query.otherJobPay);
    const tax = yearFiguresOf(incomeYear, otherJobPay);
    // The tax of a pay beside another has the error of both.
    const exact =
      otherJobPay === 0
        ? incomeYear.exact
        : exactUpTo(sumOfAmounts(incomeYear.facts) + otherJobPay);
    const netAnnual = exact(labourIncome - tax.totalTax);
    // Named one by one: spreading `tax` makes each pay half as slow again.
    return {
      grossAnnual: gross,
      taxableIncome: tax.taxableIncome,
      standardDeduction: tax.standardDeduction,
      incomeTax: tax.incomeTax,
      medicareLevy: tax.medicareLevy,
      medicareLevySurcharge: tax.medicareLevySurcharge,
      studentLoanRepayment: tax.studentLoanRepayment,
      division293Tax: tax.division293Tax,
      taxOffsets: tax.taxOffsets,
      offsets: tax.offsets,
      totalTax: tax.totalTax,
      sacrificed,
      excessContributions: tax.excessContributions,
      netAnnual,
      superannuation: employerContributions,
      takeHome: netAnnual,
      daily: perPeriod(netAnnual, 'daily'),
      weekly: perPeriod(netAnnual, 'weekly'),
      fortnightly: perPeriod(netAnnual, 'fortnightly'),
      monthly: perPeriod(netAnnual, 'monthly'),
      // A period's taxable pay less its net pay is the period's share of the total tax.
      dailyTax: perPeriod(tax.totalTax, 'daily'),
      weeklyTax: perPeriod(tax.totalTax, 'weekly'),
      fortnightlyTax: perPeriod(tax.totalTax, 'fortnightly'),
      monthlyTax: perPeriod(tax.totalTax, 'monthly'),
    };
  };
}

export function incomeYearOfPay(query: PayQuery, year: TaxYear): IncomeYear {
  return incomeYearOf(factsOf(query), year, query.options);
}
