/**
 * The marker file of a published site. It shows that gen-site made the folder, and lists every file that gen-site wrote.
 * A file that is not in the list was put there by somebody else, and is never deleted.
 */
import path from 'node:path';
import { type FileNamesEntry, isFileNames } from './file-names.ts';
import { parseJson, textOf } from './folder-contents.ts';

export const MARKER_FILE = '.gen-site.json';

export interface SiteMarker {
  /** Hash of everything that the files depend on: same key, same bytes. */
  readonly key: string;
  /** Name of the rule set that the site's figures are by. */
  readonly rules: string;
  /** Every file of the whole site but this one, relative to its folder; a part of a split build names them all. */
  readonly files: readonly FileNamesEntry[];
  /** The files among them that are the operator's, from the public folder; absent in sites of earlier versions. */
  readonly public?: readonly FileNamesEntry[];
}

/** Markers of earlier versions have another number, and do not list the files. */
const FORMAT = 2;

/** The text of a site's marker file: the same wherever, whenever and in whatever parts it is built. */
export function markerText(marker: SiteMarker): string {
  return `${JSON.stringify({ format: FORMAT, ...marker })}\n`;
}

/** The marker of the site in `folder`; undefined if there is none, or one that does not list the files. */
export function readMarker(folder: string): SiteMarker | undefined {
  const marker = parseJson(textOf(path.join(folder, MARKER_FILE)) ?? '');
  const isListed = isFileNames(marker?.files) && isFileNames(marker.public ?? []);
  return marker?.format === FORMAT && isListed ? marker : undefined;
}
