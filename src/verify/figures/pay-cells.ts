/** The cards, the table and the shares of one pay, which salary pages and the home page both show. */
import { type Rational, rational, ZERO } from '../reference/rational.ts';
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
  typed,
} from './page-figures.ts';

export const PAYS_A_YEAR = {
  Weekly: rational(52),
  Fortnightly: rational(26),
  Monthly: rational(12),
};

/** The cards and the table, by the payslips of a set with schedules. */
export function payCells(
  site: ReferenceSite,
  pay: ReferencePay,
  payslips: Payslips | undefined,
): Figures {
  const deduction = ifAny(pay.standardDeduction);
  const withheld = payslips && Object.values(payslips).map((each) => each.withheld);
  const inAccount = payslips && Object.values(payslips).map((each) => each.inAccount);
  const row = rowBy(payslips);
  const taxes = taxesOf(pay);
  return {
    'Tax Breakdown > Gross Annual Salary': dollars(pay.grossAnnual),
    'Tax Breakdown > Standard Deduction': deduction,
    'Tax Breakdown > Standard Deduction > note': deduction.map(() => dollars(pay.taxableIncome)),
    'Tax Breakdown > Income Tax': taxes.incomeTax,
    ...offsetCells(site, pay),
    'Tax Breakdown > Medicare Levy (2%)': taxes.medicareLevy,
    'Tax Breakdown > Total Tax': taxes.totalTax,
    'Tax Breakdown > Net Annual Salary': dollars(pay.netAnnual),
    ...(payslips ? takeHomePaid(payslips) : takeHomeShared(pay)),
    ...row('Gross Income', pay.grossAnnual, sharesOfYear(pay.grossAnnual)),
    ...(deduction.length > 0 && row('Standard Deduction', pay.standardDeduction)),
    ...row('Superannuation', pay.superannuation, sharesOfYear(pay.superannuation)),
    ...row('Total Tax', pay.totalTax, withheld),
    ...row('Income Tax', pay.incomeTax),
    ...row('Medicare Levy', pay.medicareLevy),
    ...row('Medicare Levy Surcharge', pay.medicareLevySurcharge),
    ...row('Take Home Pay', pay.netAnnual, inAccount),
  };
}

const OFFSET_LABELS: Readonly<Record<IncomeOffsetCode, string>> = {
  lowIncome: 'Low income tax offset',
  lowMiddleIncome: 'Low and middle income tax offset',
};

function offsetCells(site: ReferenceSite, pay: ReferencePay): Figures {
  const offsets = offsetsOf(site, pay);
  const rows = Object.entries(OFFSET_LABELS).map(([code, label]) => [
    `Tax Breakdown > ${label}`,
    ifAny(offsets.find((offset) => offset.code === code)?.used ?? ZERO),
  ]);
  return Object.fromEntries(rows);
}

/** The tax offsets of one pay. Most pays have none, which takes no assessment. */
export function offsetsOf({ taxYear, rules }: ReferenceSite, pay: ReferencePay) {
  if (!isSome(pay.taxOffsets)) return [];
  const jobs = [{ pay: typed(pay.grossAnnual) }];
  return referenceAssessment({ taxYear, jobs }, rules).taxOffsets;
}

/**
 * The total tax, which is the gross less the net pay as they are shown, and the taxes that come to it: the larger of the two makes up
 * for what rounding leaves.
 */
export function taxesOf({ grossAnnual, netAnnual, incomeTax, medicareLevy }: ReferencePay) {
  const total = shownDollars(grossAnnual).minus(shownDollars(netAnnual));
  const [tax, levy] = [shownDollars(incomeTax), shownDollars(medicareLevy)];
  const isOfLevy = incomeTax.isBelow(medicareLevy);
  return {
    totalTax: dollars(total),
    incomeTax: dollars(isOfLevy ? tax : total.minus(levy)),
    medicareLevy: dollars(isOfLevy ? total.minus(tax) : levy),
  };
}

/** By a set without schedules: each period has its share of the year. */
function takeHomeShared(pay: ReferencePay): Figures {
  return {
    ...takeHome('Daily (5-day week)', pay.daily, [cents(pay.dailyTax)]),
    ...takeHome('Weekly', pay.weekly, [cents(pay.weeklyTax)]),
    ...takeHome('Fortnightly', pay.fortnightly, [cents(pay.fortnightlyTax)]),
    ...takeHome('Monthly', pay.monthly, [cents(pay.monthlyTax)]),
  };
}

/** By the schedules: each period has the pay of it, and tax time what such pays leave of the year. */
function takeHomePaid(payslips: Payslips): Figures {
  const cells = Object.entries(payslips).map(([period, payslip]) => ({
    ...takeHome(period, payslip.inAccount, [dollars(payslip.withheld)]),
    [`Comprehensive Breakdown > At tax time > ${period}`]: atTaxTime(payslip),
  }));
  const day = payslips.Weekly.inAccount.over(5);
  return Object.assign(takeHome('Daily (5-day week)', day, []), ...cells);
}

