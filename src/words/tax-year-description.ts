/** The description of a tax year for visitors. */
import { firstDay, lastDay } from '../pay/index.ts';

export function taxYearDescription(label: string): string {
  return `Income earned from ${firstDay(label)} to ${lastDay(label)}, ${ratesNote(Number.parseInt(label, 10))}`;
}

/** By the calendar year in which the tax year starts. */
function ratesNote(start: number): string {
  if (start < 2024) return 'before the July 2024 tax cuts';
  return start < 2026 ? 'with the July 2024 tax cuts' : 'with the July 2026 tax cut';
}
