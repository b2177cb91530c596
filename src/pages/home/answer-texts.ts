/** The texts of the answer that most visitors came for: what lands in the account, and how pays and tax time make the year. */
import { type PayQuery, payCalculator } from '../../pay/pay.ts';
import { perHour, perPeriod } from '../../pay/periods.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import { type Payslip, payslipOf } from '../../pay/withholding/payslip.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { taxTimeOf } from '../../pay/withholding/tax-time.ts';
import { formatCents, formatDollars, isSeen, sumShown } from '../../words/money.ts';
import { CYCLE_NOUNS } from '../../words/pay-cycles.ts';
import { paidInYear, refundBeside, refundText, yearOfPaysText } from '../../words/tax-time.ts';
import type { Home } from './calculation.ts';

/**
 * The amount and what it means, and the same pay by other periods; the refund, or the tax left to pay; and how that and the pays make the
 * year, where `taxTime` does not say so. The last two are empty where the set has no schedules, and where the year is not known.
 */
export type AnswerTexts = Readonly<
  Record<'amount' | 'words' | 'also' | 'taxTime' | 'year', string>
>;

export function answerTexts(calculation: Home): AnswerTexts {
  return hasSchedules(calculation) ? paidTexts(calculation) : sharedTexts(calculation);
}

/** By a set without schedules: the share of the year that the pay cycle has. */
function sharedTexts(calculation: Home): AnswerTexts {
  const { query, pay, entered } = calculation;
  const { cycle, period } = entered;
  const each = `a ${CYCLE_NOUNS[period]}`;
  const after = `after tax in ${query.taxYear}`;
  const amount = formatCents(paidOut(calculation, period));
  const net = formatDollars(pay.netAnnual);
  const none = { taxTime: '', year: '' };
  if (cycle === 'annually') {
    return { amount: net, words: `a year ${after}`, also: `${amount} ${each}`, ...none };
  }
  const ofHour =
    cycle === 'hourly'
      ? `${formatCents(perHour(pay.netAnnual, entered))} an hour, ${formatCents(paidOut(calculation, 'fortnightly'))} a fortnight, `
      : '';
  return { amount, words: `${each} ${after}`, also: `${ofHour}${net} a year`, ...none };
}

/** By the schedules. */
function paidTexts(calculation: Home): AnswerTexts {
  const { rules, query, pay, entered } = calculation;
  const { otherJobPay } = query;
  const { cycle, period } = entered;
  const paid = payslip(calculation, period);
  const lands = formatCents(paid.netPay);
  const each = `each ${CYCLE_NOUNS[period]}${paid.changes.length > 0 ? ' at first' : ''}`;
  const refund = refundOf(calculation, period);
  if (refund === undefined) {
    const also =
      'This is the rate for a second job. Enter the pay of your other job to see the year.';
    return { amount: lands, words: each, also, taxTime: '', year: '' };
  }
  const offsets = offsetsLater(query, rules);
  const later = isSeen(offsets)
    ? `, and ${formatDollars(offsets)} of tax offsets with your tax return`
    : '';
  const refundWords = refundText(refund, 'about ');
  const settled = otherJobPay
    ? {
        taxTime: `Both jobs: you keep ${formatDollars(pay.grossAnnual + otherJobPay - (taxTimeOf(query, period, rules)?.owed ?? 0))} for the year, ${refundWords} at tax time`,
        year: '',
      }
    : {
        taxTime: `At tax time: ${refundWords}`,
        year: yearOfPaysText(paid, period, {
          refund,
          year: keptInYear(calculation),
          rest: isSeen(offsets) ? ', tax offsets included' : '',
        }),
      };
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

/** Whether the pays of the year have withholding schedules: then they are no shares of its take-home pay. */
export function hasSchedules({ taxYear }: Home): boolean {
  return taxYear.withholding !== undefined;
}

/** Whether the year's tax on the pay is known: that of a second job depends on the other one. */
export function hasYear(calculation: Home): boolean {
  const { options, otherJobPay } = calculation.query;
  return otherJobPay !== undefined || withholdingScale(options) !== 1 || !hasSchedules(calculation);
}

/** The dollars that land in the account each period; where the year has no schedules, the share of its take-home pay. */
export function paidOut(calculation: Home, period: WithholdingPeriod): number {
  return hasSchedules(calculation)
    ? payslip(calculation, period).netPay
    : perPeriod(calculation.pay.netAnnual, period);
}

/** One pay of a year that has schedules. */
export function payslip({ rules, query, pay }: Home, period: WithholdingPeriod): Payslip {
  const { taxYear, options } = query;
  const { studentLoan } = options;
  return payslipOf(pay, { period, taxYear, scale: withholdingScale(options), studentLoan }, rules);
}

/**
 * Dollars that come back at tax time after a year of pays each `period`, or are to pay if below 0; undefined where the year is not
 * known. With one job they are made of the figures beside them: the pays, and the year that these come to.
 */
export function refundOf(calculation: Home, period: WithholdingPeriod): number | undefined {
  const { query, rules } = calculation;
  return query.otherJobPay
    ? taxTimeOf(query, period, rules)?.refund
    : hasYear(calculation)
      ? refundBeside(payslip(calculation, period), period, keptInYear(calculation))
      : undefined;
}

/** Take-home pay of the year in whole dollars, with the offsets that come with the tax return. */
export function keptInYear({ query, rules, pay }: Home): number {
  return sumShown([pay.netAnnual, offsetsLater(query, rules)]);
}

/** Dollars of offsets that the pay of `query` has only with the tax return. */
export function offsetsLater(query: PayQuery, rules: RuleSet): number {
  if (!query.options?.withholdTaxOffsets) return 0;
  const options = { ...query.options, withholdTaxOffsets: false };
  return payCalculator(rules)({ ...query, options }).taxOffsets;
}
