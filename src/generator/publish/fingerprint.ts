/**
 * The fingerprint of a published site: device, inode, size and time of change of its folder and of each file, in one hash. It
 * shows without reading them that the files are still those of the last build: an edit, a copy, a move and a restored backup
 * each change one of these, even if the time of modification is kept.
 */
import { createHash } from 'node:crypto';
import { statusOf } from './folder-contents.ts';
import { inTurns } from './in-turns.ts';

/**
 * The fingerprint of `files` in `folder`; undefined if one is missing.
 * @throws the reason of `signal` if it is aborted.
 */
export async function fingerprintOf(
  folder: string,
  files: Iterable<string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const numbers: number[] = [];
  let isWhole = true;
  const add = (place: string) => {
    const found = statusOf(place);
    if (found === undefined) isWhole = false;
    else numbers.push(found.dev, found.ino, found.size, found.ctimeMs);
  };
  add(folder);
  await inTurns(files, signal, (file) => add(`${folder}/${file}`));
  return isWhole ? hashOf(new Uint8Array(Float64Array.from(numbers).buffer)) : undefined;
}

/** SHA-256, in hexadecimal digits. */
export function hashOf(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex');
}
