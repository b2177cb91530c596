/** The description of a tax year for visitors. */
import { firstDay, lastDay } from '../pay/index.ts';

export function taxYearDescription(label: string): string {
  return `Income earned from ${firstDay(label)} to ${lastDay(label)}, ${ratesNote(Number.parseInt(label, 10))}`;
}

/** By the calendar year in which the tax year starts. */
function ratesNote(start: number): string {
  if (start < 2024) return 'before the Stage 3 tax cuts';
  return start < 2026
    ? 'with the Stage 3 tax cuts'
    : 'after the cut to the lowest tax rate in July 2026';
}
