/**
 * The figures of a pay as texts: whole dollars for a year's headline figures, cents for those of a period. Where employers withhold by
 * schedules, those of a week, a fortnight and a month are pays, and never a share of the year's tax.
 */
import type { PayResult } from '../pay/pay.ts';
import { perPeriod } from '../pay/periods.ts';
import type { Payslip } from '../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../pay/withholding/regular-pay.ts';
import { formatCents, formatDollars, isNothing, isSeen, shownCents, sumShown } from './money.ts';
import { type OffsetTexts, offsetTexts } from './offset-texts.ts';
import { PAID_BY } from './pay-cycles.ts';
import { type PayRowKey, payRows, shownTaxes, type YearOfPay } from './pay-rows.ts';
import { paidInYear, refundText } from './tax-time.ts';

/** The payslips of a year that has withholding schedules, by the period of the pays. */
export interface Pays extends Readonly<Record<WithholdingPeriod, Payslip>> {
  /**
   * Dollars that come back at tax time after a year of each, in the order of `PAID_BY`; below 0 they are left to pay. Undefined where
   * the year depends on the pay of another job, which is not known.
   */
  readonly refunds: readonly number[] | undefined;
}

/** The figures of the 'Tax Breakdown' card, for a year. */
export interface TaxBreakdownTexts {
  readonly gross: string;
  /** Undefined unless above 0. */
  readonly standardDeduction: DeductionTexts | undefined;
  /** Super contributions above the cap, which are taxed as income; undefined where there are none. */
  readonly excessContributions: string | undefined;
  readonly incomeTax: string;
  /** The income tax is after them. */
  readonly offsets: readonly OffsetTexts[];
  readonly medicareLevy: string;
  /** Undefined unless above 0. */
  readonly surcharge: string | undefined;
  /** Undefined unless above 0. */
  readonly studentLoan: string | undefined;
  readonly totalTax: string;
  readonly net: string;
}

/** The deduction from income before tax, and the taxable income. */
export interface DeductionTexts {
  readonly amount: string;
  readonly taxableIncome: string;
}

export function taxBreakdownTexts(pay: PayResult): TaxBreakdownTexts {
  const taxes = shownTaxes(pay);
  return {
    gross: formatDollars(pay.grossAnnual),
    standardDeduction: deductionTexts(pay),
    excessContributions: ifCharged(pay.excessContributions),
    incomeTax: formatDollars(taxes.incomeTax),
    offsets: offsetTexts(pay),
    medicareLevy: formatDollars(taxes.medicareLevy),
    surcharge: ifCharged(taxes.medicareLevySurcharge),
    studentLoan: ifCharged(taxes.studentLoanRepayment),
    totalTax: formatDollars(taxes.totalTax),
    net: formatDollars(pay.netAnnual),
  };
}

function deductionTexts(pay: PayResult): DeductionTexts | undefined {
  const { standardDeduction } = pay;
  if (standardDeduction <= 0) return undefined;
  return {
    amount: formatDollars(standardDeduction),
    taxableIncome: formatDollars(taxableIncomeShown(pay)),
  };
}

/** Taxable income in whole dollars: what is left of the gross, with super above the cap. */
export function taxableIncomeShown(pay: PayResult): number {
  return sumShown([
    pay.grossAnnual,
    pay.excessContributions,
    -pay.sacrificed,
    -pay.standardDeduction,
  ]);
}

function ifCharged(amount: number): string | undefined {
  return amount > 0 && isSeen(amount) ? formatDollars(amount) : undefined;
}

/** Net pay of one period, and what is taken from it: its share of the year's tax, or what is withheld. */
export interface TakeHomeTexts {
  readonly net: string;
  /** Undefined of an average of pays. */
  readonly taken: string | undefined;
}

/** The same of a pay. */
export interface PeriodTexts extends TakeHomeTexts {
  readonly taken: string;
}

/** The figures of the 'Take-Home Pay' card. */
export interface TakeHomePayTexts {
  /** Whether they are pays, and not shares of the year. */
  readonly isPaid: boolean;
  readonly daily: TakeHomeTexts;
  readonly weekly: PeriodTexts;
  readonly fortnightly: PeriodTexts;
  readonly monthly: PeriodTexts;
  /** Super for the year. */
  readonly superannuation: string;
  /** The bill for Division 293 tax, in a sentence; undefined where there is none, or the year is not known. */
  readonly division293: string | undefined;
}

/** `superOfYear` are dollars of super as another part of the page shows them. */
export function takeHomePayTexts(
  pay: PayResult,
  pays?: Pays,
  superOfYear = pay.superannuation,
): TakeHomePayTexts {
  const superannuation = formatDollars(superOfYear);
  if (pays === undefined) {
    return {
      isPaid: false,
      daily: takeHome(pay.daily, formatCents(pay.dailyTax)),
      weekly: takeHome(pay.weekly, formatCents(pay.weeklyTax)),
      fortnightly: takeHome(pay.fortnightly, formatCents(pay.fortnightlyTax)),
      monthly: takeHome(pay.monthly, formatCents(pay.monthlyTax)),
      superannuation,
      division293: division293Bill(pay),
    };
  }
  return {
    isPaid: true,
    daily: takeHome(perPeriod(paidInYear(pays.weekly, 'weekly'), 'daily'), undefined),
    weekly: paidOut(pays.weekly),
    fortnightly: paidOut(pays.fortnightly),
    monthly: paidOut(pays.monthly),
    superannuation,
    division293: pays.refunds && division293Bill(pay),
  };
}

