/** The outcome of a tax return in words, and how it makes a year of pays what is kept of it. */
import { PERIODS_PER_YEAR } from '../pay/periods.ts';
import type { Payslip } from '../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../pay/withholding/regular-pay.ts';
import { formatCents, formatDollars, shownCents, shownDollars } from './money.ts';

/** `refund` dollars, after `about`, come back, or are left to pay if below 0. */
export function refundText(refund: number, about = ''): string {
  const dollars = Math.round(refund);
  if (dollars === 0) return NO_REFUND;
  return `${about}${formatDollars(Math.abs(dollars))} ${dollars > 0 ? 'back' : 'to pay'}`;
}

/** Dollars that land in the account from all pays of a year. */
export function paidInYear(payslip: Payslip, period: WithholdingPeriod): number {
  const { netPay, total, withheldInYear } = payslip;
  return (netPay + total) * PERIODS_PER_YEAR[period] - withheldInYear;
}

/** Whole dollars that come back at tax time, or are to pay: they make pays of a year, as they are shown, the `year` that is shown. */
export function refundBeside(payslip: Payslip, period: WithholdingPeriod, year: number): number {
  const { netPay, changes } = payslip;
  const pays =
    changes.length === 0
      ? (Math.round(shownCents(netPay) * 100) * PERIODS_PER_YEAR[period]) / 100
      : shownDollars(paidInYear(payslip, period));
  return -Math.round(pays - year) || 0;
}

/**
 * The pays of a year and its tax return beside the take-home pay of the year, in a sentence: '26 pays of $2,454.92 and about $372 back make
 * $64,200 for the year.' `refund` and `year` are in dollars; `rest` ends it.
 */
export function yearOfPaysText(
  payslip: Payslip,
  period: WithholdingPeriod,
  { refund, year, rest = '' }: { refund: number; year: number; rest?: string },
): string {
  const { netPay, changes } = payslip;
  const count = PERIODS_PER_YEAR[period];
  const each =
    changes.length === 0
      ? formatCents(netPay)
      : `${formatDollars(paidInYear(payslip, period))} in all`;
  return `${count} pays of ${each}${settledText(refund)} make ${formatDollars(year)} for the year${rest}.`;
}

function settledText(refund: number): string {
  const text = refundText(refund, 'about ');
  if (text === NO_REFUND) return '';
  return refund > 0 ? ` and ${text}` : `, less ${text},`;
}

const NO_REFUND = 'nothing to pay';
