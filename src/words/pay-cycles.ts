/** The periods that a visitor can enter pay for. */
import type { PayPeriod } from '../pay/periods.ts';
import type { WithholdingPeriod } from '../pay/withholding/regular-pay.ts';

/** In the order of the radios. */
export const PAY_CYCLES = [
  'hourly',
  'weekly',
  'fortnightly',
  'monthly',
  'annually',
] as const satisfies readonly (PayPeriod | 'hourly')[];

export type PayCycle = (typeof PAY_CYCLES)[number];

/** A period that an amount is entered for: some pages take one by the day as well. */
export type EnteredCycle = PayCycle | 'daily';

/** One period of each, in the order of a select. */
export const CYCLE_NOUNS = {
  annually: 'year',
  monthly: 'month',
  fortnightly: 'fortnight',
  weekly: 'week',
  daily: 'day',
  hourly: 'hour',
} as const satisfies Record<EnteredCycle, string>;

/** Such as 'an hour'. */
export function onePeriod(cycle: EnteredCycle): string {
  return `${cycle === 'hourly' ? 'an' : 'a'} ${CYCLE_NOUNS[cycle]}`;
}

export const DEFAULT_PAY_CYCLE: PayCycle = 'annually';

/** Of the radios, in their order. */
export const CYCLE_NAMES: Readonly<Record<PayCycle, string>> = {
  hourly: 'Hourly',
  weekly: 'Weekly',
  fortnightly: 'Fortnightly',
  monthly: 'Monthly',
  annually: 'Annually',
};

/** Whether an amount by this cycle takes cents, as those of payslips and rates do. An annual one is whole dollars. */
export function takesCents(cycle: EnteredCycle): boolean {
  return cycle !== 'annually';
}

/** Beside a rate that may be a contractor's; empty for the other cycles. A rate by the day is asked about. */
export function forEmployees(cycle: EnteredCycle): string {
  return cycle === 'hourly'
    ? 'This is for employees: a contractor pays their own tax and super.'
    : '';
}

/** The periods that employers pay by, in the order of the columns of a table. */
export const PAID_BY = ['weekly', 'fortnightly', 'monthly'] as const satisfies WithholdingPeriod[];

/** How often a pay of this cycle is paid out, where the cycle does not say. */
export function paidBy(cycle: EnteredCycle): WithholdingPeriod {
  if (cycle === 'annually') return 'fortnightly';
  return cycle === 'hourly' || cycle === 'daily' ? 'weekly' : cycle;
}
