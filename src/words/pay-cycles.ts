/** The periods that a visitor can enter pay for. */
import type { PayPeriod } from '../pay/index.ts';
import type { WithholdingPeriod } from '../pay/withholding/index.ts';

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

export const DEFAULT_PAY_CYCLE: PayCycle = 'annually';

/** The words of a pay cycle. */
export interface CycleWords {
  /** Of its radio. */
  readonly name: string;
  /** Of the field that holds such a pay. */
  readonly title: string;
  /** One of its periods. */
  readonly one: string;
}

export const CYCLE_WORDS: Readonly<Record<PayCycle, CycleWords>> = {
  hourly: { name: 'Hourly', title: 'Gross Hourly Pay', one: 'an hour' },
  weekly: { name: 'Weekly', title: 'Gross Weekly Pay', one: 'a week' },
  fortnightly: { name: 'Fortnightly', title: 'Gross Fortnightly Pay', one: 'a fortnight' },
  monthly: { name: 'Monthly', title: 'Gross Monthly Pay', one: 'a month' },
  annually: { name: 'Annually', title: 'Gross Annual Salary (AUD)', one: 'a year' },
};

/** Of the radios, in their order. */
export const CYCLE_NAMES = Object.fromEntries(
  PAY_CYCLES.map((cycle) => [cycle, CYCLE_WORDS[cycle].name]),
);

/** Whether an amount by this cycle takes cents, as those of payslips and rates do. An annual one is whole dollars. */
export function takesCents(cycle: EnteredCycle): boolean {
  return cycle !== 'annually';
}

/** How often a pay of this cycle is paid out, where the cycle does not say. */
export function paidBy(cycle: EnteredCycle): WithholdingPeriod {
  if (cycle === 'annually') return 'fortnightly';
  return cycle === 'hourly' || cycle === 'daily' ? 'weekly' : cycle;
}
