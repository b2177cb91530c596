/** The cards, the table and the shares of one pay, which salary pages and the home page both show. */
import { type Rational, sum, ZERO } from '../reference/rational.ts';
import { type IncomeOffsetCode, referenceAssessment } from '../reference/reference-assessment.ts';
import type { ReferencePay } from '../reference/reference-pay.ts';
import { type ReferencePayslip, referencePayslip } from '../reference/reference-withholding.ts';
import {
  cellsOf,
  cents,
  dollars,
  type Figures,
  type ReferenceSite,
  share,
  shownDollars,
  tableCells,
  typed,
} from './page-figures.ts';

export const PAYS_A_YEAR = { Weekly: 52, Fortnightly: 26, Monthly: 12 } as const;

/** The cards and the table. */
export function payCells(site: ReferenceSite, pay: ReferencePay, paid: Paid): Figures {
  const deduction = ifAny(pay.standardDeduction);
  const slips = Object.values(paid);
  return {
    ...breakdownCells(site, pay),
    ...takeHomeCells(site, paid),
    ...payTable(site, {
      'Gross Income': [pay.grossAnnual, sharesOfYear(pay.grossAnnual)],
      ...(deduction.length > 0 && { 'Standard Deduction': [pay.standardDeduction] }),
      Superannuation: [pay.superannuation, sharesOfYear(pay.superannuation)],
      'Total Tax': [pay.totalTax, slips.map(({ withheld }) => withheld)],
      'Income Tax': [pay.incomeTax],
      'Medicare Levy': [pay.medicareLevy],
      'Medicare Levy Surcharge': [pay.medicareLevySurcharge],
      'Take Home Pay': [pay.netAnnual, slips.map(({ inAccount }) => inAccount)],
    }),
    ...tableCells(TABLE, PERIODS, { 'At tax time': slips.map(({ atTaxTime }) => atTaxTime) }),
  };
}

/** The card of the year's taxes. Another job may take some of the offsets. */
export function breakdownCells(
  site: ReferenceSite,
  pay: ReferencePay,
  otherJobPay?: string,
): Figures {
  const deduction = ifAny(pay.standardDeduction);
  const ofJob = offsetsOf(site, pay, otherJobPay);
  const offset = (code: IncomeOffsetCode) => {
    const used = dollars(sum(ofJob.filter((each) => each.code === code).map((each) => each.used)));
    return used === '$0' ? [] : [used];
  };
  const taxes = taxesOf(pay);
  return cellsOf('Tax Breakdown', {
    'Gross Annual Salary': dollars(pay.grossAnnual),
    'Standard Deduction': deduction,
    'Standard Deduction > note': deduction.map(() => dollars(pay.taxableIncome)),
    'Income Tax': dollars(taxes.incomeTax),
    'Low income tax offset': offset('lowIncome'),
    'Low and middle income tax offset': offset('lowMiddleIncome'),
    'Medicare Levy (2%)': dollars(taxes.medicareLevy),
    'Medicare Levy Surcharge': ifAny(taxes.medicareLevySurcharge),
    'Student Loan Repayment': ifAny(taxes.studentLoanRepayment),
    'Total Tax': dollars(taxes.totalTax),
    'Net Annual Salary': dollars(pay.netAnnual),
  });
}

/** The tax offsets of one pay, less those of another job alone. Most pays have none, which takes no assessment. */
export function offsetsOf(
  { taxYear, rules }: ReferenceSite,
  pay: ReferencePay,
  otherJobPay?: string,
) {
  if (pay.taxOffsets.equals(0)) return [];
  const offsetsWith = (...pays: readonly string[]) =>
    referenceAssessment({ taxYear, jobs: pays.map((each) => ({ pay: each })) }, rules).taxOffsets;
  const gross = typed(pay.grossAnnual);
  if (otherJobPay === undefined) return offsetsWith(gross);
  const ofOther = offsetsWith(otherJobPay).map(({ code, used }) => ({
    code,
    used: used.negated(),
  }));
  return [...offsetsWith(gross, otherJobPay), ...ofOther];
}

/**
 * The total tax in whole dollars, which is the gross less the net pay as they are shown, and the taxes that come to it: the largest of them
 * makes up for what rounding leaves.
 */
export function taxesOf(pay: ReferencePay) {
  const { incomeTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment } = pay;
  const taxes = { incomeTax, medicareLevy, medicareLevySurcharge, studentLoanRepayment };
  const names = Object.keys(taxes) as (keyof typeof taxes)[];
  const largest = names.reduce((most, name) => (taxes[name].isAbove(taxes[most]) ? name : most));
  const totalTax = shownDollars(pay.grossAnnual).minus(shownDollars(pay.netAnnual));
  const shown = { totalTax, ...taxes };
  for (const name of names) shown[name] = shownDollars(taxes[name]);
  const others = names.filter((name) => name !== largest);
  shown[largest] = others.reduce((left, name) => left.minus(shown[name]), totalTax);
  return shown;
}

