/**
 * The fingerprint of a published site: device, inode and time of change of its marker file, which a build touches last. It
 * shows, without reading them, that the files are still those of the build: an edit, a copy, a move and a restored backup each
 * give a file, or the folder that it is in, a later time of change, even if the time of modification is kept.
 */
import { utimesSync } from 'node:fs';
import path from 'node:path';
import { foldersOfName } from './file-names.ts';
import { statusOf } from './folder-contents.ts';
import { inTurns } from './in-turns.ts';
import { MARKER_FILE } from './site-marker.ts';

/** Touches the marker of the site in `folder`, which keeps its times, and returns the fingerprint. */
export function takeFingerprint(folder: string): string {
  const marker = path.join(folder, MARKER_FILE);
  const found = statusOf(marker);
  if (found !== undefined) utimesSync(marker, found.atime, found.mtime);
  return fingerprintOf(folder);
}

/**
 * Whether the site in `folder` is still the one of `fingerprint`, with all of `files`.
 * @throws the reason of `signal` if it is aborted.
 */
export async function isUnchanged(
  folder: string,
  files: Iterable<string>,
  fingerprint: string,
  signal: AbortSignal,
): Promise<boolean> {
  const marker = statusOf(path.join(folder, MARKER_FILE));
  if (marker === undefined || fingerprintOf(folder) !== fingerprint) return false;
  let areUnchanged = true;
  await inTurns(withFolders(files), signal, (name) => {
    const found = statusOf(path.join(folder, name));
    areUnchanged &&= found !== undefined && found.ctimeMs <= marker.ctimeMs;
  });
  return areUnchanged;
}

/** The published folder, and each of `files` after the folders that it is in. */
function* withFolders(files: Iterable<string>): Generator<string> {
  const folders = new Set(['.']);
  yield '.';
  for (const file of files) {
    for (const folder of foldersOfName(file)) {
      if (folders.has(folder)) continue;
      folders.add(folder);
      yield folder;
    }
    yield file;
  }
}

function fingerprintOf(folder: string): string {
  const marker = statusOf(path.join(folder, MARKER_FILE));
  return JSON.stringify([marker?.dev, marker?.ino, marker?.ctimeMs]);
}
