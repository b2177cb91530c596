/**
 * The marker file of a published site. It shows that gen-site made the folder, and lists every file that gen-site wrote.
 * A file that is not in the list was put there by somebody else, and is never deleted.
 */
import path from 'node:path';
import { type FileNamesEntry, isFileNames } from './file-names.ts';
import { textOf } from './folder-contents.ts';

export const MARKER_FILE = '.gen-site.json';

export interface SiteMarker {
  readonly format: 2;
  /** Hash of everything that the files depend on: same key, same bytes. */
  readonly key: string;
  /** Name of the rule set that the site's figures are by. */
  readonly rules: string;
  /** Every file of the whole site but this one, relative to its folder; a part of a split build names them all. */
  readonly files: readonly FileNamesEntry[];
  /** Which of them are the operator's own, from the public folder; absent in sites of earlier versions. */
  readonly public?: readonly FileNamesEntry[];
}

/** The site that a marker is for; `files` are relative to its folder. */
export interface MarkedSite {
  readonly key: string;
  readonly rules: string;
  readonly files: readonly FileNamesEntry[];
  /** Which of them are the operator's own. */
  readonly publicFiles: readonly string[];
}

/** The text of a site's marker file: the same wherever, whenever and in whatever parts it is built. */
export function markerText({ key, rules, files, publicFiles }: MarkedSite): string {
  const marker: SiteMarker = {
    format: 2,
    key,
    rules,
    files,
    public: [...publicFiles].sort(),
  };
  return `${JSON.stringify(marker)}\n`;
}

/**
 * The marker of the site in `folder`; undefined if there is none, 'earlier' if a version of gen-site wrote it that did
 * not list the files, 'unreadable' if it is no marker.
 */
export function readMarker(folder: string): SiteMarker | 'earlier' | 'unreadable' | undefined {
  const text = textOf(path.join(folder, MARKER_FILE));
  if (text === undefined) return undefined;
  try {
    const marker = JSON.parse(text) as Partial<SiteMarker> | { format: 1 } | null;
    if (marker?.format === 1) return 'earlier';
    const isReadable =
      marker?.format === 2 && isFileNames(marker.files) && isFileNames(marker.public ?? []);
    return isReadable ? (marker as SiteMarker) : 'unreadable';
  } catch (error) {
    if (error instanceof SyntaxError) return 'unreadable';
    throw error;
  }
}
