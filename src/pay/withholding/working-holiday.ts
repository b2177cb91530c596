/** Withholding from a payment to a working holiday maker by an employer who is registered for it. */
import { amountOf } from '../amounts.ts';
import { PayError } from '../pay-error.ts';
import { tenThousandths, wholeDollarsOf } from '../rounding.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { schedulesOf } from './regular-pay.ts';

export interface WorkingHolidayQuery<Label extends string = string> {
  /** The payment in dollars, of any period; a bonus is a payment like any other. */
  readonly earnings: number;
  /** Dollars that the same employer has paid in the year before this payment. */
  readonly paidBefore: number;
  /** A label of the rule set, such as `'2026-27'`. */
  readonly taxYear: Label;
}

/**
 * Whole dollars withheld from a payment. What the payer paid earlier in the year decides the rate, which falls on the whole payment
 * without its cents. Negative amounts count as 0. Throws where the tax year is not in the set, or has no schedule there.
 * Source: ATO, PAYG withholding Schedule 15.
 */
export function withheldFromWorkingHolidayMaker<Label extends string>(
  { earnings, paidBefore, taxYear }: WorkingHolidayQuery<NoInfer<Label>>,
  rules: RuleSet<Label>,
): number {
  const { upTo, rate } = workingHolidayRate(paidBefore, taxYear, rules);
  const parts = tenThousandths(rate) * wholeDollarsOf(earnings);
  // The cents are dropped at the highest rate, and rounded at the others.
  return Math.floor((parts + (upTo === null ? 0 : 5_000)) / 10_000);
}

/** The rate of a payment, which is a fraction, after `paidBefore` dollars in the same year. Throws as above. */
export function workingHolidayRate(paidBefore: number, taxYear: string, rules: RuleSet) {
  const { rates } = schedulesOf(rules, taxYear).workingHoliday;
  const paid = amountOf(paidBefore);
  const found = rates.find(({ upTo }) => upTo === null || paid <= upTo);
  if (found === undefined) {
    throw new PayError('brokenRules', 'The last rate of Schedule 15 must be open');
  }
  return found;
}
