/** The pays that reach the account, by the withholding schedules. Sites without schedules do not load it. */
import { type PayQuery, type PayResult, payCalculator } from '../../pay/pay.ts';
import type { PayOptions } from '../../pay/pay-options.ts';
import { PERIODS_PER_YEAR } from '../../pay/periods.ts';
import type { RuleSet } from '../../pay/rules/rule-set.ts';
import type { WithholdingPeriod } from '../../pay/withholding/regular-pay.ts';
import { withholdingScale } from '../../pay/withholding/scale.ts';
import { shownCents, sumShown } from '../../words/money.ts';
import type { EnteredCycle } from '../../words/pay-cycles.ts';
import { payslipOf } from '../questions/options-of-pay.ts';

interface PaidOut {
  readonly cycle: EnteredCycle;
  readonly period: WithholdingPeriod;
  readonly weeksPerYear: number;
  readonly query: PayQuery & { readonly options: PayOptions; readonly bonus: number };
  readonly pay: PayResult;
}

/** How much more each pay of the offer is, in dollars as both are shown. Undefined where the pays are not of the same period, or not the same all year. */
export function landsMore(now: PaidOut, offer: PaidOut, rules: RuleSet): number | undefined {
  if (now.period !== offer.period) return undefined;
  const [ofNow, ofOffer] = [payslip(now, now.period, rules), payslip(offer, now.period, rules)];
  const isSteady = ofNow.changes.length + ofOffer.changes.length === 0;
  return isSteady ? sumShown([ofOffer.netPay, -ofNow.netPay], shownCents) : undefined;
}

/** One of a year's pays without the bonus, in a year that has schedules. Weeks that are not paid have no pay. */
export function payslip(of: PaidOut, period: WithholdingPeriod, rules: RuleSet) {
  const { cycle, weeksPerYear, query, pay } = of;
  const { taxYear, options } = query;
  const { studentLoan } = options;
  const usual = query.bonus > 0 ? payCalculator(rules)({ ...query, bonus: 0 }) : pay;
  // A salary and a pay by the month are paid all year.
  const isAllYear = period === 'monthly' || cycle === 'annually' || cycle === 'monthly';
  const pays = PERIODS_PER_YEAR[period] * (isAllYear ? 1 : weeksPerYear / PERIODS_PER_YEAR.weekly);
  const scale = withholdingScale(options);
  return payslipOf(usual, { period, taxYear, scale, studentLoan, pays }, rules);
}
