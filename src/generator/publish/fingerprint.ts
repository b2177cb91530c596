/**
 * The fingerprint of a published site: device, inode and time of change of its marker file, which a build touches last. It
 * shows, without reading them, that the files are still those of the build: an edit, a copy, a move and a restored backup each
 * give a file, or the folder that it is in, a later time of change, even if the time of modification is kept.
 *
 * The last links to a replaced site are removed after the marker is written, and that changes the linked files too. So the marker
 * is touched afterwards, and a file that was modified between the two was edited while the build ended.
 */
import { chmodSync, lstatSync, mkdirSync, type Stats, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inTurns, statusOf, textOf, walk } from './folder-contents.ts';
import { MARKER_FILE } from './site-marker.ts';

/** Touches the marker of the site in `folder`, and keeps the fingerprint in the file `record`. */
export function keepFingerprint(folder: string, record: string): void {
  const marker = path.join(folder, MARKER_FILE);
  // This changes the marker's ctime and keeps its mtime.
  chmodSync(marker, lstatSync(marker).mode);
  mkdirSync(path.dirname(record), { recursive: true });
  writeFileSync(record, fingerprintOf(lstatSync(marker)));
}

/**
 * Whether the site in `folder` is still the one whose fingerprint is in `record`.
 * @param linkedSince When a failed build began to link files of the site. A hard link changes a file's ctime.
 * @throws the reason of `signal` if it is aborted.
 */
export async function isUnchanged(
  folder: string,
  record: string,
  signal: AbortSignal | null,
  linkedSince = Number.POSITIVE_INFINITY,
): Promise<boolean> {
  const marker = statusOf(path.join(folder, MARKER_FILE));
  if (marker === undefined || textOf(record) !== fingerprintOf(marker)) return false;
  const isOld = (place: string) => {
    const found = statusOf(place);
    if (found === undefined) return false;
    if (found.ctimeMs > marker.ctimeMs && found.ctimeMs < linkedSince) return false;
    // A file may have a time in the future.
    return found.mtimeMs <= marker.mtimeMs || found.mtimeMs > marker.ctimeMs;
  };
  let areAllOld = isOld(folder);
  await inTurns(walk(folder), signal, ({ name }) => {
    areAllOld &&= isOld(path.join(folder, name));
  });
  return areAllOld;
}

function fingerprintOf({ dev, ino, ctimeMs }: Stats): string {
  return `${dev} ${ino} ${ctimeMs}`;
}
