/** The reason of a figure that is 0, as a sentence. Where it is a limit, the limit is in what the visitor typed: a salary. */

import type {
  LoanExplained,
  None,
  OffsetExplained,
  SurchargeExplained,
} from '../pay/explain/explanation.ts';
import type { PayQuery } from '../pay/pay.ts';
import { formatDollars } from './money.ts';

/** A salary that the visitor could type. */
export type SalaryWords = (dollars: number) => string;

export function salaryWords({ options, otherJobPay = 0 }: PayQuery): SalaryWords {
  const [noun, withSuper] = options?.includesSuperannuation
    ? ['package', ', super included']
    : ['salary', ''];
  const inThisJob = otherJobPay > 0 ? ' in this job' : '';
  return (dollars) => `a ${noun} of ${formatDollars(dollars)}${withSuper}${inThisJob}`;
}

/** True of a charge that is 0 only because of an income: a higher salary has it. */
export function isYetToStart(none: None | undefined): boolean {
  return ['upTo', 'below', 'ownIncome'].includes(none?.because ?? '');
}

/** The salary at which a charge starts that `isYetToStart`. `least` is the least whole salary that has it, in dollars. */
export function startText(none: None | undefined, least: number, words: SalaryWords): string {
  // The law's limit is the first salary that has a charge on the whole income, and the last one without any other charge.
  return `It starts at ${words(none?.because === 'below' ? least : least - 1)}.`;
}

/** Why no study loan is repaid, where another salary may change nothing; else empty. */
export function loanNone({ none }: Pick<LoanExplained, 'none'>): string {
  switch (none?.because) {
    case 'family':
      return 'The family rule takes off your Medicare levy, and the repayment with it.';
    case 'workingHoliday':
      return 'Working holiday makers are not asked for it.';
    default:
      return '';
  }
}

/** Why there is no surcharge without hospital cover, where another salary would change nothing; else empty. */
export function surchargeNone({ none }: Pick<SurchargeExplained, 'none'>): string {
  return none?.because === 'notResident' ? 'Only residents pay it.' : '';
}

/**
 * Why no tax offset is used. Only a resident could have one (`isResident`). `endOf` gives the salary at which taxable income
 * comes to a limit, in words; empty where that depends on another job.
 */
export function offsetsNone(
  offsets: readonly OffsetExplained[],
  isResident: boolean,
  endOf: (taxableIncome: number) => string,
): string {
  if (!isResident) return 'Only residents get them.';
  const [none] = offsets.flatMap((offset) => offset.none ?? []);
  switch (none?.because) {
    case 'from':
      return `They end at ${endOf(none.limit) || `${formatDollars(none.limit)} of taxable income from both jobs`}.`;
    case 'noTax':
      return 'There is no tax to take them off.';
    default:
      return '';
  }
}
