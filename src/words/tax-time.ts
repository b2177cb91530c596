/** The outcome of a tax return in words, and how it makes a year of pays what is kept of it. */
import { PERIODS_PER_YEAR } from '../pay/basics.ts';
import type { Payslip, WithholdingPeriod } from '../pay/withholding/index.ts';
import { formatCents, formatDollars } from './money.ts';

/** `refund` dollars, after `about`, come back, or are left to pay if below 0. */
export function refundText(refund: number, about = ''): string {
  const amount = formatDollars(Math.abs(refund));
  if (amount === NOTHING) return NO_REFUND;
  return `${about}${amount} ${refund > 0 ? 'back' : 'to pay'}`;
}

/**
 * The pays of a year and its tax return beside the take-home pay of the year, in a sentence: '26 pays of $2,454.92 and about $372 back make
 * $64,200 for the year.' `refund` and `year` are in dollars; `rest` ends it.
 */
export function yearOfPaysText(
  { netPay, total, changes, withheldInYear }: Payslip,
  period: WithholdingPeriod,
  { refund, year, rest = '' }: { refund: number; year: number; rest?: string },
): string {
  const count = PERIODS_PER_YEAR[period];
  const each =
    changes.length === 0
      ? formatCents(netPay)
      : `${formatDollars((netPay + total) * count - withheldInYear)} in all`;
  return `${count} pays of ${each}${settledText(refund)} make ${formatDollars(year)} for the year${rest}.`;
}

function settledText(refund: number): string {
  const text = refundText(refund, 'about ');
  if (text === NO_REFUND) return '';
  return refund > 0 ? ` and ${text}` : `, less ${text},`;
}

const NOTHING = formatDollars(0);
const NO_REFUND = 'nothing to pay';