function takeHome(period: string, net: Rational, note: string[]): Figures {
  return {
    [`Take-Home Pay > ${period}`]: cents(net),
    [`Take-Home Pay > ${period} > note`]: note,
  };
}

/**
 * A row of the table: `annual` dollars and the amounts of a week, a fortnight and a month, which are `paid` by a set with schedules, and
 * there empty where only a year has one. Of nothing, such a table has no row: its cells show nothing.
 */
export function rowBy(payslips: Payslips | undefined) {
  return (label: string, annual: Rational, paid: readonly Rational[] = []): Figures => {
    const amounts = payslips ? paid : sharesOfYear(annual);
    const isNothing = [...amounts, annual].every((amount) => amount.equals(ZERO));
    if (isNothing && payslips) return {};
    const title = `Comprehensive Breakdown > ${label}`;
    const cells = Object.keys(PAYS_A_YEAR).map((period, index) => {
      const amount = amounts[index];
      return [`${title} > ${period}`, amount === undefined ? [] : [cents(amount)]];
    });
    return { ...Object.fromEntries(cells), [`${title} > Annually`]: [cents(annual)] };
  };
}

/** Of a week, a fortnight and a month. */
function sharesOfYear(annual: Rational): Rational[] {
  return Object.values(PAYS_A_YEAR).map((pays) => annual.over(pays));
}

/** In tenths of a percent that add up: running totals are rounded, the levy first and the whole tax last. */
export function sharesOf(pay: ReferencePay) {
  const tenths = (part: Rational) => part.over(pay.grossAnnual).times(1_000).rounded();
  const totalTax = tenths(pay.totalTax);
  const medicareLevy = tenths(pay.medicareLevy);
  return {
    totalTax: share(totalTax),
    medicareLevy: share(medicareLevy),
    incomeTax: share(totalTax - medicareLevy),
    net: share(1_000n - totalTax),
  };
}

/** The shares in the legend of the bars of `pays`: of take-home pay, income tax and levy, each where there is one. */
export function shareCells(
  pays: readonly ReferencePay[],
  card = 'Where your pay goes',
  kept = 'Net pay',
): Figures {
  const row = (part: 'net' | 'incomeTax' | 'medicareLevy') =>
    pays.map((pay) => sharesOf(pay)[part]).filter((each) => each !== '0.0%');
  return cellsOf(card, {
    [kept]: row('net'),
    'Income tax': row('incomeTax'),
    'Medicare levy': row('medicareLevy'),
  });
}

export type Payslips = ReturnType<typeof payslipsOf>;

/** The payslips of a week, a fortnight and a month, in a set with withholding schedules. */
export function payslipsOf({ taxYear }: ReferenceSite, pay: ReferencePay, studentLoan = false) {
  const of = (period: 'weekly' | 'fortnightly' | 'monthly') =>
    referencePayslip(
      { annual: pay.grossAnnual, tax: pay.totalTax },
      { period, taxYear, scale: 2, studentLoan },
    );
  return { Weekly: of('weekly'), Fortnightly: of('fortnightly'), Monthly: of('monthly') };
}

/** As {@link payslipsOf}; undefined where the set of the site has no schedules. */
export function anyPayslipsOf(
  site: ReferenceSite,
  pay: ReferencePay,
  studentLoan = false,
): Payslips | undefined {
  return site.rules === 'simplified' ? undefined : payslipsOf(site, pay, studentLoan);
}

/** The pay that lands in the account: by a set without schedules the share of the year. */
export function landsOf(pay: ReferencePay, payslips: Payslips | undefined) {
  return {
    weekly: payslips?.Weekly.inAccount ?? pay.weekly,
    fortnightly: payslips?.Fortnightly.inAccount ?? pay.fortnightly,
    monthly: payslips?.Monthly.inAccount ?? pay.monthly,
  };
}

/** The difference between what is withheld in the year and its tax, in whole dollars; nothing where that is 0. */
export function atTaxTime({ aboveTax }: ReferencePayslip): string[] {
  const isOwed = aboveTax.isBelow(ZERO);
  const amount = dollars(isOwed ? aboveTax.negated() : aboveTax);
  return amount === '$0' ? [] : [`${amount} ${isOwed ? 'to pay' : 'back'}`];
}

export function ifAny(amount: Rational): string[] {
  return amount.rounded() > 0n ? [dollars(amount)] : [];
}

export function isSome(amount: Rational): boolean {
  return amount.isAbove(ZERO);
}

/** Of an amount that is whole dollars. */
export function wholeDollars(amount: Rational): number {
  return Number(amount.rounded());
}
