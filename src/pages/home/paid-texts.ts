/** The answer by the withholding schedules: the refund after a year of pays, and the texts. Sites without schedules do not load it. */
import { payCalculator } from '../../pay/pay.ts';
import { PERIODS_PER_YEAR, perHour } from '../../pay/periods.ts';
import type { IsoDate } from '../../pay/rules/sourced.ts';
import { settle } from '../../pay/settle.ts';
import { paysSince } from '../../pay/withholding/pays-since.ts';
import { payslipOf } from '../../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import { dayText } from '../../words/dates.ts';
import { formatCents, formatDollars, isSeen } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { settlementShown } from '../../words/sums.ts';
import { paidInYear, refundBeside, refundText, yearOfPaysText } from '../../words/tax-time.ts';
import type { Answer } from '../live/calculator.ts';
import { type Home, payslip } from './calculation.ts';

/** The period is that of the figure, where it isn't the one that is asked for. */
export type AnswerTexts = Required<Pick<Answer, 'figure' | 'words' | 'also'>> &
  Pick<Answer, 'period'>;

export function paidTexts(result: Home): AnswerTexts {
  const { rules, query, pay, entered, offsetsLater, keptInYear, shown } = result;
  const { otherJobPay } = query;
  const period = shown === 'annually' ? entered.period : shown;
  const paid = payslip(result, period);
  const lands = formatCents(paid.netPay);
  const [change] = paid.changes;
  const pays = change && change.pay > 2 ? `${change.pay - 1} pays` : 'pay';
  const each = `each ${CYCLE_NOUNS[period]}${change ? ` for the first ${pays}` : ''}.`;
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

/**
 * The pays from the day on which the job began to the end of the tax year. Its refund and what is kept of it after tax are in dollars; a bill is
 * negative. Undefined for a whole year.
 */
export function partOfYear(result: Home, period: WithholdingPeriod) {
  const { rules, query, start } = result;
  const { taxYear, options } = query;
  const pays = start && paysSince(start, taxYear, period);
  if (!pays) return undefined;
  const annualSalary = (query.annualSalary * pays) / PERIODS_PER_YEAR[period];
  const pay = payCalculator(rules)({
    ...query,
    annualSalary,
    options: { ...options, withholdTaxOffsets: false },
  });
  const { studentLoan } = options;
  const scale = withholdingScale(options);
  const { withheldInYear } = payslipOf(pay, { period, taxYear, scale, studentLoan, pays }, rules);
  return {
    start: start as IsoDate,
    pays,
    refund: settlementShown(settle(withheldInYear, pay.totalTax)).refund,
    kept: pay.netAnnual,
  };
}

/**
 * The tax refund in dollars after a year of pays each `period`; a bill is negative. There is no figure if the year's tax is unknown. With
 * one job the refund adds up with the pays and the year as the page shows them.
 */
export function refundOf(result: Home, period: WithholdingPeriod): number | undefined {
  const { query, rules, hasYear, keptInYear } = result;
  if (query.otherJobPay) return taxTimeOf(query, period, rules)?.refund;
  return hasYear ? refundBeside(payslip(result, period), period, keptInYear) : undefined;
}
