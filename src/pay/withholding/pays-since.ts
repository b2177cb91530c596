/** The number of pays of a job that began within a tax year. */
import { PERIODS_PER_YEAR } from '../periods.ts';
import { firstDay, lastDay } from '../rules/rule-set.ts';
import type { WithholdingPeriod } from './regular-pay.ts';

/**
 * The pays each `period` from the day `start`, such as `2027-02-01`, to the end of the tax year with this label, to the nearest whole one and
 * at least one. Paydays are unknown, so it may be one more or less. Undefined if the day isn't within the year.
 */
export function paysSince(
  start: string,
  taxYear: string,
  period: WithholdingPeriod,
): number | undefined {
  const [first, last] = [firstDay(taxYear), lastDay(taxYear)];
  if (!(first <= start && start <= last)) return undefined;
  const share = daysTo(last, start) / daysTo(last, first);
  return Math.max(1, Math.round(PERIODS_PER_YEAR[period] * share));
}

/** Both days included. */
function daysTo(last: string, first: string): number {
  return (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;
}
