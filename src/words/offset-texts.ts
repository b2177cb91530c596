/** Tax offsets as texts. */

import type { PayResult } from '../pay/pay.ts';
import type { OffsetCode } from '../pay/year/tax.ts';
import { formatDollars, isSeen } from './money.ts';

/** The names of offsets as running text has them. */
export const OFFSET_NAMES: Readonly<Record<OffsetCode, string>> = {
  lowIncome: 'low income tax offset',
  lowMiddleIncome: 'low and middle income tax offset',
  seniors: 'seniors and pensioners tax offset',
  beneficiary: 'beneficiary tax offset',
  excessContributions: 'excess contributions tax offset',
  unusedLeave: 'offset for unused leave',
  terminationPayments: 'offset for termination payments',
};

/** An offset that a pay has, or takes from another job. */
export interface OffsetTexts {
  /** As running text has it, such as `low income tax offset`. */
  readonly name: string;
  /** As a row has it, such as `Low income tax offset`. */
  readonly label: string;
  /** Below 0 where it is lost. */
  readonly amount: string;
  readonly isLost: boolean;
}

/** The offsets that changed the income tax of `pay`, where whole dollars show it. */
export function offsetTexts({ offsets }: PayResult): readonly OffsetTexts[] {
  return offsets.flatMap(({ code, used }) => (isSeen(used) ? offsetText(code, used) : []));
}

function offsetText(code: OffsetCode, used: number): OffsetTexts {
  const name = OFFSET_NAMES[code];
  return {
    name,
    label: name.replace(/^./, (letter) => letter.toUpperCase()),
    amount: formatDollars(used),
    isLost: used < 0,
  };
}
