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
  const hash = createHash('sha256');
  const numbers = new Float64Array(NUMBERS_PER_UPDATE);
  let isWhole = true;
  let filled = 0;
  const add = (place: string) => {
    const found = isWhole ? statusOf(place) : undefined;
    if (found === undefined) {
      isWhole = false;
      return;
    }
    numbers[filled++] = found.dev;
    numbers[filled++] = found.ino;
    numbers[filled++] = found.size;
    numbers[filled++] = found.ctimeMs;
    if (filled < numbers.length) return;
    hash.update(numbers);
    filled = 0;
  };
  add(folder);
  await inTurns(files, signal, (file) => add(`${folder}/${file}`));
  return isWhole ? hash.update(numbers.subarray(0, filled)).digest('hex') : undefined;
}

/** Four a file. A call for each file would take longer than the hash. */
const NUMBERS_PER_UPDATE = 2 ** 13;

/** SHA-256, in hexadecimal digits. */
export function hashOf(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex');
}
