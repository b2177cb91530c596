/** What a visitor is told about a tax year. */
import { firstDay, lastDay } from '../pay/index.ts';

export function taxYearDescription(label: string): string {
  return `Income earned from ${firstDay(label)} to ${lastDay(label)}, ${ratesNote(label)}`;
}

/** By the first tax year it is true of. Labels are in the order of their years. */
function ratesNote(label: string): string {
  if (label < '2024-25') return 'before the Stage 3 tax cuts';
  if (label < '2026-27') return 'with the Stage 3 tax cuts';
  return 'after the cut to the lowest tax rate in July 2026';
}
