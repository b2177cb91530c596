/** A year's pay from one job: the assessment of it with nothing else claimed, and what is taken home of it. */
import { amountOf } from './amounts.ts';
import type { Spouse } from './facts.ts';
import { type PayOptions, residencyOf } from './pay-options.ts';
import { perPeriod } from './periods.ts';
import { exactUpTo } from './rounding.ts';
import { type RuleSet, type TaxYear, taxYearOf } from './rules/rule-set.ts';
import { type IncomeYear, incomeYearOf, sumOfAmounts, type YearFacts } from './year/income-year.ts';
import { daysOf } from './year/residence.ts';
import { type YearFigures, yearFiguresOf } from './year/year-figures.ts';

export interface PayQuery<Label extends string = string> {
  /** Dollars a year, the pay cycle already applied and superannuation, if included, still in it. */
  readonly annualSalary: number;
  /** A label of the rule set, such as `'2025-26'`. */
  readonly taxYear: Label;
  readonly options?: Partial<PayOptions> | undefined;
  /**
   * A fraction such as `0.125`, agreed with the employer and so paid on the whole gross; where it is absent or not above
   * 0, the year's own rate applies, on earnings up to the year's maximum contribution base.
   */
  readonly customSuperRate?: number | undefined;
  /** Dollars a year of gross pay that the employer pays into super instead; no more than the gross counts. */
  readonly salarySacrifice?: number | undefined;
  /**
   * Dollars on top of `annualSalary` in one quarter of the year, whose contribution base also limits the super on them; they
   * include super if the salary does.
   */
  readonly bonus?: number | undefined;
  /**
   * Dollars a year of the job that the tax-free threshold is claimed with. With `noTaxFreeThreshold`, the tax on this pay is
   * then the assessment of both less that of the other alone, unless the set has a charge for not claiming the threshold.
   */
  readonly otherJobPay?: number | undefined;
  /** Counts, as `dependentChildren` does, where the rule set knows families. */
  readonly spouse?: Spouse | undefined;
  readonly dependentChildren?: number | undefined;
}

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
 * rounded. Amounts that are negative or not finite count as 0. The calculation throws `Tax year {year} not found` for a label
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
  return incomeYearOf(factsOf(query, year), year, query.options);
}

/** The facts of a year with one job and nothing else claimed. */
function factsOf(query: PayQuery, year: TaxYear): YearFacts {
  const { annualSalary, bonus, options = {}, customSuperRate, salarySacrifice } = query;
  const { spouse, dependentChildren } = query;
  const job = {
    pay: annualSalary,
    bonus,
    includesSuper: options.includesSuperannuation,
    superRate: customSuperRate,
    salarySacrifice,
  };
  return {
    taxYear: year.label,
    residency: residencyOf(options),
    jobs: [job],
    spouse,
    dependentChildren,
    daysWithoutCover: options.noPrivateHospitalCover ? daysOf(year.label) : 0,
    // Also where both visas are set, and the tax is that of non-residents.
    studentLoan: options.studentLoan && !options.workingHolidayVisa,
  };
}