/** Take-home pay and tax for each period. Daily pay is a fifth of a week's. Daily tax is left out where tax is withheld, as no schedule has it. */
function takeHomeCells({ hasSchedules }: ReferenceSite, paid: Paid) {
  const { inAccount: week, withheld: tax } = paid.Weekly;
  const cells = Object.entries(paid).flatMap(([period, { inAccount, withheld }]) => [
    [period, cents(inAccount)],
    [`${period} > note`, hasSchedules ? dollars(withheld) : cents(withheld)],
  ]);
  return cellsOf('Take-Home Pay', {
    'Daily (5-day week)': cents(week.over(5)),
    'Daily (5-day week) > note': hasSchedules ? [] : cents(tax.over(5)),
    ...Object.fromEntries(cells),
  });
}

/**
 * Rows of the table by label: dollars of the year, and the amounts of a week, a fortnight and a month, which are `paid` by a set with
 * schedules, and there empty where only a year has one. Of nothing, such a table has no row: its cells show nothing.
 */
export function payTable(
  { hasSchedules }: ReferenceSite,
  rows: Readonly<
    Record<string, readonly [annual: Rational, paid?: readonly Rational[] | undefined]>
  >,
): Figures {
  const cells = Object.entries(rows).map(([label, [annual, paid = []]]) => {
    const amounts = hasSchedules ? paid : sharesOfYear(annual);
    const isNothing = hasSchedules && [...amounts, annual].every((amount) => amount.equals(0));
    const periods = [0, 1, 2].map((at) => amounts.slice(at, at + 1).map(cents));
    return [label, isNothing ? [] : [...periods, cents(annual)]];
  });
  return tableCells(TABLE, [...PERIODS, 'Annually'], Object.fromEntries(cells));
}

const TABLE = 'Comprehensive Breakdown';
const PERIODS = Object.keys(PAYS_A_YEAR);

/** Of a week, a fortnight and a month. */
function sharesOfYear(annual: Rational): Rational[] {
  return Object.values(PAYS_A_YEAR).map((pays) => annual.over(pays));
}

/** In tenths of a percent that add up: running totals are rounded, the levy first and the whole tax last. */
export function sharesOf(pay: ReferencePay) {
  const { medicareLevy, medicareLevySurcharge, studentLoanRepayment } = pay;
  const tenths = (...parts: readonly Rational[]) =>
    sum(parts).over(pay.grossAnnual).times(1_000).rounded();
  const totalTax = tenths(pay.totalTax);
  const levy = tenths(medicareLevy);
  const levies = tenths(medicareLevy, medicareLevySurcharge);
  const charges = tenths(medicareLevy, medicareLevySurcharge, studentLoanRepayment);
  return {
    totalTax: share(totalTax),
    medicareLevy: share(levy),
    surcharge: share(levies - levy),
    studentLoan: share(charges - levies),
    incomeTax: share(totalTax - charges),
    net: share(1_000n - totalTax),
  };
}

/** The shares in the legend of the bars of `pays`: of take-home pay and each charge, where there is one. */
export function shareCells(
  pays: readonly ReferencePay[],
  card = 'Where your pay goes',
  kept = 'Net pay',
): Figures {
  const shares = pays.map(sharesOf);
  const row = (part: keyof ReturnType<typeof sharesOf>) =>
    shares.map((each) => each[part]).filter((each) => each !== '0.0%');
  return cellsOf(card, {
    [kept]: row('net'),
    'Income tax': row('incomeTax'),
    'Medicare levy': row('medicareLevy'),
    'Medicare levy surcharge': row('surcharge'),
    'Student loan': row('studentLoan'),
  });
}

export type Paid = ReturnType<typeof paidOf>;

/** The pay for a week, a fortnight and a month: a payslip where there are schedules, or else a share of the year. */
export function paidOf(site: ReferenceSite, pay: ReferencePay, studentLoan = false) {
  const { taxYear, hasSchedules } = site;
  const { grossAnnual: annual, totalTax: tax } = pay;
  const of = (period: keyof typeof PAYS_A_YEAR) => {
    const name = period.toLowerCase() as Lowercase<typeof period>;
    const query = { period: name, taxYear, scale: 2, studentLoan } as const;
    const slip = hasSchedules
      ? referencePayslip({ annual, tax }, query)
      : shareOf(pay, PAYS_A_YEAR[period]);
    return { ...slip, atTaxTime: directed(slip.aboveTax, 'back', 'to pay') };
  };
  return { Weekly: of('Weekly'), Fortnightly: of('Fortnightly'), Monthly: of('Monthly') };
}

/** One of `pays` equal parts of the year. Nothing is left for tax time. */
function shareOf(pay: ReferencePay, pays: number): ReferencePayslip {
  return {
    gross: pay.grossAnnual.over(pays),
    withheld: pay.totalTax.over(pays),
    inAccount: pay.netAnnual.over(pays),
    inYear: pay.totalTax,
    aboveTax: ZERO,
  };
}

/** A difference in whole dollars with a word for its sign, such as `back`; nothing where it is 0. */
export function directed(difference: Rational, above: string, below: string): string[] {
  const amount = dollars(difference.magnitude());
  return amount === '$0' ? [] : [`${amount} ${difference.isBelow(0) ? below : above}`];
}

export function ifAny(amount: Rational): string[] {
  return amount.rounded() > 0n ? [dollars(amount)] : [];
}

/** Of an amount that is whole dollars. */
export function wholeDollars(amount: Rational): number {
  return Number(amount.rounded());
}
