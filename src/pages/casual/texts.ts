/** The answer of casual and overtime pay in words. */

import { snapToMicrodollar } from '../../pay/rounding.ts';
import type { Residency } from '../../pay/rules/rule-set.ts';
import { formatCents, formatMoney } from '../../words/money.ts';
import { RESIDENCIES } from '../../words/pay-options.ts';
import { type CasualCalculation, OVERTIME_HOURS } from './calculation.ts';
import { type CasualEntries, WORDS } from './form.ts';

/** What lands of the last pay, and of overtime beside it. */
export function casualAnswer({ rate, last, overtime }: CasualCalculation) {
  if (rate === 0) return { said: 'Enter your rate to see what lands.', more: '' };
  return {
    said: `${last.name}: ${formatCents(last.gross)} before tax. ${landed(last)} lands in your account.`,
    more: overtime.isOwn
      ? `Of its ${formatCents(overtime.gross)} of overtime, ${landed(overtime)} lands.`
      : `With ${OVERTIME_HOURS} hours at time and a half you would earn ${formatCents(overtime.gross)} more. ${landed(overtime)} of it lands.`,
  };
}

export function payText(pay: Paid): string {
  return `${formatCents(pay.gross)} less ${formatCents(pay.withheld)}: ${landed(pay)} lands.`;
}

export type Paid = Readonly<Record<'gross' | 'withheld', number>>;

function landed({ gross, withheld }: Paid): string {
  return formatCents(gross - withheld);
}

export function rateText({ paidRate, rate, loading, isOnTop }: CasualCalculation): string {
  if (rate === 0) return '';
  if (loading === 0) return 'No loading.';
  return isOnTop
    ? `An ordinary hour is ${formatMoney(paidRate)}. Overtime multiplies ${formatMoney(rate)}: awards differ.`
    : `Without its loading the rate is ${formatCents(snapToMicrodollar(rate / (1 + loading)))}.`;
}

/** How the visitor is paid, in short. */
export function paidText({ residency, period, threshold, loan, year }: CasualEntries): string {
  const set = [
    residency !== 'resident' && RESIDENCIES[residency as Residency].toLowerCase(),
    WORDS.period[period as keyof typeof WORDS.period].toLowerCase(),
    threshold === 'no' && 'threshold not claimed here',
    loan && 'study loan',
    year,
  ];
  return set.filter(Boolean).join(', ');
}
