import type { Source, Sourced } from './rule-set.ts';

/** `figures` with the source of all of them; a function, so that a bundle can leave them out where nothing uses them. */
export function sourced<Figures extends object>(
  figures: Figures,
  source: Source,
): Figures & Sourced {
  return { ...figures, source };
}
