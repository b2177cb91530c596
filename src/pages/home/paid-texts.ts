/** The texts of the answer by the withholding schedules. Sites without schedules do not load them. */
import { perHour } from '../../pay/periods.ts';
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import { dayText } from '../../words/dates.ts';
import { formatCents, formatDollars, isSeen } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { paidInYear, refundText, yearOfPaysText } from '../../words/tax-time.ts';
import type { Answer } from '../live/calculator.ts';
import { type Home, partOfYear, payslip, refundOf } from './calculation.ts';

/** The period is that of the figure, where it isn't the one that is asked for. */
export type AnswerTexts = Required<Pick<Answer, 'figure' | 'words' | 'also'>> &
  Pick<Answer, 'period'>;

export function paidTexts(result: Home): AnswerTexts {
  const { rules, query, pay, entered, offsetsLater, keptInYear, shown } = result;
  const { otherJobPay } = query;
  const period = shown === 'annually' ? entered.period : shown;
  const paid = payslip(result, period);
  const lands = formatCents(paid.netPay);
  const each = `each ${CYCLE_NOUNS[period]}${paid.changes.length > 0 ? ' at first' : ''}.`;
  const refund = refundOf(result, period);
  if (refund === undefined) {
    const also =
      'This is the rate for a second job. Enter the pay of your other job to see the year.';
    return { figure: lands, words: each, also: [also], period };
  }
  const part = partOfYear(result, period);
  const hasOffsetsLater = isSeen(offsetsLater);
  const settled = part
    ? `From ${dayText(part.start)} that's ${part.pays} pays in ${query.taxYear}, and ${refundText(part.refund, 'about ')} at tax time: ${formatDollars(part.kept)} in all.`
    : otherJobPay
      ? `Both jobs: you keep ${formatDollars(pay.grossAnnual + otherJobPay - (taxTimeOf(query, period, rules)?.owed ?? 0))} for the year, ${refundText(refund, 'about ')} at tax time.`
      : yearOfPaysText(paid, period, {
          ...{ refund, year: keptInYear, rest: hasOffsetsLater ? ', tax offsets included' : '' },
        });
  const ofHour =
    entered.cycle === 'hourly' &&
    `That's ${formatCents(perHour(paidInYear(paid, period), entered))} an hour on average.`;
  if (shown !== 'annually') {
    return { figure: lands, words: each, also: [ofHour || undefined, settled] };
  }
  const later = hasOffsetsLater
    ? `, and ${formatDollars(offsetsLater)} of tax offsets with your tax return`
    : '';
  return {
    figure: formatDollars(pay.netAnnual),
    words: `a ${part ? 'full ' : ''}year ${otherJobPay ? 'from this job ' : ''}after tax${part ? '' : ` in ${query.taxYear}`}${later}.`,
    also: [ofHour || (otherJobPay ? `${lands} lands in your account ${each}` : undefined), settled],
  };
}