function takeHome<Taken extends string | undefined>(net: number, taken: Taken) {
  return { net: formatCents(net), taken };
}

function paidOut({ netPay, total }: Payslip): PeriodTexts {
  return takeHome(netPay, formatDollars(total));
}

/** The bill for Division 293 tax, which is in no total; undefined where there is none. */
export function division293Bill({ division293Tax }: PayResult): string | undefined {
  return division293Tax > 0 && isSeen(division293Tax)
    ? `Division 293 tax, billed later: ${formatDollars(division293Tax)}. Your super can pay it.`
    : undefined;
}

/** The comprehensive table. */
export interface PayTableTexts {
  /**
   * By row of the table, an amount a week, a fortnight, a month and, where it is known, a year; a dash where only a year has one.
   * Undefined where it is nothing.
   */
  readonly rows: Readonly<Partial<Record<PayRowKey, readonly string[] | undefined>>>;
  /** The refund after a year of such pays, or the tax left to pay. Undefined where the amounts are no pays, or the year is not known. */
  readonly taxTime: readonly string[] | undefined;
  /** Whether the amounts of a week, a fortnight and a month are pays. Such a table has no rows of zeros. */
  readonly isPaid: boolean;
  readonly hasYear: boolean;
  /** Whether a row's figures are too long to fit side by side on a phone. */
  readonly isLong: boolean;
}

/** The rows of the table. */
export const TABLE_ROWS: readonly PayRowKey[] = [
  'grossAnnual',
  'standardDeduction',
  'superannuation',
  'totalTax',
  'incomeTax',
  'medicareLevy',
  'medicareLevySurcharge',
  'studentLoanRepayment',
  'taxOffsets',
  'netAnnual',
];

/** `withOffsets` adds the row of tax offsets, which the income tax is after. */
export function payTableTexts(
  pay: PayResult,
  { pays, withOffsets = false }: { pays?: Pays | undefined; withOffsets?: boolean } = {},
): PayTableTexts {
  const rows: Partial<Record<PayRowKey, readonly string[] | undefined>> = {};
  const taxes: Partial<YearOfPay> = shownTaxes(pay, shownCents);
  for (const { key, of } of payRows(TABLE_ROWS)) {
    if (key === 'taxOffsets' && !withOffsets) continue;
    const annual = of(pay);
    const ofYear = taxes[key] ?? annual;
    rows[key] = pays === undefined ? periodTexts(annual, ofYear) : paidTexts(pays, key, ofYear);
  }
  const { refunds } = pays ?? {};
  return {
    rows,
    taxTime: refunds && [...refunds.map((refund) => refundText(refund)), NO_AMOUNT],
    isPaid: pays !== undefined,
    hasYear: pays === undefined || refunds !== undefined,
    isLong: pay.grossAnnual >= LONG_ANNUAL,
  };
}

/** Dollars a year from which the table's figures need more room. */
const LONG_ANNUAL = 200_000;

/** Each period has its share of `annual`; that of the year is shown as `ofYear`. */
function periodTexts(annual: number, ofYear: number): readonly string[] | undefined {
  if (isNothing(annual)) return undefined;
  return [
    formatCents(perPeriod(annual, 'weekly')),
    formatCents(perPeriod(annual, 'fortnightly')),
    formatCents(perPeriod(annual, 'monthly')),
    formatCents(ofYear),
  ];
}

/** The amounts that a single pay has; all others are settled by the year's tax return. */
const OF_PAY: Readonly<Partial<Record<PayRowKey, (payslip: Payslip) => number>>> = {
  grossAnnual: ({ gross }) => gross,
  superannuation: ({ superannuation }) => superannuation,
  totalTax: ({ total }) => total,
  studentLoanRepayment: ({ studentLoan }) => studentLoan,
  netAnnual: ({ netPay }) => netPay,
};

function paidTexts(pays: Pays, key: PayRowKey, annual: number): readonly string[] | undefined {
  const of = OF_PAY[key];
  const amounts = PAID_BY.map((period) => of?.(pays[period]));
  if (pays.refunds) amounts.push(annual);
  if (amounts.every((amount) => amount === undefined || isNothing(amount))) return undefined;
  return amounts.map((amount) => (amount === undefined ? NO_AMOUNT : formatCents(amount)));
}

/** The cell of a period that has no amount by itself. */
const NO_AMOUNT = '-';

/** The cells of a row that is nothing. */
export const NO_PAY: readonly string[] = Array(4).fill(formatCents(0));
