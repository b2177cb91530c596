/** The names of tax offsets. */
import type { OffsetCode } from '../pay/year/tax.ts';

/** As running text has them. */
export const OFFSET_NAMES: Readonly<Record<OffsetCode, string>> = {
  lowIncome: 'low income tax offset',
  lowMiddleIncome: 'low and middle income tax offset',
  seniors: 'seniors and pensioners tax offset',
  beneficiary: 'beneficiary tax offset',
  excessContributions: 'excess contributions tax offset',
  unusedLeave: 'offset for unused leave',
  terminationPayments: 'offset for termination payments',
};
