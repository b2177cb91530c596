/** The words of the calculator: the answer to what lands in the account, and what is asked of an amount. */
import { type PayQuery, payCalculator, perPeriod, type RuleSet } from '../../pay/index.ts';
import {
  type Payslip,
  payslipOf,
  type TaxTime,
  taxTimeOf,
  type WithholdingPeriod,
  withholdingScale,
} from '../../pay/withholding/index.ts';
import { formatCents, formatDollars } from '../../words/money.ts';
import type { PayCycle } from '../../words/pay-cycles.ts';
import { refundText } from '../../words/tax-time.ts';
import type { Calculation } from './calculation.ts';

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
  const { rules, query, pay } = calculation;
  const { cycle, period, hoursPerWeek } = calculation.entered;
  const isByTables = hasSchedules(calculation);
  const taxTime = isByTables ? taxTimeOf(query, period, rules) : undefined;
  const hasYear = !isByTables || taxTime !== undefined;
  const amount = formatCents(paidOut(calculation, period));
  const one = PERIOD_WORDS[period];
  const rises = isByTables && payslip(calculation, period).changes.length > 0 ? ' at first' : '';
  const each = isByTables ? `lands in your account each ${one}${rises}` : `a ${one}`;
  const year = formatDollars(pay.netAnnual);
  const later = offsetsLaterText(query, rules);
  if (cycle === 'annually' && hasYear) {
    return {
      amount: year,
      words: `a year after tax in ${query.taxYear}${later}`,
      also: `${amount} ${each}`,
      taxTime: taxTimeText(taxTime, query.otherJobPay),
      hasYear,
    };
  }
  const ofHour =
    cycle === 'hourly'
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
export function hasSchedules({ taxYear }: Calculation): boolean {
  return taxYear.withholding !== undefined;
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

/** Offsets that the pay of `query` has only with the tax return, as a clause; empty if there are none. */
export function offsetsLaterText(query: PayQuery, rules: RuleSet): string {
  if (!query.options?.withholdTaxOffsets) return '';
  const options = { ...query.options, withholdTaxOffsets: false };
  const { taxOffsets } = payCalculator(rules)({ ...query, options });
  return taxOffsets > 0
    ? `, and ${formatDollars(taxOffsets)} of tax offsets with your tax return`
    : '';
}

/** The pay cycle that `amount` dollars are more likely paid by than by `cycle`; undefined if there is none. */
export function likelyCycle(amount: number, cycle: PayCycle): PayCycle | undefined {
  return LIKELIER[cycle].findLast(([from]) => amount >= from)?.[1];
}

/** Dollars beyond any pay. */
const BEYOND = 1_000_000;

/** By the chosen pay cycle: from so many dollars on, the cycle that is likelier; none where it is left out. */
const LIKELIER: Readonly<
  Record<PayCycle, readonly (readonly [from: number, likelier?: PayCycle])[]>
> = {
  hourly: [[200, 'weekly'], [10_000, 'annually'], [BEYOND]],
  weekly: [[20_000, 'annually'], [BEYOND]],
  fortnightly: [[40_000, 'annually'], [BEYOND]],
  monthly: [[40_000, 'annually'], [BEYOND]],
  // 5,000 is the lowest salary that has a page, which leads to the calculator.
  annually: [[15, 'hourly'], [100, 'weekly'], [2_000, 'fortnightly'], [4_000, 'monthly'], [5_000]],
};
