/** The texts of the answer by the withholding schedules. Sites without schedules do not load them. */
import { perHour } from '../../pay/periods.ts';
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import { formatCents, formatDollars, isSeen } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { paidInYear, refundText, yearOfPaysText } from '../../words/tax-time.ts';
import { type Home, payslip, refundOf } from './calculation.ts';

/** The sentences of the answer: the amount, and the same pay by other periods. */
export interface AnswerTexts extends Readonly<Record<'amount' | 'words' | 'also', string>> {
  /** The refund, or the tax left to pay. Absent where the set has no schedules, and where the year is not known. */
  readonly taxTime?: string;
  /** The sentence that adds up the pays and tax time to the year, if `taxTime` does not. */
  readonly year?: string;
}

export function paidTexts(result: Home): AnswerTexts {
  const { rules, query, pay, entered, offsetsLater, keptInYear } = result;
  const { otherJobPay } = query;
  const { cycle, period } = entered;
  const paid = payslip(result, period);
  const lands = formatCents(paid.netPay);
  const each = `each ${CYCLE_NOUNS[period]}${paid.changes.length > 0 ? ' at first' : ''}`;
  const refund = refundOf(result, period);
  if (refund === undefined) {
    const also =
      'This is the rate for a second job. Enter the pay of your other job to see the year.';
    return { amount: lands, words: each, also };
  }
  const later = isSeen(offsetsLater)
    ? `, and ${formatDollars(offsetsLater)} of tax offsets with your tax return`
    : '';
  const refundWords = refundText(refund, 'about ');
  const rest = isSeen(offsetsLater) ? ', tax offsets included' : '';
  const year = yearOfPaysText(paid, period, { refund, year: keptInYear, rest });
  const settled = otherJobPay
    ? {
        taxTime: `Both jobs: you keep ${formatDollars(pay.grossAnnual + otherJobPay - (taxTimeOf(query, period, rules)?.owed ?? 0))} for the year, ${refundWords} at tax time`,
      }
    : { taxTime: `At tax time: ${refundWords}`, year };
  const net = formatDollars(pay.netAnnual);
  if (cycle === 'annually') {
    const words = `a year ${otherJobPay ? 'from this job ' : ''}after tax in ${query.taxYear}${later}`;
    return { amount: net, words, also: `${lands} lands in your account ${each}`, ...settled };
  }
  const ofHour =
    cycle === 'hourly'
      ? `${formatCents(perHour(paidInYear(paid, period), entered))} an hour on average, `
      : '';
  const also = `${ofHour}${net} a year${later || ', after your tax return'}`;
  return { amount: lands, words: each, also, ...settled };
}
