/** Where figures were read, and how sure they are. */
import type { IsoDate, ReadSource, SourceId } from './legislated/sources.ts';

export type { IsoDate, ReadSource } from './legislated/sources.ts';

/** Such as `2025-08`. */
export type IsoMonth = `${number}-${number}`;

/** Where a figure was read. No calculation uses it, and the scripts of the package's own site leave it out. */
export interface Source {
  /** Such as 'Medicare Levy Act 1986, s 3'. */
  readonly cite: string;
  /** How many independent sources have the figure; of several figures, the one that fewest have. 0: none, it is derived. */
  readonly confirmed: number;
  /**
   * Provisional: derived, or the law of today that a later Budget may change. Simplified: of the simplified set, whether or
   * not the law of the year has it too. Published: a statistic, or a wage.
   */
  readonly status: 'enacted' | 'provisional' | 'simplified' | 'published';
  /** The source that was read: by its name in the sources of the legislated set or, as in the file of a new year, in full. */
  readonly sources?: readonly (SourceId | NamedSource)[];
  /** Anything odd about it. */
  readonly note?: string;
}

export interface NamedSource extends ReadSource {
  /** In capitals, such as `ATO_LITO`. */
  readonly id: string;
}

/** Figures, and the source of all of them. */
export interface Sourced {
  readonly source: Source;
}

/** Figures of a withholding schedule. */
export interface OfEdition {
  /** The first day of payment of the schedule's edition, which goes on until the next. Absent: the first day of the tax year. */
  readonly edition?: IsoDate;
}

/** `figures` with the source of all of them; a function, so that a bundle can leave them out where nothing uses them. */
export function sourced<Figures extends object>(
  figures: Figures,
  source: Source,
): Figures & Sourced {
  return { ...figures, source };
}
