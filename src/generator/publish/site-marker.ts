/**
 * The marker file of a published site. It shows that gen-site made the folder, and says which files gen-site wrote there.
 * Any other file was put there by somebody else, and is never deleted.
 */
import path from 'node:path';
import { textOf } from './folder-contents.ts';

export const MARKER_FILE = '.gen-site.json';

/** Pages whose names differ by a number alone, such as `salary/80000.html`. */
export interface PageFamily {
  readonly before: string;
  readonly after: string;
  /** How many there are. */
  readonly count: number;
}

export interface SiteMarker {
  /** Hash of everything that the files depend on: same key, same bytes. */
  readonly key: string;
  /** Name of the rule set that the site's figures are by. */
  readonly rules: string;
  readonly families: readonly PageFamily[];
  /** Every other file but this one, relative to its folder. */
  readonly files: readonly string[];
  /** The files among them that are the operator's, from the public folder. */
  readonly public: readonly string[];
}

/** Markers of earlier versions have a lower number, and name the files in another way. */
const FORMAT = 3;

/** The text of a site's marker file: the same wherever and whenever it is built. */
export function markerText(marker: SiteMarker): string {
  return `${JSON.stringify({ format: FORMAT, ...marker })}\n`;
}

/** The marker of the site in `folder`; undefined if there is none, or one that is damaged or of another version. */
export function readMarker(folder: string): SiteMarker | undefined {
  try {
    const marker = JSON.parse(textOf(path.join(folder, MARKER_FILE)) ?? '');
    const lists = [marker?.families, marker?.files, marker?.public];
    return marker?.format === FORMAT && lists.every(Array.isArray) ? marker : undefined;
  } catch (error) {
    // A loss of power can cut off or damage the marker.
    if (!(error instanceof SyntaxError)) throw error;
    return undefined;
  }
}

/** Whether the file `name` is one of `family`. A number that is written in another way, such as 05000, is another name. */
export function isOfFamily(name: string, { before, after }: PageFamily): boolean {
  if (!name.startsWith(before) || !name.endsWith(after)) return false;
  return /^(0|[1-9]\d*)$/.test(name.slice(before.length, name.length - after.length));
}
