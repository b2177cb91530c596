/** The answer to what lands in the account: one figure by the pay cycle, and what is left for tax time. */
import {
  type Payslip,
  payslipOf,
  perPeriod,
  type TaxTime,
  taxTimeOf,
  taxYearOf,
  type WithholdingPeriod,
  withholdingScale,
} from '../../pay/index.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { offsetsLaterText } from '../../words/offset-texts.ts';
import { paidBy } from '../../words/pay-cycles.ts';
import { refundText } from '../../words/tax-time.ts';
import type { Calculation } from './home-form.ts';

export interface AnswerTexts {
  readonly amount: string;
  /** The meaning of the amount. */
  readonly words: string;
  /** The same pay by other periods. */
  readonly also: string;
  /** Empty where the set has no schedules, and where the tax depends on another pay. */
  readonly taxTime: string;
  /** Whether the year's tax on the pay is known. */
  readonly hasYear: boolean;
}

export function answerTexts(calculation: Calculation): AnswerTexts {
  const { rules, payCycle, hoursPerWeek, query, pay } = calculation;
  const period = paidBy(payCycle);
  const isByTables = hasSchedules(calculation);
  const taxTime = isByTables ? taxTimeOf(query, period, rules) : undefined;
  const hasYear = !isByTables || taxTime !== undefined;
  const amount = formatCents(paidOut(calculation, period));
  const one = PERIOD_WORDS[period];
  const rises = isByTables && payslip(calculation, period).changes.length > 0 ? ' at first' : '';
  const each = isByTables ? `lands in your account each ${one}${rises}` : `a ${one}`;
  const year = formatDollars(pay.netAnnual);
  const later = offsetsLaterText(query, rules);
  if (payCycle === 'annually' && hasYear) {
    return {
      amount: year,
      words: `a year after tax in ${query.taxYear}${later}`,
      also: `${amount} ${each}`,
      taxTime: taxTimeText(taxTime, query.otherJobPay),
      hasYear,
    };
  }
  const ofHour =
    payCycle === 'hourly'
      ? `${formatCents(paidOut(calculation, 'weekly') / hoursPerWeek)} an hour, ${formatCents(paidOut(calculation, 'fortnightly'))} a fortnight and `
      : '';
  return {
    amount,
    words: isByTables ? each : `${each} after tax in ${query.taxYear}`,
    also: hasYear
      ? `That is ${ofHour}${year} a year after all tax${later}`
      : 'This is the rate for a second job. Add the pay of your other job to see the year.',
    taxTime: taxTimeText(taxTime, query.otherJobPay),
    hasYear,
  };
}

const PERIOD_WORDS: Readonly<Record<WithholdingPeriod, string>> = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
};

/** The dollars that land in the account each period; where the year has no schedules, the share of its take-home pay. */
export function paidOut(calculation: Calculation, period: WithholdingPeriod): number {
  return hasSchedules(calculation)
    ? payslip(calculation, period).netPay
    : perPeriod(calculation.pay.netAnnual, period);
}

/** Whether the year has schedules, which may load later. */
export function hasSchedules({ rules, query }: Calculation): boolean {
  return taxYearOf(rules, query.taxYear).withholding !== undefined;
}

function payslip({ rules, query, pay }: Calculation, period: WithholdingPeriod): Payslip {
  const { taxYear, options } = query;
  const { studentLoan } = options;
  return payslipOf(pay, { period, taxYear, scale: withholdingScale(options), studentLoan }, rules);
}

function taxTimeText(taxTime: TaxTime | undefined, otherJobPay = 0): string {
  if (taxTime === undefined) return '';
  const both = otherJobPay > 0 ? ', for both jobs' : '';
  return `At tax time${both}: ${refundText(taxTime.refund, 'about ')}`;
}
