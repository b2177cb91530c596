/** The figures of a pay as texts: whole dollars for a year's headline figures, cents for those of a period. */
import { type PayResult, perPeriod } from '../pay/index.ts';
import { formatCents, formatDollars } from './money.ts';
import { type OffsetTexts, offsetTexts } from './offset-texts.ts';

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

/** A yearly amount in every period of the comprehensive table. */
export interface PeriodTexts {
  readonly weekly: string;
  readonly fortnightly: string;
  readonly monthly: string;
  readonly annually: string;
}

/** The rows of the comprehensive table. */
export interface PayTableTexts {
  readonly gross: PeriodTexts;
  /** Undefined unless above 0. */
  readonly standardDeduction: PeriodTexts | undefined;
  readonly superannuation: PeriodTexts;
  readonly totalTax: PeriodTexts;
  readonly incomeTax: PeriodTexts;
  readonly medicareLevy: PeriodTexts;
  readonly surcharge: PeriodTexts;
  /** Undefined unless above 0. */
  readonly taxOffsets: PeriodTexts | undefined;
  /** Undefined unless above 0. */
  readonly studentLoan: PeriodTexts | undefined;
  readonly takeHome: PeriodTexts;
  /** Whether a row's figures are too long to fit side by side on a phone. */
  readonly isLong: boolean;
}

export function payTableTexts(pay: PayResult): PayTableTexts {
  return {
    gross: periodTexts(pay.grossAnnual),
    standardDeduction: periodTextsIfAny(pay.standardDeduction),
    superannuation: periodTexts(pay.superannuation),
    totalTax: periodTexts(pay.totalTax),
    incomeTax: periodTexts(pay.incomeTax),
    medicareLevy: periodTexts(pay.medicareLevy),
    surcharge: periodTexts(pay.medicareLevySurcharge),
    taxOffsets: periodTextsIfAny(pay.taxOffsets),
    studentLoan: periodTextsIfAny(pay.studentLoanRepayment),
    takeHome: periodTexts(pay.takeHome),
    isLong: pay.grossAnnual >= LONG_ANNUAL,
  };
}

function periodTextsIfAny(annual: number): PeriodTexts | undefined {
  return annual > 0 ? periodTexts(annual) : undefined;
}

/** `annual` dollars in each period. */
export function periodTexts(annual: number): PeriodTexts {
  // Most pages have a row or two of zeros.
  if (annual === 0) return NOTHING;
  return {
    weekly: formatCents(perPeriod(annual, 'weekly')),
    fortnightly: formatCents(perPeriod(annual, 'fortnightly')),
    monthly: formatCents(perPeriod(annual, 'monthly')),
    annually: formatCents(annual),
  };
}

const nothing = formatCents(0);
const NOTHING: PeriodTexts = {
  weekly: nothing,
  fortnightly: nothing,
  monthly: nothing,
  annually: nothing,
};

/** Dollars a year from which the table's figures need more room. */
const LONG_ANNUAL = 200_000;
