/** The figures of fields that live pages share. */
import { referenceYear } from '../reference/reference-years.ts';
import type { Figures, ReferenceSite } from './page-figures.ts';

/** The choices of the tax year, each with its super rate, after the one that is chosen. */
export function taxYearOptions({ rules, years, taxYear }: ReferenceSite): string[] {
  const rateOf = (label: string) => `${superRate(label, rules)}%`;
  return [taxYear, ...years.flatMap((label) => [label, rateOf(label)])];
}

/** The tax year that is chosen, with its super rate. */
export function chosenYear({ rules, taxYear }: ReferenceSite): Figures {
  return { 'field > year': [taxYear, `${superRate(taxYear, rules)}%`] };
}

/** The super rate that a field assumes, in percent. */
export function superOf({ taxYear, rules }: ReferenceSite): string {
  return superRate(taxYear, rules);
}

function superRate(label: string, rules: ReferenceSite['rules']): string {
  return Number(referenceYear(label, rules).superPercent).toFixed(1);
}
