import { MEDICARE_SURCHARGE_BANDS } from './medicare-surcharge.ts';
import type { PayOptions } from './options.ts';
import { PERIODS_PER_YEAR, WORKING_DAYS_PER_WEEK } from './pay-periods.ts';
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

  const gross = options.includesSuperannuation ? withoutSuper(salary, superRate) : salary;
  const incomeTax = incomeTaxOn(gross, taxYear, options);
  const medicareLevy = medicareLevyOn(gross, taxYear, options);
  const medicareLevySurcharge = medicareLevySurchargeOn(gross, options);
  const studentLoanRepayment = studentLoanRepaymentOn(gross, options);
  const totalTax = incomeTax + medicareLevy + medicareLevySurcharge + studentLoanRepayment;
  const net = gross - totalTax;

  const weekly = net / PERIODS_PER_YEAR.weekly;
  const fortnightly = net / PERIODS_PER_YEAR.fortnightly;
  const monthly = net / PERIODS_PER_YEAR.monthly;
  const daily = weekly / WORKING_DAYS_PER_WEEK;
  const weeklyGross = gross / PERIODS_PER_YEAR.weekly;
  return {
    grossAnnual: gross,
    taxableIncome: gross,
    incomeTax,
    medicareLevy,
    medicareLevySurcharge,
    studentLoanRepayment,
    totalTax,
    netAnnual: net,
    superannuation: gross * superRate,
    takeHome: net,
    daily,
    weekly,
    fortnightly,
    monthly,
    dailyTax: weeklyGross / WORKING_DAYS_PER_WEEK - daily,
    weeklyTax: weeklyGross - weekly,
    fortnightlyTax: gross / PERIODS_PER_YEAR.fortnightly - fortnightly,
    monthlyTax: gross / PERIODS_PER_YEAR.monthly - monthly,
  };
}

function positiveOr(fallback: number, value: number | undefined): number {
  return value !== undefined && value > 0 && value < Number.POSITIVE_INFINITY ? value : fallback;
}

/**
 * Gross pay inside a salary that includes superannuation. Dividing whole millionths keeps a gross that is a threshold
 * on it: 57,736 at 12% is 51,550 exactly, where 57,736 / 1.12 falls just short and would repay no student loan.
 */
function withoutSuper(salary: number, superRate: number): number {
  const millionths = 1_000_000;
  const gross = Math.round(salary * millionths) / (millionths + superRate * millionths);
  return Number.isFinite(gross) ? gross : salary / (1 + superRate);
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
