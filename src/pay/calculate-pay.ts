import { amountOf } from './amount.ts';
import { withoutNoise } from './binary-noise.ts';
import type { PayOptions } from './options.ts';
import { perPeriod } from './pay-periods.ts';
import { type RuleSet, type TaxYear, taxYearOf } from './rules/rule-set.ts';
import { chargeOn } from './scale.ts';

export interface PayQuery {
  /** Dollars a year, the pay cycle already applied and superannuation, if included, still in it. */
  readonly annualSalary: number;
  /** A label of the rule set, such as `'2025-26'`. */
  readonly taxYear: string;
  readonly options?: Partial<PayOptions>;
  /**
   * A fraction such as `0.125`, agreed with the employer and so paid on the whole gross; where it is absent or not above
   * 0, the year's own rate applies, on earnings up to the year's maximum contribution base.
   */
  readonly customSuperRate?: number | undefined;
  /** Dollars a year of gross pay that the employer pays into super instead; no more than the gross counts. */
  readonly salarySacrifice?: number | undefined;
}

/** All in dollars: a year's figures first, then take-home pay and tax for each shorter period. */
export interface PayResult {
  /** Before salary sacrifice. */
  readonly grossAnnual: number;
  /** After salary sacrifice, which still counts as income for the study loan and for the tier of the surcharge. */
  readonly taxableIncome: number;
  /** After `taxOffsets`. */
  readonly incomeTax: number;
  readonly medicareLevy: number;
  readonly medicareLevySurcharge: number;
  readonly studentLoanRepayment: number;
  /** Offsets taken off the income tax: 0 where the rule set has none or `withholdTaxOffsets` is set. */
  readonly taxOffsets: number;
  readonly totalTax: number;
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
 * The calculation of a year's pay, tax and superannuation by the figures of `rules`. Figures are not rounded. Amounts
 * that are negative or not finite count as 0. The calculation throws `Tax year {year} not found` for a label that
 * `rules` does not have.
 */
export function payCalculator(rules: RuleSet): (query: PayQuery) => PayResult {
  return ({ annualSalary, taxYear, options = {}, customSuperRate, salarySacrifice }) => {
    const year = taxYearOf(rules, taxYear);
    const salary = amountOf(annualSalary);
    const exact = (dollars: number) => withoutNoise(dollars, salary);

    const { superRate, superBase } = superTermsOf(year, customSuperRate);
    // Above the base, super is the rate of the base alone, which leaves more gross than dividing would.
    const gross = options.includesSuperannuation
      ? exact(Math.max(salary / (1 + superRate), salary - superRate * superBase))
      : salary;
    const taxable = exact(gross - Math.min(gross, amountOf(salarySacrifice)));

    const isVisitor = options.nonResident || options.workingHolidayVisa;
    const taxBeforeOffsets = exact(incomeTaxOn(taxable, year, options));
    const taxOffsets =
      isVisitor || options.noTaxFreeThreshold || options.withholdTaxOffsets
        ? 0
        : Math.min(taxBeforeOffsets, exact(taxOffsetsOn(taxable, year)));
    const incomeTax = exact(taxBeforeOffsets - taxOffsets);
    const medicareLevy = isVisitor ? 0 : exact(medicareLevyOn(taxable, year));
    // The tier goes by income with what is sacrificed, the rate falls on taxable income. Source: Medicare Levy Act 1986, s 8B.
    const medicareLevySurcharge =
      isVisitor || !options.noPrivateHospitalCover
        ? 0
        : exact(chargeOn(year.medicareLevySurcharge, gross, taxable));
    const studentLoanRepayment =
      options.studentLoan && !options.workingHolidayVisa
        ? exact(chargeOn(year.studentLoan, gross))
        : 0;
    const totalTax = exact(incomeTax + medicareLevy + medicareLevySurcharge + studentLoanRepayment);
    const netAnnual = exact(taxable - totalTax);

    return {
      grossAnnual: gross,
      taxableIncome: taxable,
      incomeTax,
      medicareLevy,
      medicareLevySurcharge,
      studentLoanRepayment,
      taxOffsets,
      totalTax,
      netAnnual,
      superannuation: exact(Math.min(gross, superBase) * superRate),
      takeHome: netAnnual,
      daily: perPeriod(netAnnual, 'daily'),
      weekly: perPeriod(netAnnual, 'weekly'),
      fortnightly: perPeriod(netAnnual, 'fortnightly'),
      monthly: perPeriod(netAnnual, 'monthly'),
      // A period's taxable pay less its net pay is the period's share of the total tax.
      dailyTax: perPeriod(totalTax, 'daily'),
      weeklyTax: perPeriod(totalTax, 'weekly'),
      fortnightlyTax: perPeriod(totalTax, 'fortnightly'),
      monthlyTax: perPeriod(totalTax, 'monthly'),
    };
  };
}

/** The rate of the employer's contribution, a fraction, and the gross that it is paid on at most, in dollars a year. */
export function superTermsOf(
  year: TaxYear,
  customSuperRate: number | undefined,
): { superRate: number; superBase: number } {
  const agreedRate = amountOf(customSuperRate);
  return {
    superRate: agreedRate || year.superRate,
    superBase: (!agreedRate && year.maxContributionBase) || Number.POSITIVE_INFINITY,
  };
}

function incomeTaxOn(income: number, year: TaxYear, options: Partial<PayOptions>): number {
  if (options.nonResident) return chargeOn(year.nonResidentBrackets, income);
  if (options.workingHolidayVisa) return chargeOn(year.workingHolidayBrackets, income);
  const tax = chargeOn(year.taxBrackets, income);
  return options.noTaxFreeThreshold ? tax + taxOnTaxFreeIncome(income, year) : tax;
}

/** What is owed on the part of `income` that the tax-free threshold would have spared. */
function taxOnTaxFreeIncome(income: number, { taxBrackets }: TaxYear): number {
  const [taxFree, firstTaxed] = taxBrackets;
  return Math.min(income, taxFree.max) * firstTaxed.rate;
}

/** Offsets in dollars of `income` dollars a year, before they are cut to the tax. */
export function taxOffsetsOn(income: number, { taxOffsets = [] }: TaxYear): number {
  return taxOffsets.reduce((sum, { bands }) => sum + Math.max(0, chargeOn(bands, income)), 0);
}

/** The levy of a resident in dollars on `income` dollars a year. */
export function medicareLevyOn(income: number, year: TaxYear): number {
  const { medicareRate, medicareThreshold, medicareShadeIn = Number.POSITIVE_INFINITY } = year;
  const excess = income - medicareThreshold;
  return excess > 0 ? Math.min(income * medicareRate, excess * medicareShadeIn) : 0;
}
