/**
 * The fingerprint of a published site: device, inode, size and time of change of its folder and of each file, in one hash. It
 * shows without reading them that the files are still those of the last build: an edit, a
 * copy, a move and a restored backup each change one of these, even if the time of modification is kept.
 *
 * It is kept apart from the site, since it differs from machine to machine. Without it, every file is compared.
 */
import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder, statusOf, textOf } from './folder-contents.ts';
import { inTurns } from './in-turns.ts';
import { whereWritable } from './system-error.ts';

/** Whether `files`, in the folder `target`, are as they were when their fingerprint was kept in the folder `records`. */
export async function isAsKept(
  target: string,
  files: Iterable<string>,
  records: string,
  signal: AbortSignal,
): Promise<boolean> {
  const kept = textOf(recordFile(records, target));
  return kept !== undefined && kept === (await fingerprintOf(target, files, signal));
}

/** Keeps the fingerprint of `files`, in the folder `target`, unless `signal` is aborted or the user may only read `records`. */
export async function keepFingerprint(
  target: string,
  files: Iterable<string>,
  records: string,
  signal: AbortSignal,
): Promise<void> {
  if (signal.aborted) return;
  const fingerprint = await fingerprintOf(target, files, signal);
  if (fingerprint === undefined) return;
  whereWritable(() => {
    makeFolder(records);
    writeFileSync(recordFile(records, target), fingerprint);
  });
}

/**
 * Undefined if a file is missing.
 * @throws the reason of `signal` if it is aborted.
 */
async function fingerprintOf(
  folder: string,
  files: Iterable<string>,
  signal: AbortSignal,
): Promise<string | undefined> {
  const hash = createHash('sha256');
  let isWhole = true;
  const add = (place: string) => {
    const found = isWhole ? statusOf(place) : undefined;
    if (found === undefined) isWhole = false;
    else hash.update(`${found.dev} ${found.ino} ${found.size} ${found.ctimeMs}\n`);
  };
  add(folder);
  await inTurns(files, signal, (file) => add(`${folder}/${file}`));
  return isWhole ? hash.digest('hex') : undefined;
}

function recordFile(records: string, target: string): string {
  return path.join(records, hashOf(target));
}

/** SHA-256, in hexadecimal digits. */
export function hashOf(contents: string | Uint8Array): string {
  return createHash('sha256').update(contents).digest('hex');
}
