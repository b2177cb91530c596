/** The texts of the answer that most visitors came for: what lands in the account, and how pays and tax time make the year. */
import { perHour } from '../../pay/periods.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { onePeriod } from '../../words/pay-cycles.ts';
import { type Home, paidOut } from './calculation.ts';
import { type AnswerTexts, paidTexts } from './paid-texts.ts';

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
