import type { PayResult } from '../pay/pay.ts';
import { formatDollars, sumShown } from './money.ts';

/** The parts of a `salary` that includes superannuation; empty if there is no salary. They add up to it. */
export function packageText(salary: number, pay: PayResult): string {
  if (salary === 0) return '';
  return `${formatDollars(salary)} package = ${formatDollars(pay.grossAnnual)} salary + ${formatDollars(superWithin(salary, pay))} super`;
}

/** The super in a `salary` that includes it, in whole dollars: what the gross pay leaves of it. */
export function superWithin(
  salary: number,
  { grossAnnual }: Pick<PayResult, 'grossAnnual'>,
): number {
  return sumShown([salary, -grossAnnual]);
}
