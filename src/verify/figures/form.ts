/** The figures that every live page has before anything is entered: the tax years and their super rates. */
import { referenceYear } from '../reference/reference-years.ts';
import type { PageFigures, ReferenceSite } from './page-figures.ts';

export function formFigures({ rules, years }: ReferenceSite): PageFigures {
  const superRates = years.map(
    (label) => `${Number(referenceYear(label, rules).superPercent).toFixed(1)}%`,
  );
  return { cells: {}, prose: [...years, ...superRates] };
}
