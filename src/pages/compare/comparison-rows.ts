/** The table of the page that compares two pays, as texts. */
import { type PayComparison, type PayResult, perHour, type WorkingTime } from '../../pay/index.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { isShort, NOT_COVERED, paidIntoSuper, sacrificedOf } from './comparison-texts.ts';

/** A row of the table: both pays, and the offer less now with its sign. */
export interface ComparisonRow {
  readonly label: string;
  readonly now: string;
  readonly offer: string;
  readonly difference: string;
}

/**
 * Which rows there are besides. The amounts do not decide, so that no row comes or goes while a sum is typed; but of Division
 * 293 tax, which few pay, there is a row where either pay has any.
 */
export interface ShownRows {
  readonly standardDeduction: boolean;
  readonly surcharge: boolean;
  readonly studentLoan: boolean;
  readonly sacrifice: boolean;
}

/** The rows of a year, which end in its net pay, and those of what follows from that. */
export interface ComparisonTableTexts {
  readonly year: readonly ComparisonRow[];
  readonly rest: readonly ComparisonRow[];
}

export function comparisonTable(
  { now, offer }: PayComparison,
  nowTime: WorkingTime,
  offerTime: WorkingTime,
  shown: ShownRows,
): ComparisonTableTexts {
  const row = (
    label: string,
    figureOf: (pay: PayResult, time: WorkingTime) => number,
    format = formatDollars,
  ): ComparisonRow => {
    const figures = [figureOf(now, nowTime), figureOf(offer, offerTime)] as const;
    const change = figures[1] - figures[0];
    const text = format(change);
    return {
      label,
      now: format(figures[0]),
      offer: format(figures[1]),
      difference: change > 0 && /[1-9]/.test(text) ? `+${text}` : text,
    };
  };
  const netRow: typeof row = (...terms) => ({
    ...row(...terms),
    ...(isShort(now) && { now: NOT_COVERED, difference: '–' }),
    ...(isShort(offer) && { offer: NOT_COVERED, difference: '–' }),
  });
  return {
    year: [
      row('Gross Annual Salary', (pay) => pay.grossAnnual),
      ...(shown.sacrifice ? [row('Salary sacrifice', sacrificedOf)] : []),
      ...(shown.standardDeduction
        ? [row('Standard deduction', (pay) => pay.standardDeduction)]
        : []),
      row('Income Tax', (pay) => pay.incomeTax),
      row('Medicare Levy', (pay) => pay.medicareLevy),
      ...(shown.surcharge
        ? [row('Medicare Levy Surcharge', (pay) => pay.medicareLevySurcharge)]
        : []),
      ...(shown.studentLoan
        ? [row('Student Loan Repayment', (pay) => pay.studentLoanRepayment)]
        : []),
      ...(now.division293Tax + offer.division293Tax > 0
        ? [row('Division 293 tax', (pay) => pay.division293Tax)]
        : []),
      row('Total Tax', (pay) => pay.totalTax),
      netRow('Net Annual Salary', (pay) => pay.netAnnual),
    ],
    rest: [
      netRow('Take-home pay a month', (pay) => pay.monthly, formatCents),
      netRow('Take-home pay a fortnight', (pay) => pay.fortnightly, formatCents),
      netRow('Take-home pay a week', (pay) => pay.weekly, formatCents),
      netRow('Take-home pay an hour', (pay, time) => perHour(pay.netAnnual, time), formatCents),
      row('Superannuation', paidIntoSuper),
    ],
  };
}
