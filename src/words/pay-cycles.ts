/** The periods that a visitor can enter pay for. */
import type { PayPeriod } from '../pay/index.ts';

/** The periods that pay can be entered for, in the order of the radios. */
export const PAY_CYCLES = ['weekly', 'monthly', 'annually'] as const satisfies readonly PayPeriod[];

export type PayCycle = (typeof PAY_CYCLES)[number];

export const DEFAULT_PAY_CYCLE: PayCycle = 'annually';
