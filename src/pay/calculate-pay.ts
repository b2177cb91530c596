import { withoutNoise } from './binary-noise.ts';
import { MEDICARE_SURCHARGE_BANDS } from './medicare-surcharge.ts';
import type { PayOptions } from './options.ts';
import { perPeriod } from './pay-periods.ts';
import { progressiveTax, wholeIncomeCharge } from './scale.ts';
import { STUDENT_LOAN_BANDS, STUDENT_LOAN_MINIMUM_INCOME } from './student-loan.ts';
import { findTaxYear, type TaxYear } from './tax-years.ts';
import { NON_RESIDENT_BRACKETS, WORKING_HOLIDAY_BRACKETS } from './visitor-scales.ts';

export interface PayQuery {
  /** Dollars a year, the pay cycle already applied and superannuation, if included, still in it. */
  readonly annualSalary: number;
  /** A label of `TAX_YEARS`, such as `'2025-26'`. */
  readonly taxYear: string;
  readonly options?: Partial<PayOptions>;
  /** A fraction such as `0.125`; the year's own rate applies where it is absent or not above 0. */
  readonly customSuperRate?: number | undefined;
}

/** All in dollars: a year's figures first, then take-home pay and tax for each shorter period. */
export interface PayResult {
  readonly grossAnnual: number;
  readonly taxableIncome: number;
  readonly incomeTax: number;
  readonly medicareLevy: number;
  readonly medicareLevySurcharge: number;
  readonly studentLoanRepayment: number;
  readonly totalTax: number;
  readonly netAnnual: number;
  /** The employer's contribution, which is not taken out of net pay. */
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
 * A year's pay, tax and superannuation (spec §9). Figures are not rounded. A salary that is negative or not finite
 * counts as 0. Throws `Tax year {year} not found` for a label that is not in `TAX_YEARS`.
 */
export function calculatePay(query: PayQuery): PayResult {
  const { options = {} } = query;
  const taxYear = findTaxYear(query.taxYear);
  const superRate = positiveOr(taxYear.superRate, query.customSuperRate);
  const salary = positiveOr(0, query.annualSalary);
  const exact = (dollars: number) => withoutNoise(dollars, salary);

  const gross = options.includesSuperannuation ? exact(salary / (1 + superRate)) : salary;
  const incomeTax = exact(incomeTaxOn(gross, taxYear, options));
  const medicareLevy = exact(medicareLevyOn(gross, taxYear, options));
  const medicareLevySurcharge = exact(medicareLevySurchargeOn(gross, options));
  const studentLoanRepayment = exact(studentLoanRepaymentOn(gross, options));
  const totalTax = exact(incomeTax + medicareLevy + medicareLevySurcharge + studentLoanRepayment);
  const netAnnual = exact(gross - totalTax);

  return {
    grossAnnual: gross,
    taxableIncome: gross,
    incomeTax,
    medicareLevy,
    medicareLevySurcharge,
    studentLoanRepayment,
    totalTax,
    netAnnual,
    superannuation: exact(gross * superRate),
    takeHome: netAnnual,
    daily: perPeriod(netAnnual, 'daily'),
    weekly: perPeriod(netAnnual, 'weekly'),
    fortnightly: perPeriod(netAnnual, 'fortnightly'),
    monthly: perPeriod(netAnnual, 'monthly'),
    // A period's gross pay less its net pay is the period's share of the total tax.
    dailyTax: perPeriod(totalTax, 'daily'),
    weeklyTax: perPeriod(totalTax, 'weekly'),
    fortnightlyTax: perPeriod(totalTax, 'fortnightly'),
    monthlyTax: perPeriod(totalTax, 'monthly'),
  };
}

function positiveOr(fallback: number, value: number | undefined): number {
  return value !== undefined && value > 0 && value < Number.POSITIVE_INFINITY ? value : fallback;
}

function incomeTaxOn(income: number, taxYear: TaxYear, options: Partial<PayOptions>): number {
  if (options.nonResident) return progressiveTax(NON_RESIDENT_BRACKETS, income);
  if (options.workingHolidayVisa) return progressiveTax(WORKING_HOLIDAY_BRACKETS, income);
  const tax = progressiveTax(taxYear.taxBrackets, income);
  return options.noTaxFreeThreshold ? tax + taxOnTaxFreeIncome(income, taxYear) : tax;
}

/** What is owed on the part of `income` that the tax-free threshold would have spared. */
function taxOnTaxFreeIncome(income: number, { taxBrackets }: TaxYear): number {
  const [taxFree, firstTaxed] = taxBrackets;
  return Math.min(income, taxFree.max) * firstTaxed.rate;
}

function medicareLevyOn(income: number, taxYear: TaxYear, options: Partial<PayOptions>): number {
  if (options.nonResident || options.workingHolidayVisa) return 0;
  return income > taxYear.medicareThreshold ? income * taxYear.medicareRate : 0;
}

function medicareLevySurchargeOn(income: number, options: Partial<PayOptions>): number {
  if (!options.noPrivateHospitalCover) return 0;
  if (options.nonResident || options.workingHolidayVisa) return 0;
  return wholeIncomeCharge(MEDICARE_SURCHARGE_BANDS, income);
}

function studentLoanRepaymentOn(income: number, options: Partial<PayOptions>): number {
  if (!options.studentLoan || options.workingHolidayVisa) return 0;
  return income < STUDENT_LOAN_MINIMUM_INCOME ? 0 : wholeIncomeCharge(STUDENT_LOAN_BANDS, income);
}
