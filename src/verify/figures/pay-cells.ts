/** The cards, the table and the shares of one pay, which salary pages and the home page both show. */
import {
  compare,
  divide,
  multiply,
  type Rational,
  rational,
  roundHalfAwayFromZero,
  subtract,
  ZERO,
} from '../reference/rational.ts';
import type { ReferencePay } from '../reference/reference-pay.ts';
import { type ReferencePayslip, referencePayslip } from '../reference/reference-withholding.ts';
import { cents, dollars, type ReferenceSite, share } from './page-figures.ts';

export const PAYS_A_YEAR = {
  Weekly: rational('52'),
  Fortnightly: rational('26'),
  Monthly: rational('12'),
};

/** Rows of 0 that are left out are missing: their cells show nothing. */
export function payCells(pay: ReferencePay): Record<string, string[]> {
  const deduction = ifAny(pay.standardDeduction);
  const cards = {
    'Tax Breakdown > Gross Annual Salary': [dollars(pay.grossAnnual)],
    'Tax Breakdown > Standard Deduction': deduction,
    'Tax Breakdown > Standard Deduction > note': deduction.map(() => dollars(pay.taxableIncome)),
    'Tax Breakdown > Income Tax': [dollars(pay.incomeTax)],
    'Tax Breakdown > Low income tax offset': ifAny(pay.taxOffsets),
    'Tax Breakdown > Medicare Levy (2%)': [dollars(pay.medicareLevy)],
    'Tax Breakdown > Total Tax': [dollars(pay.totalTax)],
    'Tax Breakdown > Net Annual Salary': [dollars(pay.netAnnual)],
    'Take-Home Pay > Daily (5-day week)': [cents(pay.daily)],
    'Take-Home Pay > Daily (5-day week) > note': [cents(pay.dailyTax)],
    'Take-Home Pay > Weekly': [cents(pay.weekly)],
    'Take-Home Pay > Weekly > note': [cents(pay.weeklyTax)],
    'Take-Home Pay > Fortnightly': [cents(pay.fortnightly)],
    'Take-Home Pay > Fortnightly > note': [cents(pay.fortnightlyTax)],
    'Take-Home Pay > Monthly': [cents(pay.monthly)],
    'Take-Home Pay > Monthly > note': [cents(pay.monthlyTax)],
  };
  return {
    ...cards,
    ...row('Gross Income', pay.grossAnnual),
    ...row('Standard Deduction', pay.standardDeduction, 'where any'),
    ...row('Superannuation', pay.superannuation),
    ...row('Total Tax', pay.totalTax),
    ...row('Income Tax', pay.incomeTax),
    ...row('Medicare Levy', pay.medicareLevy),
    ...row('Medicare Levy Surcharge', pay.medicareLevySurcharge),
    ...row('Take Home Pay', pay.netAnnual),
  };
}

/** A row of the table of all periods. */
export function row(
  label: string,
  annual: Rational,
  shown?: 'where any',
): Record<string, string[]> {
  if (shown === 'where any' && compare(annual, ZERO) === 0) return {};
  const title = `Comprehensive Breakdown > ${label}`;
  const periods = Object.entries({ ...PAYS_A_YEAR, Annually: rational('1') });
  return Object.fromEntries(
    periods.map(([period, pays]) => [`${title} > ${period}`, [cents(divide(annual, pays))]]),
  );
}

/** In tenths of a percent that add up: running totals are rounded, the levy first and the whole tax last. */
export function sharesOf(pay: ReferencePay) {
  const tenths = (part: Rational) =>
    roundHalfAwayFromZero(multiply(divide(part, pay.grossAnnual), rational('1000')));
  const totalTax = tenths(pay.totalTax);
  const medicareLevy = tenths(pay.medicareLevy);
  return {
    totalTax: share(totalTax),
    medicareLevy: share(medicareLevy),
    incomeTax: share(totalTax - medicareLevy),
    net: share(1_000n - totalTax),
  };
}

/** The payslips of a week, a fortnight and a month, in a set with withholding schedules. */
export function payslipsOf({ taxYear }: ReferenceSite, pay: ReferencePay, studentLoan = false) {
  const of = (period: 'weekly' | 'fortnightly' | 'monthly') =>
    referencePayslip(
      { annual: pay.grossAnnual, tax: pay.totalTax },
      { period, taxYear, scale: 2, studentLoan },
    );
  return { Weekly: of('weekly'), Fortnightly: of('fortnightly'), Monthly: of('monthly') };
}

/** The difference between what is withheld in the year and its tax, in whole dollars; nothing where that is 0. */
export function atTaxTime({ aboveTax }: ReferencePayslip): string[] {
  const isOwed = compare(aboveTax, ZERO) < 0;
  const amount = dollars(isOwed ? subtract(ZERO, aboveTax) : aboveTax);
  return amount === '$0' ? [] : [`${amount} ${isOwed ? 'to pay' : 'back'}`];
}

export function ifAny(amount: Rational): string[] {
  return compare(amount, ZERO) > 0 ? [dollars(amount)] : [];
}

/** Of an amount that is whole dollars. */
export function wholeDollars(amount: Rational): number {
  return Number(roundHalfAwayFromZero(amount));
}
