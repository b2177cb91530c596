/** The answer to what lands in the account: one figure by the pay cycle, and what is left for tax time. */
import {
  type PayPeriod,
  type Payslip,
  payslipOf,
  perPeriod,
  taxYearOf,
  type WithholdingPeriod,
  withholdingScale,
} from '../../pay/index.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import { offsetsLaterText } from '../../words/offset-texts.ts';
import type { PayCycle } from '../../words/pay-cycles.ts';
import type { Calculation } from './home-form.ts';

export interface AnswerTexts {
  readonly amount: string;
  /** What the amount is. */
  readonly words: string;
  /** The same pay by other periods. */
  readonly also: string;
  /** Empty where the set has no schedules, and where the tax depends on another pay. */
  readonly taxTime: string;
}

export function answerTexts(calculation: Calculation): AnswerTexts {
  const { rules, payCycle, hoursPerWeek, query, pay } = calculation;
  const { taxYear } = query;
  const period = paidBy(payCycle);
  const isByTables = hasSchedules(calculation);
  const isRateAlone = isByTables && isSecondJobAlone(calculation);
  const amount = formatCents(paidOut(calculation, period));
  const one = PERIOD_WORDS[period];
  const rises = isByTables && payslip(calculation, period).changes.length > 0 ? ' at first' : '';
  const each = isByTables ? `lands in your account each ${one}${rises}` : `a ${one}`;
  const year = formatDollars(pay.netAnnual);
  const later = offsetsLaterText(query, rules);
  const taxTime = isByTables && !isRateAlone ? taxTimeText(calculation) : '';
  if (payCycle === 'annually' && !isRateAlone) {
    return {
      amount: year,
      words: `a year after tax in ${taxYear}${later}`,
      also: `${amount} ${each}`,
      taxTime,
    };
  }
  const ofHour =
    payCycle === 'hourly'
      ? `${formatCents(paidOut(calculation, 'weekly') / hoursPerWeek)} an hour, ${formatCents(paidOut(calculation, 'fortnightly'))} a fortnight and `
      : '';
  return {
    amount,
    words: isByTables ? each : `${each} after tax in ${taxYear}`,
    also: isRateAlone
      ? 'This is the rate for a second job. Add the pay of your other job to see the year.'
      : `That is ${ofHour}${year} a year after all tax${later}`,
    taxTime,
  };
}

const PERIOD_WORDS: Readonly<Record<WithholdingPeriod, string>> = {
  weekly: 'week',
  fortnightly: 'fortnight',
  monthly: 'month',
};

/** How often a pay of this cycle is paid out, where the cycle does not say. */
export function paidBy(cycle: PayCycle): WithholdingPeriod {
  if (cycle === 'annually') return 'fortnightly';
  return cycle === 'hourly' ? 'weekly' : cycle;
}

/** The dollars that land in the account each period; where the year has no schedules, the share of its take-home pay. */
export function paidOut(calculation: Calculation, period: WithholdingPeriod): number {
  return hasSchedules(calculation)
    ? payslip(calculation, period).netPay
    : perPeriod(calculation.pay.netAnnual, period satisfies PayPeriod);
}

/** Whether the year has schedules, which may load later. */
export function hasSchedules({ rules, query }: Calculation): boolean {
  return taxYearOf(rules, query.taxYear).withholding !== undefined;
}

/** Whether this is the rate for pay beside another that is not given: then the year's tax is unknown. */
export function isSecondJobAlone({ query }: Calculation): boolean {
  return withholdingScale(query.options) === 1 && !query.otherJobPay;
}

function payslip({ rules, query, pay }: Calculation, period: WithholdingPeriod): Payslip {
  const { taxYear, options } = query;
  const { studentLoan } = options;
  return payslipOf(pay, { period, taxYear, scale: withholdingScale(options), studentLoan }, rules);
}

function taxTimeText(calculation: Calculation): string {
  const { payCycle, query, pay } = calculation;
  const { estimatedRefund } = payslip(calculation, paidBy(payCycle));
  const refund = estimatedRefund - pay.medicareLevySurcharge;
  const both = query.otherJobPay ? ', for both jobs' : '';
  return `At tax time${both}: ${refundText(refund)}`;
}

/** Such as `about $84 back`. */
export function refundText(refund: number): string {
  const amount = formatDollars(Math.abs(refund));
  if (amount === '$0') return 'nothing more to pay';
  return `about ${amount} ${refund > 0 ? 'back' : 'to pay'}`;
}
