/** The answer that most visitors came for: what lands in the account, and how pays and tax time make the year. */
import { perHour } from '../../pay/periods.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { onePeriod } from '../../words/pay-cycles.ts';
import type { Answer } from '../live/calculator.ts';
import { type Home, paidOut } from './calculation.ts';
import { type AnswerTexts, paidTexts } from './paid-texts.ts';

const TITLE = 'You take home';

/** The answer by the period that the visitor has chosen for it, or by the pay cycle. */
export function answerOf(result: Home): Answer {
  const { entered, hasSchedules, shown: period } = result;
  if (!entered.isEntered) {
    const request = entered.isDisputed ? 'Check your' : 'Enter your gross';
    return { title: TITLE, words: `${request} pay to see what you take home.`, period };
  }
  return { title: TITLE, period, ...(hasSchedules ? paidTexts(result) : sharedTexts(result)) };
}

/** By a set without schedules: the share of the year that the period has. */
function sharedTexts(result: Home): AnswerTexts {
  const { query, pay, entered, shown: period } = result;
  const net = formatDollars(pay.netAnnual);
  const isOfYear = period === 'annually';
  const ofHour =
    entered.cycle === 'hourly' &&
    `${formatCents(perHour(pay.netAnnual, entered))} an hour${isOfYear ? ' and' : ','} `;
  const others = isOfYear
    ? `${formatCents(paidOut(result, entered.period))} ${onePeriod(entered.period)}`
    : `${ofHour ? `${formatCents(paidOut(result, 'fortnightly'))} a fortnight and ` : ''}${net} a year`;
  return {
    figure: isOfYear ? net : formatCents(paidOut(result, period)),
    words: `${onePeriod(period)} after tax in ${query.taxYear}.`,
    also: [`That's ${ofHour || ''}${others}.`],
  };
}
