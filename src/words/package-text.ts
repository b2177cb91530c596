import type { PayResult } from '../pay/basics.ts';
import { formatDollars } from './money.ts';

/**
 * The parts of a `salary` that includes superannuation; empty if there is no salary. The parts are whole dollars that add up to it.
 */
export function packageText(salary: number, { grossAnnual }: PayResult): string {
  if (salary === 0) return '';
  const gross = Math.round(grossAnnual);
  return `${formatDollars(salary)} package = ${formatDollars(gross)} salary + ${formatDollars(salary - gross)} super`;
}
