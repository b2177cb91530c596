/** The figures of a pay as texts: whole dollars for a year's headline figures, cents for those of a period. */
import { type PayResult, perPeriod } from '../pay/index.ts';
import { formatCents, formatDollars, isNothing } from './money.ts';
import { type OffsetTexts, offsetTexts } from './offset-texts.ts';
import { type PayRowKey, payRows } from './pay-rows.ts';

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
  return {
    gross: formatDollars(pay.grossAnnual),
    standardDeduction: deductionTexts(pay),
    excessContributions: ifCharged(pay.excessContributions),
    incomeTax: formatDollars(pay.incomeTax),
    offsets: offsetTexts(pay),
    medicareLevy: formatDollars(pay.medicareLevy),
    surcharge: ifCharged(pay.medicareLevySurcharge),
    studentLoan: ifCharged(pay.studentLoanRepayment),
    totalTax: formatDollars(pay.totalTax),
    net: formatDollars(pay.netAnnual),
  };
}

function deductionTexts({ standardDeduction, taxableIncome }: PayResult) {
  if (standardDeduction <= 0) return undefined;
  return { amount: formatDollars(standardDeduction), taxableIncome: formatDollars(taxableIncome) };
}

function ifCharged(amount: number): string | undefined {
  return amount > 0 ? formatDollars(amount) : undefined;
}

/**
 * The parts of a `salary` that includes superannuation; empty if there is no salary. The parts are whole dollars that add up to it.
 */
export function packageText(salary: number, { grossAnnual }: PayResult): string {
  if (salary === 0) return '';
  const gross = Math.round(grossAnnual);
  return `${formatDollars(salary)} package = ${formatDollars(gross)} salary + ${formatDollars(salary - gross)} super`;
}

/** Net pay of one period and the tax taken from it. */
export interface TakeHomeTexts {
  readonly net: string;
  readonly tax: string;
}

/** The figures of the 'Take-Home Pay' card. */
export interface TakeHomePayTexts {
  readonly daily: TakeHomeTexts;
  readonly weekly: TakeHomeTexts;
  readonly fortnightly: TakeHomeTexts;
  readonly monthly: TakeHomeTexts;
  /** Super for the year. */
  readonly superannuation: string;
  /** The bill for Division 293 tax, in a sentence; undefined where there is none. */
  readonly division293: string | undefined;
}

export function takeHomePayTexts(pay: PayResult): TakeHomePayTexts {
  return {
    daily: takeHome(pay.daily, pay.dailyTax),
    weekly: takeHome(pay.weekly, pay.weeklyTax),
    fortnightly: takeHome(pay.fortnightly, pay.fortnightlyTax),
    monthly: takeHome(pay.monthly, pay.monthlyTax),
    superannuation: formatDollars(pay.superannuation),
    division293: division293Bill(pay),
  };
}

/** The bill for Division 293 tax, which is in no total; undefined where there is none. */
export function division293Bill({ division293Tax }: PayResult): string | undefined {
  return division293Tax > 0
    ? `Division 293 tax, billed later: ${formatDollars(division293Tax)}. Your super can pay it.`
    : undefined;
}

function takeHome(net: number, tax: number): TakeHomeTexts {
  return { net: formatCents(net), tax: formatCents(tax) };
}

/** The comprehensive table. */
export interface PayTableTexts {
  /** By row of the table, an amount a week, a fortnight, a month and a year; undefined where it is nothing. */
  readonly rows: Readonly<Partial<Record<PayRowKey, readonly string[] | undefined>>>;
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
export function payTableTexts(pay: PayResult, { withOffsets = false } = {}): PayTableTexts {
  const rows: Partial<Record<PayRowKey, readonly string[] | undefined>> = {};
  for (const { key, of } of payRows(TABLE_ROWS)) {
    if (key !== 'taxOffsets' || withOffsets) rows[key] = periodTexts(of(pay));
  }
  return { rows, isLong: pay.grossAnnual >= LONG_ANNUAL };
}

/** Dollars a year from which the table's figures need more room. */
const LONG_ANNUAL = 200_000;

function periodTexts(annual: number): readonly string[] | undefined {
  if (isNothing(annual)) return undefined;
  return [
    formatCents(perPeriod(annual, 'weekly')),
    formatCents(perPeriod(annual, 'fortnightly')),
    formatCents(perPeriod(annual, 'monthly')),
    formatCents(annual),
  ];
}

/** The cells of a row that is nothing. */
export const NO_PAY: readonly string[] = Array(4).fill(formatCents(0));
