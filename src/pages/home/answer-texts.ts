/** The texts of the answer that most visitors came for: what lands in the account, and how pays and tax time make the year. */
import { perHour } from '../../pay/periods.ts';
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import { formatCents, formatDollars, isSeen } from '../../words/money.ts';
import { CYCLE_NOUNS, onePeriod } from '../../words/pay-cycles.ts';
import { paidInYear, refundText, yearOfPaysText } from '../../words/tax-time.ts';
import { type Home, paidOut, payslip, refundOf } from './calculation.ts';

/** The sentences of the answer: the amount, and the same pay by other periods. */
interface AnswerTexts extends Readonly<Record<'amount' | 'words' | 'also', string>> {
  /** The refund, or the tax left to pay. Absent where the set has no schedules, and where the year is not known. */
  readonly taxTime?: string;
  /** The sentence that adds up the pays and tax time to the year, if `taxTime` does not. */
  readonly year?: string;
}

export function answerTexts(result: Home): AnswerTexts {
  return result.hasSchedules ? paidTexts(result) : sharedTexts(result);
}

/** By a set without schedules: the share of the year that the pay cycle has. */
function sharedTexts(result: Home): AnswerTexts {
  const { query, pay, entered } = result;
  const { cycle, period } = entered;
  const after = `after tax in ${query.taxYear}`;
  const amount = formatCents(paidOut(result, period));
  const net = formatDollars(pay.netAnnual);
  if (cycle === 'annually') {
    return { amount: net, words: `a year ${after}`, also: `${amount} ${onePeriod(period)}` };
  }
  const ofHour =
    cycle === 'hourly'
      ? `${formatCents(perHour(pay.netAnnual, entered))} an hour, ${formatCents(paidOut(result, 'fortnightly'))} a fortnight, `
      : '';
  return { amount, words: `${onePeriod(period)} ${after}`, also: `${ofHour}${net} a year` };
}

/** By the schedules. */
function paidTexts(result: Home): AnswerTexts {
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
